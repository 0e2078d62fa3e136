import type { Span } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Ranks } from '../features/ranks.ts';
import type { AreSynonyms } from '../operations/index.ts';
import type { WordVectors } from './embeddings.ts';

/** Resources for features. Features without their resources are omitted. */
export interface FeatureResources {
  readonly language: Language;
  /** Punkt's sentences, for equality with tseval; else the language's own. */
  readonly punkt?: (text: string) => readonly Span[];
  readonly ranks: Ranks;
  /** Concreteness of a word from 1 to 5 (Brysbaert et al. 2014). */
  readonly concreteness?: (word: string) => number | undefined;
  /** Log-probabilities of the words of a sentence. */
  readonly languageModel?: (sentence: string) => readonly number[];
  readonly vectors?: WordVectors;
  readonly areSynonyms?: AreSynonyms;
}

/** A feature of a source and an output, by tseval's name. */
export interface Feature {
  readonly name: string;
  measure(source: string, output: string): number;
}
