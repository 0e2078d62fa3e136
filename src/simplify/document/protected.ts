import { type Document, type Edit, overlaps, type Span } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { definedTerms, names, occurrences, quotations } from '../../language/protect/index.ts';
import type { Structure } from './structure.ts';
import { without } from './terms.ts';

/** Places of a document whose words are never changed, although they may move with their sentence. */
export interface Protection {
  /** The phrases that the document defines. */
  readonly terms: readonly string[];
  /** The edits of a block that leave every protected place verbatim. */
  sparing(edits: readonly Edit[], paragraph: number): readonly Edit[];
}

/** Quotations, defined terms and names of a document. */
export function protectionOf(
  { text, blocks }: Structure,
  document: Document,
  language: Language,
  own: readonly string[] = [],
): Protection {
  const { facts, capitalNouns = false } = language.profile;
  const quoted = quotations(text, blocks);
  const terms = definedTerms(text, quoted, facts?.defining ?? []);
  const fixed = [...quoted, ...occurrences(text, [...terms, ...own])].sort(
    (a, b) => a.start - b.start,
  );
  return {
    terms,
    sparing(edits, paragraph) {
      if (edits.length === 0) return edits;
      const block = blocks[paragraph];
      const places = [
        ...fixed.filter((each) => overlaps(each, block)).map((each) => within(each, block)),
        ...document.paragraphs[paragraph].sentences.flatMap((each) => names(each, capitalNouns)),
      ];
      let kept = edits;
      for (const edit of edits) {
        if (places.some((place) => !isVerbatim(text, edit, place))) kept = without(kept, edit);
      }
      return kept;
    },
  };
}

function within({ start, end }: Span, block: Span): Span {
  return { start: Math.max(start, block.start), end: Math.min(end, block.end) };
}

/** Does an edit leave the words of a place unchanged? */
function isVerbatim(text: string, { span, replacement }: Edit, place: Span): boolean {
  if (span.start === span.end) return span.start <= place.start || span.start >= place.end;
  if (!overlaps(span, place)) return true;
  const shared = text.slice(Math.max(span.start, place.start), Math.min(span.end, place.end));
  // A partly rewritten place must remain contiguous.
  if (place.start < span.start && !replacement.startsWith(shared)) return false;
  if (place.end > span.end && !replacement.endsWith(shared)) return false;
  return replacement.includes(shared);
}
