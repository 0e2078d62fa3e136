import type { Sample } from '../../core/index.ts';
import { alignWords } from '../operations/align.ts';
import { operationsOf, WORD_OPERATIONS, type WordOperation } from '../operations/operations.ts';
import type { AlignedWord } from '../operations/words.ts';
import type { OperationShares } from './data.ts';
import type { Words } from './words.ts';

interface Counted {
  readonly summary: readonly OperationShares[];
  /** Share of words replaced, by system and item. */
  readonly replaced: readonly Float64Array[];
}

/** Counts the operations of systems and the first reference on the words of the sources. */
export function operationsIn(
  samples: readonly Sample[],
  systems: readonly string[],
  words: Words,
): Counted {
  const tallies = systems.map(() => newTally());
  const reference = newTally();
  const replaced = systems.map(() => new Float64Array(samples.length));
  samples.forEach((sample, item) => {
    const source = words.aligned(sample.source);
    systems.forEach((system, at) => {
      const output = words.aligned(sample.outputs[system]);
      const count = tally(source, output, tallies[at]);
      replaced[at][item] = source.length > 0 ? count / source.length : 0;
    });
    if (sample.references.length > 0) tally(source, words.aligned(sample.references[0]), reference);
  });
  const rows: readonly OperationShares[] = [
    ...systems.map((name, at) => ({
      name,
      kind: 'system' as const,
      shares: sharesOf(tallies[at]),
    })),
    ...(reference.words > 0
      ? [{ name: 'first reference', kind: 'reference' as const, shares: sharesOf(reference) }]
      : []),
  ];
  return { summary: rows, replaced };
}

interface Tally {
  /** The number of words in the sources. */
  words: number;
  readonly counts: Record<WordOperation, number>;
}

function newTally(): Tally {
  return { words: 0, counts: { delete: 0, move: 0, replace: 0, copy: 0, add: 0 } };
}

/** Adds one pair; returns the number of replaced words. */
function tally(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  into: Tally,
): number {
  const links = alignWords(source, output);
  const labels = operationsOf(source, output, links);
  for (const label of labels) into.counts[label]++;
  into.counts.add += output.length - links.length;
  into.words += source.length;
  return labels.filter((label) => label === 'replace').length;
}

function sharesOf({ words, counts }: Tally): Record<WordOperation, number> {
  const shares = WORD_OPERATIONS.map((name) => [name, words > 0 ? counts[name] / words : 0]);
  return Object.fromEntries(shares);
}
