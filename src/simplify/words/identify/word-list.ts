import type { Document, Sentence } from '../../../core/index.ts';
import { lemmaOf } from './features.ts';

/** Finds the tokens of a sentence that belong to a user's list of words and phrases. */
export type ListedTokens = (document: Document, sentence: Sentence) => ReadonlySet<number>;

const NOTHING: ReadonlySet<number> = new Set();

/** A list of words (in any form) and phrases (as written); case does not matter. */
export function listedTokens(entries: Iterable<string>): ListedTokens {
  const words = new Set<string>();
  const phrases = new Map<string, string[]>();
  for (const entry of entries) {
    const plain = entry.trim().toLowerCase().replace(/\s+/gu, ' ');
    const space = plain.indexOf(' ');
    if (plain === '') continue;
    words.add(plain);
    if (space < 0) continue;
    const first = plain.slice(0, space);
    phrases.set(first, [...(phrases.get(first) ?? []), plain]);
  }
  if (words.size === 0) return () => NOTHING;
  return (document, sentence) => {
    const found = new Set<number>();
    sentence.tokens.forEach((token, i) => {
      const form = token.form.toLowerCase();
      if (words.has(form) || words.has(lemmaOf(token).toLowerCase())) found.add(i);
      for (const phrase of phrases.get(form) ?? []) {
        const end = token.start + phrase.length;
        if (document.text.slice(token.start, end).toLowerCase() !== phrase) continue;
        for (let k = i; k < sentence.tokens.length && sentence.tokens[k].end <= end; k++) {
          found.add(k);
        }
      }
    });
    return found;
  };
}
