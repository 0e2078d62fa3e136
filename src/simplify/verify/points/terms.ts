import type { Span } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Protected terms: those that the document defines, and those of the user. */
export function terms(
  source: Reading,
  candidate: Reading,
  protectedTerms: readonly string[],
): Verdict[] {
  const other = candidate.text.toLowerCase();
  const lost: Span[] = [];
  const kept: Span[] = [];
  for (const term of protectedTerms) {
    const at = placeOf(source.text, term);
    if (!at) continue;
    (other.includes(stem(term)) ? kept : lost).push(at);
  }
  if (lost.length > 0) {
    return [
      verdict('terms', 'lost', `The new text must keep the term ${said(source, lost)}.`, lost),
    ];
  }
  return kept.length === 0 ? [] : [verdict('terms', 'kept', 'All terms are kept.', kept)];
}

function placeOf(text: string, term: string): Span | undefined {
  const start = text.toLowerCase().indexOf(term.toLowerCase());
  return start < 0 || term === '' ? undefined : { start, end: start + term.length };
}

/** A term without the ending of its last word, which its place in the sentence may change. */
function stem(term: string): string {
  const lower = term.toLowerCase();
  return lower.length > 6 ? lower.slice(0, -2) : lower;
}
