import { KlartextError } from '../../../core/index.ts';

/** Predicts numbers for new rows. */
export type Predict = (rows: readonly (readonly number[])[]) => number[];

/** Learns to predict a number (regression) or one of few numbers (classification) from rows. */
export interface Learner {
  readonly name: string;
  fit(
    rows: readonly (readonly number[])[],
    targets: readonly number[],
    random: () => number,
  ): Promise<Predict>;
}

/** Loads a package that only the learners need; users of the learners install it. */
export async function optional<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new KlartextError(
      'missing-data',
      `Learning needs the package ${name}, which is not installed.`,
      `Install it: npm install ${name}`,
      { cause },
    );
  }
}

export const copied = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => [...row]);

/** The sorted distinct labels. */
export const labelsOf = (targets: readonly number[]): number[] =>
  [...new Set(targets)].sort((a, b) => a - b);
