import type { Mention } from '../../../language/closed-class/index.ts';
import { classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Units and money: what a number counts, and per which unit. */
export function units(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const signs = otherSigns(source, candidate);
  if (signs) {
    const because = `“${signs[0]}” became “${signs[1]}”.`;
    return [verdict('units', 'changed', because)];
  }
  const turned = replacements.find(
    ({ source: [own, ...more], candidate: [other, ...others] }) =>
      own && other && more.length + others.length === 0 && isOtherSymbol(own.form, other.form),
  );
  if (turned) {
    const [own, other] = [turned.source, turned.candidate];
    const because = `${said(source, own)} became ${said(candidate, other)}.`;
    return [verdict('units', 'changed', because, own, other)];
  }
  const swaps = classSwaps(source, candidate, 'units', replacements);
  return swaps.length > 0 ? swapVerdicts('units', source, candidate, swaps) : verdicts;
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const lost = missing(source, candidate);
  const added = missing(candidate, source);
  if (lost.length === 0) return [];
  if (added.length > 0) {
    const because = `${said(source, lost)} became ${said(candidate, added)}.`;
    return [verdict('units', 'changed', because, lost, added)];
  }
  const counted = lost.filter((unit) => isCounted(unit, source));
  if (counted.length === 0) return [];
  return [verdict('units', 'lost', `The new text leaves out ${said(source, counted)}.`, counted)];
}

function missing(here: Reading, there: Reading): Mention[] {
  const other = new Set(there.mentions('units').map(({ name }) => name));
  return here.mentions('units').filter(({ name }) => !other.has(name));
}

/** More letters than may stand between a unit and its number. */
const NEAR = 4;

/** Is a number directly before or after a unit? */
function isCounted({ start, end }: Mention, reading: Reading): boolean {
  const { text } = reading;
  return reading
    .quantitiesAt({ start: start - NEAR, end: end + NEAR })
    .some(
      (number) =>
        (number.end <= start && /^[\s\u00a0-]{0,2}$/.test(text.slice(number.end, start))) ||
        (end <= number.start && /^[\s\u00a0]?$/.test(text.slice(end, number.start))),
    );
}

/** "per km²" → "per m²" */
function isOtherSymbol(own: string, other: string): boolean {
  return own !== other && [own, other].every((form) => SYMBOL.test(form));
}

const SYMBOL = /^(?:[ckM]?m[²³]|[mck]m|[kmµ]g|[kMGT]Wh?|[kKMGT]B|%|‰)$/u;

/** A figure with another symbol: "65 km" → "65 m", also where a class of units has several of them. */
function otherSigns(source: Reading, candidate: Reading): readonly [string, string] | undefined {
  const [before, after] = [signsIn(source), signsIn(candidate)];
  for (const [figure, signs] of before) {
    const others = after.get(figure) ?? [];
    const lost = signs.find((sign) => !others.includes(sign));
    const fresh = others.find((sign) => !signs.includes(sign));
    if (lost && fresh) return [`${figure} ${lost}`, `${figure} ${fresh}`];
  }
  return undefined;
}

/** Symbols of units that are the same in all languages. */
const SYMBOLS =
  '[mckM]?m[²³]?|[kmMµ]?g|[mcdhM]?[lL]|[kMGT]?Wh?|[kKMGT]?B|[kM]?Hz|[m]?s|h|min|ha|t|°C|%|‰|€|[$]|£';
const SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d[\\d.,]*)[\\s\u00a0]?(${SYMBOLS})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The symbols behind each figure of a text. */
const signsIn = (reading: Reading): ReadonlyMap<string, readonly string[]> =>
  reading.once('signs', () => {
    const found = new Map<string, string[]>();
    for (const [, figure, sign] of reading.text.matchAll(SIGN)) {
      found.set(figure, [...(found.get(figure) ?? []), sign]);
    }
    return found;
  });
