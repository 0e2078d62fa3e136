import type { Sentences } from './data.ts';
import { clipped } from './difference.ts';
import type { Pairs } from './pairs.ts';

/** With more, the page would open slowly. */
const MOST_SHOWN = 10_000;

/** The table of sentences, up to a limit. */
export function sentencesOf(pairs: Pairs): Sentences {
  const samples = pairs.samples.slice(0, MOST_SHOWN);
  return {
    ids: samples.map(({ id }) => id),
    columns: pairs.columns.map(({ title, digits }) => ({ title, digits })),
    sources: samples.map(({ source }) => clipped(source)),
    references: samples.map(({ references }) => references.map(clipped)),
    outputs: pairs.systems.map((_, system) => samples.map((_, item) => pairs.output(system, item))),
  };
}
