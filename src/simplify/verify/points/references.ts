import type { Span } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import { isEnumerator } from '../enumerators.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** § 3a, Art. 5, Abs. 2, 12(3)(b), (ii), [4]: where to look, and which clause is meant. */
const REFERENCE =
  /§+\s*\d+\s?[a-z]?(?![\p{L}\p{N}])|\d+[a-z]?(?:\((?:\d{1,3}|[a-z]{1,4})\))+|(?<![\p{L}\p{N}])\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)|\[\d{1,3}\]|(?<![\p{L}\p{N}])\d+(?:\.\d+){2,}(?![\p{L}\p{N}])/gu;

/** References: numbers of clauses and paragraphs, citations. */
export function references(source: Reading, candidate: Reading): Verdict[] {
  const lost = missing(source, candidate);
  if (lost.length > 0) {
    return [verdict('references', 'lost', `The new text leaves out ${said(source, lost)}.`, lost)];
  }
  const added = missing(candidate, source);
  if (added.length > 0) {
    const because = `The new text adds ${said(candidate, added)}.`;
    return [verdict('references', 'added', because, [], added)];
  }
  return [];
}

function missing(here: Reading, there: Reading): Span[] {
  const other = bare(there.text);
  return [...here.text.matchAll(REFERENCE)]
    .filter(([reference]) => !other.includes(bare(reference)))
    .map(({ 0: reference, index }) => ({ start: index, end: index + reference.length }))
    .filter((place) => !isEnumerator(place, here));
}

function bare(text: string): string {
  return text.replace(/[\s\u00a0]+/gu, '');
}
