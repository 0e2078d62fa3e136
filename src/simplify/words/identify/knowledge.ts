import type { Spelling } from './spelling.ts';

/** The language data for word features; built by `train/words/identify-train.ts`. */
export interface Knowledge {
  readonly calibration: Calibration;
  /** How rare words of a spelling are: log₁₀ of the rank. */
  readonly rarityBySpelling: Spelling;
  /** Prefixes and suffixes; lower case. */
  readonly prefixes: ReadonlySet<string>;
  readonly suffixes: ReadonlySet<string>;
  /** Further numbers about words, if a language has them. */
  readonly columns: Columns;
}

/** Means and deviations over the content words of running text, so that languages can be compared. */
export interface Calibration {
  /** log₁₀ of the rank: lists of different sizes and sources agree on ranks better than on counts. */
  readonly rarity: MeanAndDeviation;
  /** The value for a word that is not in the list. */
  readonly unknown: number;
  readonly characters: MeanAndDeviation;
  readonly syllables: MeanAndDeviation;
}

export type MeanAndDeviation = readonly [mean: number, deviation: number];

export interface Columns {
  readonly names: readonly string[];
  /** The value for a word that is not in the table. */
  readonly defaults: readonly number[];
  of(word: string): readonly number[] | undefined;
}
