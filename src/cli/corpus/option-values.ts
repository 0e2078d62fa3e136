import { KlartextError } from '../../core/index.ts';

function wrong(name: string, value: string, wanted: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `--${name} is "${value}", but should be ${wanted}.`,
    'See "klartext help corpus".',
  );
}

/** A whole number from 0 on. */
export function wholeOption(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw wrong(name, value, 'a whole number');
}

/** A number from 0 to 1. */
export function shareOption(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  const share = Number(value);
  if (value.trim() !== '' && share >= 0 && share <= 1) return share;
  throw wrong(name, value, 'a number from 0 to 1');
}

/** `10..70`, `10..` or `..70`. */
export function rangeOption(name: string, value: string): readonly [least: number, most: number] {
  const [, from, to] = /^([\d.]*?)\.\.([\d.]*)$/.exec(value) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) {
    throw wrong(name, value, 'a range such as 10..70');
  }
  const least = from === '' ? 0 : Number(from);
  const most = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (Number.isNaN(least) || Number.isNaN(most) || least > most) {
    throw wrong(name, value, 'a range such as 10..70');
  }
  return [least, most];
}
