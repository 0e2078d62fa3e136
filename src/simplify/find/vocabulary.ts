import type { Language } from '../../language/index.ts';
import type { ReaderProfile } from '../profile/index.ts';
import type { Node, Tree } from '../rewrite/tree.ts';
import type { BrokenLimit } from './limits.ts';

/** An unlisted word is rarer than all words of the frequency list. */
const UNLISTED = Number.POSITIVE_INFINITY;

/**
 * The number of more frequent words: the better rank of a form and its lemma, because the lists count
 * forms.
 *
 * @example rankOf('obtained', 'obtain', english) // 4388
 */
export function rankOf(form: string, lemma: string, { frequency }: Language): number {
  return Math.min(frequency.rank(form) ?? UNLISTED, frequency.rank(lemma) ?? UNLISTED);
}

/**
 * The words of a sentence that are beyond the vocabulary of a reader. Names and numbers are not
 * vocabulary, and a compound of words that the reader knows is known.
 */
export function hardWords(tree: Tree, { vocabulary }: ReaderProfile): Node[] {
  const { language } = tree;
  if (language.frequency.size === 0) return [];
  return tree.nodes.filter(
    (node) => isVocabulary(tree, node) && isRare(node, vocabulary, language),
  );
}

function isVocabulary({ language }: Tree, { form, upos, index }: Node): boolean {
  if (!/^(?:NOUN|VERB|ADJ|ADV)$/.test(upos) || !/^\p{L}[\p{L}'’-]+$/u.test(form)) return false;
  // "Agreement", "PDF": names, defined terms and abbreviations are not counted.
  const isPlain = upos === 'NOUN' && language.profile.capitalNouns === true;
  const capitals = isPlain ? form.slice(1) : form;
  return (index === 0 && !/\p{Lu}/u.test(form.slice(1))) || !/\p{Lu}/u.test(capitals);
}

function isRare({ lower, lemma }: Node, vocabulary: number, language: Language): boolean {
  if (rankOf(lower, lemma, language) <= vocabulary) return false;
  return ![lower, lemma].some((word) => isCompound(word, vocabulary, language));
}

/** The minimum length of a part of a compound. */
const SHORTEST_PART = 4;
const LONGEST = 40;

/** "Wohnungstür": a first part, perhaps with a linking letter, and a second one. */
function isCompound(word: string, vocabulary: number, { frequency }: Language): boolean {
  if (word.length > LONGEST) return false;
  const isKnown = (part: string) => (frequency.rank(part) ?? UNLISTED) <= vocabulary;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    if (!isKnown(word.slice(at))) continue;
    const first = word.slice(0, at);
    if (isKnown(first) || isKnown(first.replace(/[-s]$/u, ''))) return true;
  }
  return false;
}

/** The vocabulary of a reader as a limit that a sentence breaks, with the words that break it. */
export function vocabularyLimit(tree: Tree, profile: ReaderProfile): BrokenLimit[] {
  const words = [...new Set(hardWords(tree, profile).map(({ form }) => form))];
  if (words.length === 0) return [];
  return [{ kind: 'vocabulary', value: words.length, limit: profile.vocabulary, words }];
}
