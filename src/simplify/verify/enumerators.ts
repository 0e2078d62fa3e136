import type { Span } from '../../core/index.ts';
import type { Reading } from './reading.ts';

const ITEM =
  /(?:(?<=^|[\s:;,])\((\d{1,2}|[a-z]|[ivx]{1,5})\)|(?<=^|\n)[ \t]*(\d{1,2}|[a-z])[.)])(?=\s)/gu;

/** The marks that number the items of a list, in order from the first: (1) … (2) …, a) … b) … */
export function enumerators(reading: Reading): readonly Span[] {
  return reading.once('enumerators', () => {
    const found = [...reading.text.matchAll(ITEM)].map(({ 0: mark, 1: a, 2: b, index }) => ({
      start: index,
      end: index + mark.length,
      label: a ?? b,
    }));
    const series = ['123456789', 'abcdefghi'].map((labels) => [...labels]);
    const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
    return [...series, roman].flatMap((labels) => {
      const own = found.filter(({ label }) => labels.includes(label));
      const isInOrder = own.length > 1 && own.every(({ label }, at) => label === labels[at]);
      return isInOrder ? own : [];
    });
  });
}

export function isEnumerator(place: Span, reading: Reading): boolean {
  return enumerators(reading).some(({ start, end }) => place.start >= start && place.end <= end);
}
