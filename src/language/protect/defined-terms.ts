import type { Span } from '../../core/index.ts';

/** A defined term is a short phrase. */
const MOST_WORDS = 6;
/** The number of letters before and after a quoted phrase that are searched for a defining word. */
const REACH = 40;

/**
 * The phrases that a text defines: “Personal data” means …, (the “Supplier”), im Folgenden „Anbieter“.
 *
 * @example definedTerms('The “Lender” means the bank.', [{ start: 4, end: 12 }], ['means']) // ['Lender']
 */
export function definedTerms(
  text: string,
  quotations: readonly Span[],
  defining: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const { start, end } of quotations) {
    const phrase = text.slice(start + 1, end - 1).trim();
    const words = phrase.split(/\s+/).length;
    if (phrase === '' || words > MOST_WORDS || /[.!?;:,。！？؟]$|[.!?;:。]\s/u.test(phrase))
      continue;
    const before = text.slice(Math.max(0, start - REACH), start).toLowerCase();
    const after = text.slice(end, end + REACH).toLowerCase();
    const isBracketed = /[(（][^()（）]*$/u.test(before) && /^[^()（）]*[)）]/u.test(after);
    if (isBracketed || defining.some((word) => hasWord(before, word) || hasWord(after, word))) {
      found.add(phrase);
    }
  }
  return [...found];
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isBorder(text, at, word) && isBorder(text, at + word.length, word)) return true;
  }
  return false;
}

/** In scripts without spaces, words have no visible boundaries. */
function isBorder(text: string, at: number, word: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word)) return true;
  return !/\p{L}/u.test(text[at - 1] ?? '') || !/\p{L}/u.test(text[at] ?? '');
}

/** The places of phrases in a text, also with an ending of up to two letters: Anbieter, Anbieters. */
export function occurrences(text: string, phrases: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const phrase of phrases) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
      const ending = /^\p{L}*/u.exec(text.slice(at + phrase.length))?.[0].length ?? 0;
      const inside = /\p{L}/u.test(text[at - 1] ?? '') && /\p{Script=Latin}/u.test(phrase);
      if (!inside && ending <= 2) found.push({ start: at, end: at + phrase.length + ending });
    }
  }
  return found;
}
