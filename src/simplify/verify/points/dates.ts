import type { Span } from '../../../core/index.ts';
import type { DateFact, Quantity } from '../../../language/facts/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Dates, months, days of the week, times of day and time zones. */
export function dates(source: Reading, candidate: Reading): Verdict[] {
  const lost = [...missingDates(source, candidate), ...missingWords(source, candidate)];
  const added = [...missingDates(candidate, source), ...missingWords(candidate, source)];
  if (lost.length === 0 && added.length === 0) {
    const all = source.dates.dates.filter(({ firm }) => firm);
    return all.length === 0 ? [] : [verdict('dates', 'kept', 'All dates are kept.', all)];
  }
  const state =
    lost.length > 0 && added.length > 0 ? 'changed' : lost.length > 0 ? 'lost' : 'added';
  const because =
    state === 'changed'
      ? `${said(source, lost)} became ${said(candidate, added)}.`
      : state === 'lost'
        ? `The new text leaves out ${said(source, lost)}.`
        : `The new text adds ${said(candidate, added)}.`;
  return [verdict('dates', state, because, lost, added)];
}

function missingDates(here: Reading, there: Reading): DateFact[] {
  const numbers = new Set<number>();
  const months = new Set<number>();
  for (const { kind, values } of there.quantities) {
    for (const value of values) (kind === 'month' ? months : numbers).add(value);
  }
  for (const { readings } of there.dates.dates) {
    for (const { day, month, year } of readings) {
      months.add(month);
      for (const value of [day, year]) if (value !== undefined) numbers.add(value);
    }
  }
  return here.dates.dates.filter(
    ({ firm, readings }) =>
      firm &&
      !readings.some(
        ({ day, month, year }) =>
          months.has(month) &&
          (day === undefined || numbers.has(day)) &&
          (year === undefined || numbers.has(year)),
      ),
  );
}

/** Months without a day, days of the week, and zones: each must be named in both texts. */
function missingWords(here: Reading, there: Reading): Span[] {
  const other = namedTimes(there);
  return [...namedTimes(here)].filter(([name]) => !other.has(name)).map(([, place]) => place);
}

const ZONE =
  /(?<![\p{L}\p{N}])(?:UTC|GMT|CES?T|MES?Z|[ECMP][SD]T|BST|WES?T|EES?T|JST|MSK|МСК|IST|AES?T)(?:[+-]\d{1,2}(?::\d{2})?)?(?![\p{L}\p{N}])/gu;

function namedTimes(reading: Reading): ReadonlyMap<string, Span> {
  return reading.once('named-times', () => {
    const found = new Map<string, Span>();
    const weekdays = reading.language.closedClasses?.weekdays ?? [];
    for (const { form, start, end, analysis } of reading.tokens) {
      const words = [form.toLowerCase(), analysis?.lemma.toLowerCase() ?? ''];
      const day = weekdays.findIndex((names) => names.some((name) => words.includes(name)));
      if (day >= 0) found.set(`day ${day}`, { start, end });
    }
    for (const { kind, values, firm, start, end } of reading.quantities as readonly Quantity[]) {
      if (kind === 'month' && firm) found.set(`month ${values[0]}`, { start, end });
    }
    // In a text of capitals, "IST" is a word.
    const isShouted = !/\p{Ll}{3}/u.test(reading.text);
    for (const match of isShouted ? [] : reading.text.matchAll(ZONE)) {
      found.set(match[0], { start: match.index, end: match.index + match[0].length });
    }
    return found;
  });
}
