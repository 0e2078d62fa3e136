import type { Sentence, Token } from '../../src/core/index.ts';
import type { Language } from '../../src/language/index.ts';
import type { Random } from '../random.ts';

export type Pairs = readonly (readonly [string, string])[];

/** What `damage-words.json` says of a language: strings that are exchanged, one class at a time. */
export interface DamageWords {
  readonly negation: Pairs;
  readonly modality: Pairs;
  readonly quantity: Pairs;
  readonly time: Pairs;
  readonly unit: Pairs;
  readonly antonym: Pairs;
  readonly condition: Pairs;
  readonly conditionOpeners: readonly string[];
  readonly attribution: readonly string[];
}

/** A sentence to damage, analysed, and others to take words from. */
export interface Damageable {
  readonly text: string;
  readonly sentence: Sentence;
  readonly language: Language;
  readonly words: DamageWords;
  readonly random: Random;
  /** Other sentences of the same language, and of others. */
  readonly others: readonly string[];
  readonly foreign: readonly string[];
  /** Names of other sentences. */
  readonly names: readonly string[];
  /** Words that annotators of the treebanks marked as names. */
  readonly annotated?: ReadonlySet<string>;
}

export const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export function likeCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? upperFirst(word) : word;
}

export function replacedAt(text: string, { start }: Sentence, token: Token, other: string): string {
  return text.slice(0, token.start - start) + other + text.slice(token.end - start);
}
