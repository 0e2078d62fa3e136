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

/** Is a number directly before or after a unit? */
function isCounted({ start, end }: Mention, { quantities, text }: Reading): boolean {
  return quantities.some(
    (number) =>
      (number.end <= start && /^[\s\u00a0-]{0,2}$/.test(text.slice(number.end, start))) ||
      (end <= number.start && /^[\s\u00a0]?$/.test(text.slice(end, number.start))),
  );
}

/** "65 km.Va" → "65 m.Va": the unit after a figure, without a space before the next word. */
function otherSigns(source: Reading, candidate: Reading): readonly [string, string] | undefined {
  const [before, after] = [signsIn(source), signsIn(candidate)];
  for (const [figure, sign] of before) {
    const other = after.get(figure);
    if (other !== undefined && other !== sign) return [`${figure} ${sign}`, `${figure} ${other}`];
  }
  return undefined;
}

const SIGN = /(?<![\p{L}\p{N}.,])(\d[\d.,]*)\s?(\p{L}{1,3})\.(?=\p{Lu})/gu;

const signsIn = (reading: Reading): ReadonlyMap<string, string> =>
  reading.once(
    'signs',
    () => new Map([...reading.text.matchAll(SIGN)].map(([, figure, sign]) => [figure, sign])),
  );
