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

/**
 * Explains that a package which only the learners need is not installed. To be called as
 * `import('ml-knn').catch(notInstalled('ml-knn'))`: esbuild accepts a missing package only if the
 * import itself has a `catch`.
 */
export const notInstalled = (name: string) => (cause: unknown) => {
  throw new KlartextError(
    'missing-data',
    `Learning needs the package ${name}, which is not installed.`,
    `Install it: npm install ${name}`,
    { cause },
  );
};

export const copied = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => [...row]);

/** The sorted distinct labels. */
export const labelsOf = (targets: readonly number[]): number[] =>
  [...new Set(targets)].sort((a, b) => a - b);
