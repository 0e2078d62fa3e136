import type { Span, Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { firstAbove } from './overlapping.ts';
import type { Reading } from './reading.ts';

/** From this cosine on, two words may mean the same. */
const ALIKE = 0.42;
/** Words that share this many first letters are related: "decide", "decision". */
const LEAST_STEM = 4;
const STEM_SHARE = 0.6;

/** A content word, and whether the other text has an equivalent. */
export interface Support {
  readonly token: Token;
  readonly isSupported: boolean;
  /** The weight of content that the other text lacks: the rarer the word, the more. */
  readonly open: number;
  readonly weight: number;
}

/**
 * The content words of one text, each with whether something in the other supports it. Words from
 * the frequency `common` (Zipf) on carry so little that they need none: "get", "thing".
 */
export function supports(here: Reading, there: Reading, common: number): Support[] {
  const { language } = here;
  // A word in both texts supports only itself, if its other forms are known by their lemma.
  const hasLemmas = language.offers.analysis;
  const others = [
    ...new Set(
      contentOf(there)
        .map(lemmaOf)
        .filter((lemma) => !hasLemmas || !here.words.has(lemma)),
    ),
  ];
  const related = new Map<string, boolean>();
  const hasRelated = (lemma: string) => {
    const known = related.get(lemma) ?? others.some((other) => areRelated(lemma, other, here));
    related.set(lemma, known);
    return known;
  };
  return contentOf(here).map((token) => {
    const lemma = lemmaOf(token);
    const form = token.form.toLowerCase();
    const zipf = Math.max(language.frequency.zipf(lemma), language.frequency.zipf(form));
    const weight = zipf === 0 ? UNLISTED : Math.max(LEAST_WEIGHT, NO_WEIGHT - zipf);
    const isThere =
      there.words.has(lemma) ||
      there.words.has(form) ||
      isPartOf(lemma, there) ||
      // "يُدان", "يدان": vowel marks may be written or not.
      isWrittenBare(form, there);
    const isRelated = isThere || hasRelated(lemma);
    return {
      token,
      isSupported: isRelated || zipf >= common,
      open: isThere ? 0 : isRelated ? weight * RELATED : weight,
      weight,
    };
  });
}

/** The words that lie within a place. */
export function supportsIn(all: readonly Support[]): (place: Span) => readonly Support[] {
  const starts = all.map(({ token }) => token.start);
  return ({ start, end }) =>
    all
      .slice(firstAbove(starts, start - 1), firstAbove(starts, end))
      .filter(({ token }) => token.end <= end);
}

/** The share of some words' content that the other text lacks, and its weight. */
export function openShare(words: readonly Support[]): { share: number; open: number } {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const open = sum(words.map((word) => word.open));
  const all = sum(words.map(({ weight }) => weight));
  return { share: all === 0 ? 0 : open / all, open };
}

/** Words of this frequency (Zipf) carry no content. */
const NO_WEIGHT = 7.5;
const LEAST_WEIGHT = 0.3;
const UNLISTED = 6;
/** The weight of a word that is only related to one of the other text. */
const RELATED = 0.35;

/** Nouns, verbs, adjectives and adverbs; names and numbers have points of their own. */
function contentOf(reading: Reading): readonly Token[] {
  return reading.once('content', () => {
    const classes = startsOfClasses(reading);
    return reading.tokens.filter(
      (token) =>
        !classes.has(token.start) &&
        /^(?:NOUN|VERB|ADJ|ADV)$/.test(token.analysis?.upos ?? 'NOUN') &&
        /\p{L}/u.test(token.form) &&
        reading.language.isContentWord(token) &&
        !isJoinedStopWord(token, reading.language),
    );
  });
}

/** "بهذا": a stop word behind a letter that Arabic writes together with it. */
const isJoinedStopWord = ({ form }: Token, { offers, isStopWord }: Language): boolean =>
  !offers.analysis && /^[\u0648\u0641\u0628\u0644\u0643]./u.test(form) && isStopWord(form.slice(1));

/** The starts of modals, quantities, conditions and times, which have their own points. */
function startsOfClasses(reading: Reading): ReadonlySet<number> {
  const places = (['modality', 'quantity', 'condition', 'time'] as const)
    .flatMap((group) => reading.mentions(group))
    .filter(({ first, last }) => last - first < LONGEST_PHRASE)
    .sort((a, b) => a.start - b.start);
  const found = new Set<number>();
  let next = 0;
  let end = 0;
  for (const { start } of reading.tokens) {
    for (; next < places.length && places[next].start <= start; next++) {
      end = Math.max(end, places[next].end);
    }
    if (start < end) found.add(start);
  }
  return found;
}

const LONGEST_PHRASE = 4;

const lemmaOf = ({ form, analysis }: Token) => (analysis?.lemma ?? form).toLowerCase();

/** Without lemmas, words that share this many consecutive letters count as forms of one word. */
const LEAST_ROW = 4;

/** "المزدوج", "مزدوجًا": where no analysis takes off what is joined to a word. */
function sharesRow(a: string, b: string): boolean {
  const [short, long] = [a, b].map(bare).sort((x, y) => x.length - y.length);
  const least = Math.min(LEAST_ROW, short.length);
  if (least < LEAST_ROW - 1) return false;
  for (let at = 0; at + least <= short.length; at++) {
    if (long.includes(short.slice(at, at + least))) return true;
  }
  return false;
}

const bare = (word: string) =>
  word
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/^[\u0648\u0641]?[\u0628\u0643]?\u0627\u0644/u, '');

/** Letters of the Arabic script that are often written for one another. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ھ: 'ه',
  ة: 'ه',
};

/** Of scripts whose words are written with vowel marks or without. */
const UNVOWELLED = /\p{Script=Arabic}/u;

/** Does a text have a word, whatever its vowel marks and article? */
export const isWrittenBare = (word: string, there: Reading): boolean =>
  UNVOWELLED.test(word) && bareWords(there).has(bare(word));

const bareWords = (reading: Reading): ReadonlySet<string> =>
  reading.once('bare words', () => new Set([...reading.words].map(bare)));

/** May two lemmas mean the same, or are they words of one family? */
export function areRelated(a: string, b: string, { language }: Reading): boolean {
  if (!language.offers.analysis && language.profile.words === 'spaced' && sharesRow(a, b)) {
    return true;
  }
  const shortest = Math.min(a.length, b.length);
  let same = 0;
  while (same < shortest && a[same] === b[same]) same++;
  if (same >= LEAST_STEM && same >= STEM_SHARE * shortest) return true;
  // "mitmachen", "mitzumachen"
  let end = 0;
  while (end < shortest - same && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  if (shortest >= LEAST_WHOLE && same > 0 && same + end === shortest) return true;
  if (shortest <= 3 && same === shortest && /\p{Script=Han}/u.test(a)) return true;
  return (language.vectors?.similarity(a, b) ?? 0) >= ALIKE;
}

/** Inserted letters count as inflection only if the shorter word has this many letters. */
const LEAST_WHOLE = 6;

/** A part of a compound: "Antrag" in "Antragstellung". */
function isPartOf(lemma: string, there: Reading): boolean {
  const least = /\p{Script=Han}/u.test(lemma) ? 2 : LEAST_STEM;
  if (lemma.length < least || there.text.length > LONGEST_SEARCHED) return false;
  return there.once('lower case', () => there.text.toLowerCase()).includes(lemma);
}

/** In longer texts, only whole words are compared. */
const LONGEST_SEARCHED = 20_000;
