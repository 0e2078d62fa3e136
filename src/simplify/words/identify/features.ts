import type { Sentence, Token } from '../../../core/index.ts';
import type { Language } from '../../../language/index.ts';
import { type FactsOf, WORD_FEATURES, type WordFacts } from './word-facts.ts';

/** Tokens of a sentence from `first` up to, not including, `end`. */
export interface TokenRange {
  readonly first: number;
  readonly end: number;
}

export const PARTS = ['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'NUM'] as const;

/** The context of a word, computed once per sentence. */
export interface SentenceContext {
  readonly words: number;
  readonly meanRarity: number;
  readonly depths: readonly number[];
}

export function contextOf(sentence: Sentence, language: Language, facts: FactsOf): SentenceContext {
  let words = 0;
  let contentWords = 0;
  let sum = 0;
  for (const token of sentence.tokens) {
    if (!isWord(token)) continue;
    words += 1;
    if (!language.isContentWord(token)) continue;
    contentWords += 1;
    sum += facts(token.form, lemmaOf(token)).rarity;
  }
  return {
    words,
    meanRarity: contentWords === 0 ? 0 : sum / contentWords,
    depths: depthsOf(sentence.tokens),
  };
}

/** The names of the numbers that `featuresOf` returns, in order. */
export function featureNames(columns: readonly string[]): string[] {
  const word = [...WORD_FEATURES, ...columns];
  return [
    ...word.map((name) => `hardest ${name}`),
    'mean characters',
    'mean rarity',
    'words',
    'content words',
    'all characters',
    ...PARTS,
    'function word',
    'first in sentence',
    'position',
    'words in sentence',
    'rarity in sentence',
    'depth in tree',
    'beside a capital',
  ];
}

/** A word or a term as numbers for the model. */
export function featuresOf(
  sentence: Sentence,
  { first, end }: TokenRange,
  context: SentenceContext,
  language: Language,
  facts: FactsOf,
): number[] {
  const { tokens } = sentence;
  let hardest: WordFacts | undefined;
  let hardestToken = tokens[first];
  let words = 0;
  let content = 0;
  let characters = 0;
  let rarity = 0;
  for (let i = first; i < end; i++) {
    const token = tokens[i];
    if (!isWord(token)) continue;
    const fact = facts(token.form, lemmaOf(token));
    words += 1;
    characters += fact.characters;
    rarity += fact.rarity;
    if (language.isContentWord(token)) content += 1;
    if (!hardest || fact.rarity > hardest.rarity) {
      hardest = fact;
      hardestToken = token;
    }
  }
  hardest ??= facts(hardestToken.form, lemmaOf(hardestToken));
  const divisor = Math.max(words, 1);
  const upos = hardestToken.analysis?.upos;
  const capitalBeside = [tokens[first - 1], tokens[end]].some(
    (token) => token !== undefined && /^\p{Lu}/u.test(token.form),
  );
  return [
    ...hardest.vector,
    characters / divisor,
    rarity / divisor,
    words,
    content,
    characters,
    ...PARTS.map((part) => (upos === part ? 1 : 0)),
    language.isStopWord(hardestToken.form) ? 1 : 0,
    first === 0 ? 1 : 0,
    tokens.length === 0 ? 0 : first / tokens.length,
    context.words,
    context.meanRarity,
    context.depths[first] ?? 0,
    capitalBeside ? 1 : 0,
  ];
}

/** Letters or digits, not a symbol. */
export function isWord({ form, analysis }: Token): boolean {
  return analysis?.upos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(form);
}

export function lemmaOf({ form, analysis }: Token): string {
  return analysis?.lemma ?? form;
}

/** How far each word is from the root of its tree. */
function depthsOf(tokens: readonly Token[]): number[] {
  const depths: number[] = new Array(tokens.length).fill(-1);
  for (let i = 0; i < tokens.length; i++) {
    const path: number[] = [];
    let at = i;
    while (at >= 0 && depths[at] < 0 && path.length <= tokens.length) {
      path.push(at);
      at = tokens[at].analysis?.head ?? -1;
    }
    let depth = at >= 0 ? depths[at] : -1;
    for (const index of path.reverse()) depths[index] = ++depth;
  }
  return depths;
}
