import type { Language } from '../../language/index.ts';
import { sharedStart, targetZipf } from './features.ts';
import { type Generated, isSpellingOf, type Target } from './generate.ts';
import type { Lexicon, LexiconSettings } from './lexicon.ts';
import { usualSpelling } from './usual-spelling.ts';

/** Why a candidate was dropped, or undefined if it is kept. */
export function reasonAgainst(
  target: Target,
  candidate: Generated,
  zipf: number,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  const word = candidate.word.toLowerCase();
  const lemma = target.lemma.toLowerCase();
  const form = target.form.toLowerCase();
  if (word === lemma || word === form) return 'is the same word';
  if (word === usualSpelling(lemma, language)) return 'is the same word';
  if (lexicon.settings.taboo?.includes(candidate.word)) return 'is vulgar';
  if (isBaseOf(word, target, lexicon.settings)) return 'has the same stem';
  if (isOtherNumberOf(word, target, language)) return 'is the same word';
  for (const { kind, name } of candidate.strengths.keys()) {
    if (kind === 'antonym') return `is an opposite (${name})`;
  }
  if (language.profile.capitalNouns && target.upos !== 'X') {
    const isNoun = target.upos === 'NOUN' || target.upos === 'PROPN';
    if (isNoun !== /^\p{Lu}/u.test(candidate.word)) return 'is another part of speech';
  }
  const { opposites } = lexicon;
  if (opposites.has(`${lemma} ${word}`) || opposites.has(`${word} ${lemma}`))
    return 'is an opposite';
  if (isNegationOf(word, lemma, lexicon.settings.negations)) return 'is an opposite by its prefix';
  if (IDEOGRAMS.test(form) && SYLLABLES.test(word)) return 'is how the same word is read';
  if (isStemMate(word, lemma) || (form !== lemma && isStemMate(word, form)))
    return 'has the same stem';
  if (word.includes(' ') && word.split(' ').some((part) => part === lemma || part === form))
    return 'holds the same word';
  // Handwritten entries are plain, even if their words are rare in lists.
  for (const { kind } of candidate.strengths.keys()) if (kind === 'plain') return undefined;
  if (zipf === 0) return 'is not a known word';
  if (zipf < targetZipf(target, language, lexicon) - FARTHEST) return 'is rarer';
  return undefined;
}

// 未完 – みかん: a word in kana is usually the reading of the word in kanji.
const IDEOGRAMS = /^\p{Script=Han}+$/u;
const SYLLABLES = /^\p{Script=Hiragana}+$/u;

/** Frequency lists are noisy: a slightly rarer word may still be simpler. */
const FARTHEST = 0.8;

/** finely – fine: the base of a derived word. */
function isBaseOf(word: string, target: Target, { lookups = [] }: LexiconSettings): boolean {
  let known = bases.get(target);
  if (!known) {
    const lower = target.form.toLowerCase();
    const fitting = lookups.filter(
      ({ ending, upos, append }) =>
        append !== undefined && lower.endsWith(ending) && (upos?.includes(target.upos) ?? true),
    );
    known = new Set(
      fitting.flatMap(({ ending, becomes }) =>
        becomes.map((other) => lower.slice(0, lower.length - ending.length) + other),
      ),
    );
    bases.set(target, known);
  }
  return known.has(word);
}

/** A target is queried once for each candidate. */
const bases = new WeakMap<Target, ReadonlySet<string>>();

/** fungi – fungus, egg – eggs, if the tagger reads a plural as a lemma, or a list contains one. */
function isOtherNumberOf(word: string, { form, lemma, upos }: Target, language: Language): boolean {
  const lower = form.toLowerCase();
  // If they differ in more than an ending, they are two words.
  const shared = sharedStart(word, lower);
  if (upos !== 'NOUN' || shared < 2 || shared < Math.max(word.length, lower.length) - 3)
    return false;
  const plural = { Number: 'Plur' };
  return (
    language.inflect(word, upos, plural) === lower || language.inflect(lemma, upos, plural) === word
  );
}

function isNegationOf(a: string, b: string, negations: readonly string[]): boolean {
  if (!a.endsWith(b) && !b.endsWith(a)) return false;
  return negations.some((prefix) => a === prefix + b || b === prefix + a);
}

/** prohibir – prohibición: they share all but the ending; folclórico – folklórico: they share all but one letter. */
function isStemMate(a: string, b: string): boolean {
  if (a.includes(' ')) return false;
  if (isSpellingOf(a, b)) return true;
  const shared = sharedStart(a, b);
  // deploy – deployment
  if (b.length >= 4 && shared === b.length) return true;
  return shared >= 4 && shared >= 0.75 * Math.max(a.length, b.length);
}
