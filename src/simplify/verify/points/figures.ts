import { overlaps, type Span, type Token } from '../../../core/index.ts';
import type { Quantity } from '../../../language/facts/index.ts';
import { said, verdict } from '../classes.ts';
import { isEnumerator } from '../enumerators.ts';
import type { Reading } from '../reading.ts';
import { type Replacement, spanOf } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Numbers: every one of the source is in the candidate, and no other. */
export function figures(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swapped = replacements.find((each) => isOther(each, source, candidate));
  if (!swapped) return verdicts;
  const [before, after] = [spanOf(swapped.source), spanOf(swapped.candidate)];
  const because = `${said(source, before)} became ${said(candidate, after)}.`;
  return [verdict('figures', 'changed', because, before, after)];
}

/** Does a number replace another, even if both occur elsewhere? */
function isOther(replacement: Replacement, source: Reading, candidate: Reading): boolean {
  const before = valuesIn(spanOf(replacement.source), source);
  const after = valuesIn(spanOf(replacement.candidate), candidate);
  if (before.length > 0 && after.length > 0) return !before.some((value) => after.includes(value));
  // "COVID-19", "7:00": the same signs around other digits.
  const [own, ...more] = replacement.source;
  const [other, ...others] = replacement.candidate;
  if (!own || !other || more.length + others.length > 0) return false;
  const bare = ({ form }: Token) => form.replace(/\p{Nd}+/gu, '0');
  return bare(own) === bare(other) && bare(own) !== own.form && digits(own) !== digits(other);
}

function valuesIn(places: readonly Span[], { quantities }: Reading): number[] {
  return quantities
    .filter((each) => each.kind === 'number' && places.some((place) => overlaps(each, place)))
    .flatMap(({ values }) => values);
}

/** The numbers of a word without zeros in front. */
const digits = ({ form }: Token) =>
  (form.normalize('NFKC').match(/\d+/gu) ?? []).map(Number).join(' ');

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const lost = missing(source, candidate);
  const added = missing(candidate, source);
  if (lost.length > 0 && added.length > 0) {
    const because = `${said(source, lost)} became ${said(candidate, added)}.`;
    return [verdict('figures', 'changed', because, lost, added)];
  }
  if (lost.length > 0) {
    return [verdict('figures', 'lost', `The new text leaves out ${said(source, lost)}.`, lost)];
  }
  if (added.length > 0) {
    const because = `The new text adds ${said(candidate, added)}.`;
    const state = added.every((each) => isCount(each, candidate)) ? 'unsure' : 'added';
    return [verdict('figures', state, because, [], added)];
  }
  const numbers = source.dates.numbers.filter(({ firm }) => firm);
  return numbers.length === 0 ? [] : [verdict('figures', 'kept', 'All numbers are kept.', numbers)];
}

/** The firm numbers of one text that the other does not have. */
function missing(here: Reading, there: Reading): Quantity[] {
  const values = new Set(
    [...there.quantities].filter(({ kind }) => kind === 'number').flatMap((each) => each.values),
  );
  for (const { readings } of there.dates.dates) {
    for (const { day, year } of readings) {
      for (const value of [day, year]) if (value !== undefined) values.add(value);
    }
  }
  return here.dates.numbers.filter(
    (number) =>
      number.firm &&
      number.kind === 'number' &&
      !isEnumerator(number, here) &&
      !number.values.some((value) => values.has(value)),
  );
}

/** "There are two ways": a small spelled-out number may count the items in the source. */
function isCount({ values: [value], start, end }: Quantity, { text }: Reading): boolean {
  return !/\p{Nd}/u.test(text.slice(start, end)) && value <= MOST_COUNTED;
}

const MOST_COUNTED = 6;
