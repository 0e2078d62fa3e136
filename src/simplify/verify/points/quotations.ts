import type { Span } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Quotations stay word for word. */
export function quotations(source: Reading, candidate: Reading): Verdict[] {
  const lost = missing(source, candidate);
  const added = missing(candidate, source);
  if (lost.length === 0 && added.length === 0) {
    const all = source.quotations;
    return all.length === 0
      ? []
      : [verdict('quotations', 'kept', 'All quotations are verbatim.', all)];
  }
  if (lost.length > 0) {
    const state = added.length > 0 ? 'changed' : 'lost';
    return [
      verdict(
        'quotations',
        state,
        `The new text does not quote ${said(source, lost)} word for word.`,
        lost,
        added,
      ),
    ];
  }
  const because = `${said(candidate, added)} appears as a quotation but is not in the source.`;
  return [verdict('quotations', 'added', because, [], added)];
}

function missing(here: Reading, there: Reading): Span[] {
  const other = plain(there.text);
  return here.quotations.filter(({ start, end }) => {
    if (here.isSpaced && isMispaired(here.text, start, end)) return false;
    const words = plain(here.text.slice(start, end)).trim();
    return words !== '' && !other.includes(words) && !isInflected(words, other);
  });
}

/** A term in quotation marks has the endings of its place: „gehaltene Parteien“, „gehaltenen Parteien“. */
function isInflected(words: string, other: string): boolean {
  const term = words.toLowerCase().split(' ');
  if (term.length > LONGEST_TERM) return false;
  const lower = other.toLowerCase();
  const pattern = term
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .map((word) =>
      word.length < LEAST_INFLECTED ? word : `${word.slice(0, -ENDING)}\\p{L}{0,${2 * ENDING}}`,
    )
    .join(' ');
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u').test(lower);
}

const LONGEST_TERM = 4;
const ENDING = 2;
/** Shorter words stay as they are. */
const LEAST_INFLECTED = 4;

/** A lone quotation mark pairs with the next one: "Public Code!“ – Wenn … sein!” */
function isMispaired(text: string, start: number, end: number): boolean {
  // Other marks show by their form which half they are.
  if (!/^["“”„]/u.test(text[start])) return false;
  return (
    /[\p{L}\p{N}.,!?]/u.test(text[start - 1] ?? '') ||
    /["“”„]/u.test(text.slice(start + 1, end - 1))
  );
}

/** Without quotation marks, and with plain spaces: marks may be written otherwise. */
function plain(text: string): string {
  return text
    .replace(/["“”„«»‹›「」『』＂〝〟]/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .replace(/[.,;:!?]+ ?$/u, '');
}
