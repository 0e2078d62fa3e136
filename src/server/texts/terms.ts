import type { Steering } from '../../contract/index.ts';
import { type Edit, overlaps, type Sentence, type Span } from '../../core/index.ts';
import { without } from '../../simplify/document/terms.ts';

/** Applies an editor's term lists to the words of a text. */
export class TermLists {
  private readonly kept: readonly string[][];
  private readonly glossary: readonly {
    readonly words: string[];
    readonly replacement?: string;
    readonly explanation?: string;
  }[];

  constructor({ glossary = [], protected: kept = [] }: Steering) {
    this.kept = kept.map(wordsOf).filter((words) => words.length > 0);
    this.glossary = glossary
      .map(({ term, replacement, explanation }) => ({
        words: wordsOf(term),
        ...(replacement !== undefined && { replacement }),
        ...(explanation !== undefined && { explanation }),
      }))
      .filter(({ words }) => words.length > 0);
  }

  get isEmpty(): boolean {
    return this.kept.length === 0 && this.glossary.length === 0;
  }

  /** The edits without those that touch protected terms, and with those of the glossary. */
  follow(sentence: Sentence, edits: readonly Edit[]): readonly Edit[] {
    if (this.isEmpty) return edits;
    const own = this.glossary.flatMap((entry) => glossaryEdits(sentence, entry));
    const stays = [
      ...this.kept.flatMap((words) => places(sentence, words)),
      ...own.map(({ span }) => span),
    ];
    let followed = edits;
    for (const edit of edits) {
      if (stays.some((span) => touches(edit.span, span))) followed = without(followed, edit);
    }
    const added: Edit[] = [];
    for (const edit of own) {
      if (!added.some(({ span }) => touches(edit.span, span))) added.push(edit);
    }
    return [...followed, ...added].sort((a, b) => a.span.start - b.span.start);
  }

  /** Is this place part of a protected term? */
  protects(sentence: Sentence, span: Span): boolean {
    return this.kept.some((words) => places(sentence, words).some((each) => overlaps(each, span)));
  }

  /** The glossary entry of a word. */
  entryAt(sentence: Sentence, span: Span) {
    return this.glossary.find(({ words }) =>
      places(sentence, words).some((each) => overlaps(each, span)),
    );
  }
}

function wordsOf(term: string): string[] {
  return term.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

/** The places where the words of a term occur in sequence, by form or by lemma. */
function places({ tokens }: Sentence, words: readonly string[]): Span[] {
  const found: Span[] = [];
  const forms = tokens.map(({ form }) => form.toLowerCase());
  const lemmas = tokens.map(({ form, analysis }) => (analysis?.lemma ?? form).toLowerCase());
  const joined = words.join('');
  for (let at = 0; at < tokens.length; at++) {
    // Tokenizers differ on hyphens and apostrophes, so compare the letters only.
    let written = '';
    for (let end = at; end < tokens.length && written.length < joined.length; end++) {
      written += forms[end];
      const isLast = written === joined || (end === at && lemmas[at] === joined);
      if (!isLast) continue;
      found.push({ start: tokens[at].start, end: tokens[end].end });
      at = end;
      break;
    }
  }
  return found;
}

function glossaryEdits(
  sentence: Sentence,
  {
    words,
    replacement,
    explanation,
  }: { words: readonly string[]; replacement?: string; explanation?: string },
): Edit[] {
  const shared = { source: 'glossary', confidence: 1 };
  const found = places(sentence, words);
  if (replacement !== undefined) {
    return found.map((span) => ({
      ...shared,
      span,
      replacement: span.start === sentence.start ? capital(replacement) : replacement,
      operation: 'substitute' as const,
      reason: 'Your glossary says so.',
    }));
  }
  if (explanation === undefined || found.length === 0) return [];
  const span = { start: found[0].end, end: found[0].end };
  const reason = 'Your glossary explains it.';
  return [{ ...shared, span, replacement: ` (${explanation})`, operation: 'explain', reason }];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function touches(a: Span, b: Span): boolean {
  return (
    overlaps(a, b) ||
    (a.start >= b.start && a.end <= b.end) ||
    (b.start >= a.start && b.end <= a.end)
  );
}
