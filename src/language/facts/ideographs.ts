import type { IdeographicNumerals } from '../profile.ts';

/** The value of a numeral in Chinese or Japanese characters, which may include figures: 二〇〇八, 三十五, 1.2亿. */
export function ideographicValue(numeral: string, signs: IdeographicNumerals): number | undefined {
  if (/^[\d.,]+$/.test(numeral)) return Number(numeral.replaceAll(',', ''));
  let total = 0;
  let section = 0;
  let digits = '';
  const pending = () => (digits === '' ? undefined : Number(digits));
  for (const sign of numeral) {
    const unit = signs.units[sign];
    if (unit === undefined) {
      const digit = signs.digits[sign];
      digits += sign === signs.point ? '.' : (digit ?? sign);
      continue;
    }
    if (unit >= 10_000) {
      const multiplied = section + (pending() ?? 0);
      if (multiplied === 0) {
        total = (total || 1) * unit;
      } else {
        total += multiplied * unit;
      }
      section = 0;
    } else {
      section += (pending() ?? 1) * unit;
    }
    digits = '';
  }
  const value = total + section + (pending() ?? 0);
  return Number.isFinite(value) ? value : undefined;
}

/** A pattern for runs of numeral characters and figures. */
export function numeralPattern(signs: IdeographicNumerals): RegExp {
  const all = Object.keys(signs.digits).concat(Object.keys(signs.units)).join('');
  return new RegExp(`[\\d${all}][\\d${all}.,${signs.point ?? ''}]*`, 'g');
}
