import type { Sentence } from '../../../core/index.ts';
import { isWord, type LintRule, listOf } from '../rule.ts';
import type { Wording } from '../wording.ts';

const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}&]{1,5}s?$/u;
const LONGEST_INITIALS = 6;
const ROMAN = /^[IVXLCDM]+$/;

export const abbreviation: LintRule = {
  name: 'abbreviation',
  summary: 'abbreviations that are not explained',
  needs: [],
  findsWords: true,
  defaults: { known: [] },
  start(settings) {
    const explained = new Set<string>();
    const seen = new Set<string>();
    const listed = new Set(listOf(settings, 'known'));
    return function* ({ sentences, document, language, wording }) {
      for (const form of explainedIn(document.text)) explained.add(form);
      for (const sentence of sentences) {
        if (isShouted(sentence)) continue;
        const shouted = shoutedIn(sentence);
        for (const { form, start, end } of wholeAbbreviations(sentence, document.text, wording)) {
          const full = wording.abbreviations[form] ?? wording.abbreviations[form.toLowerCase()];
          const isShort =
            full !== undefined || (form.endsWith('.') && language.isAbbreviation(form));
          // "HA/2025/00731" is the number of a file.
          const isNumber = /^\/\d/.test(document.text.slice(end, end + 2));
          const isInitials = CAPITALS.test(form) && !ROMAN.test(form) && !isNumber;
          if (!isShort && (!isInitials || shouted.has(start))) continue;
          if (listed.has(form) || wording.known.includes(form) || seen.has(form)) continue;
          seen.add(form);
          if (explained.has(form)) continue;
          const found = {
            message: isInitials
              ? `"${form}" is not explained; write it in full at its first use.`
              : `"${form}" is an abbreviation; write it in full.`,
            suggestions: full === undefined ? [] : [full],
          };
          yield {
            span: { start, end },
            atEnd: () => (explained.has(form) ? undefined : found),
          };
        }
      }
    };
  },
};

/** The tokens, with "z. B." as one. */
export function* wholeAbbreviations(
  { tokens }: Sentence,
  text: string,
  { abbreviations }: Wording,
): Generator<{ readonly form: string; readonly start: number; readonly end: number }> {
  for (let at = 0; at < tokens.length; at++) {
    const { start } = tokens[at];
    const next = tokens[at + 1];
    const both = next && tokens[at].form.endsWith('.') ? text.slice(start, next.end) : '';
    if (next && both !== '' && Object.hasOwn(abbreviations, both)) {
      yield { form: both, start, end: next.end };
      at++;
    } else yield tokens[at];
  }
}

/**
 * Abbreviations with their full form beside them: "World Health Organization (WHO)" or
 * "WHO (World Health Organization)".
 */
export function explainedIn(text: string): Set<string> {
  const explained = new Set<string>();
  for (const [, inside] of text.matchAll(/[\p{L}\p{N}”"] ?[(（]([^()（）]{2,60})[)）]/gu)) {
    if (CAPITALS.test(inside)) explained.add(inside);
  }
  for (const [, short, inside] of text.matchAll(
    /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}&]{1,5}) ?[(（]([^()（）]{4,120})[)）]/gu,
  )) {
    if (startsWith(inside, short)) explained.add(short);
  }
  return explained;
}

/** Do the words of a phrase start with the letters of an abbreviation? */
export function startsWith(phrase: string, short: string): boolean {
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  let at = 0;
  for (const word of phrase.toLowerCase().split(/[\s-]+/)) {
    if (at < letters.length && word.startsWith(letters[at])) at++;
  }
  return at >= Math.max(2, letters.length - 1);
}

/** In a sentence entirely in capitals, abbreviations cannot be distinguished from words. */
function isShouted({ tokens }: Sentence): boolean {
  const words = tokens.filter(isWord).filter(({ form }) => /\p{L}{2}/u.test(form));
  const capitals = words.filter(({ form }) => form === form.toUpperCase()).length;
  return words.length > 1 && capitals * 2 > words.length;
}

/** Where words stand that are in capitals because their neighbours are: THIS AGREEMENT. */
function shoutedIn({ tokens }: Sentence): Set<number> {
  const isCapital = (at: number) => /^\p{Lu}{2,}$/u.test(tokens[at]?.form ?? '');
  const isLong = (at: number) => isCapital(at) && tokens[at].form.length > LONGEST_INITIALS;
  return new Set(
    tokens.flatMap(({ start }, at) =>
      isCapital(at) && (isLong(at - 1) || isLong(at + 1)) ? [start] : [],
    ),
  );
}
