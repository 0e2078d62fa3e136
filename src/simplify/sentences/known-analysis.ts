import type { Document, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';

const MOST_KEPT = 24;

/** A language that remembers its last analyses: checks look at the same texts several times. */
export interface RememberingLanguage {
  readonly language: Language;
  /** Lets a sentence of an analysed document be known by its text. */
  remember(text: string, sentence: Sentence): void;
}

export function remembering(language: Language): RememberingLanguage {
  const known = new Map<string, Document>();
  const keep = (text: string, document: Document) => {
    if (known.size >= MOST_KEPT) known.delete(known.keys().next().value as string);
    known.set(text, document);
    return document;
  };
  return {
    language: {
      ...language,
      analyse: (text, options) =>
        options?.accurate
          ? language.analyse(text, options)
          : (known.get(text) ?? keep(text, language.analyse(text))),
    },
    remember(text, { start, tokens }) {
      const sentence = {
        start: 0,
        end: text.length,
        tokens:
          start === 0
            ? tokens
            : tokens.map((token) => ({
                ...token,
                start: token.start - start,
                end: token.end - start,
              })),
      };
      const paragraph = {
        start: 0,
        end: text.length,
        kind: 'text' as const,
        sentences: [sentence],
      };
      keep(text, { text, language: language.id, paragraphs: [paragraph] });
    },
  };
}
