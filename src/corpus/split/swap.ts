import type { Random } from '../../evaluate/statistics/random.ts';
import { SPLITS, type Split } from '../record.ts';

/** The effect of splitting on one corpus, in records. */
export interface CorpusPlan {
  readonly corpus: string;
  readonly train: number;
  readonly dev: number;
  readonly test: number;
  /** Pairs of a source and one reference, as MultiSim counts. */
  readonly pairs: Readonly<Record<Split, number>>;
  /** Moved to the split that already has one of their sentences. */
  readonly moved: number;
  /** Moved in exchange, to keep the sizes. */
  readonly swapped: number;
  /** In no split, because they share a sentence with a published dev or test set. */
  readonly aside: number;
}

/** The result for each record, in the order of addition. */
export interface SplitPlan {
  /** Undefined for an excluded record: it would leak a published test or dev set into training. */
  splitOf(record: number): Split | undefined;
  readonly corpora: readonly CorpusPlan[];
  /** Groups of records that share a sentence. */
  readonly sharing: number;
  readonly largestGroup: number;
}

/** Splits as given or drawn, before any move. */
export interface Draw {
  /** For each record: 0 train, 1 dev, 2 test. */
  readonly splits: Uint8Array;
  /** 1 if the authors of the corpus assigned the split. */
  readonly isFixed: Uint8Array;
  readonly groupOf: Int32Array;
  readonly pairs: Uint8Array;
  readonly corpusOf: Uint8Array;
  readonly corpora: readonly string[];
}

const ASIDE = 3;
const [TRAIN, DEV, TEST] = [0, 1, 2];

/**
 * Assigns every group of records that share a sentence to one split. Published dev and test sets
 * remain complete: a record that shares a sentence with them joins them if its own split was drawn,
 * and is excluded if it was published in another. Every record that moves is swapped with a random
 * one that shares no sentence, so that the sizes do not change.
 */
export function settle(draw: Draw, random: Random): SplitPlan {
  const { splits, isFixed, groupOf, corpusOf, corpora } = draw;
  const { members, sharing, largest } = groupsOf(groupOf);
  const [moved, swapped, aside] = [0, 1, 2].map(() => new Int32Array(corpora.length));
  const alone = lonely(draw);
  for (const group of members) {
    const goal = splitOfGroup(group, draw);
    for (const record of group) {
      const from = splits[record];
      if (from === goal) continue;
      const corpus = corpusOf[record];
      if (isFixed[record] === 1) {
        splits[record] = ASIDE;
        aside[corpus]++;
        continue;
      }
      splits[record] = goal;
      moved[corpus]++;
      const other = takeRandom(alone[corpus][goal], random);
      if (other === undefined) continue;
      splits[other] = from;
      alone[corpus][from].push(other);
      swapped[corpus]++;
    }
  }
  return {
    splitOf: (record) => (splits[record] === ASIDE ? undefined : SPLITS[splits[record]]),
    corpora: corpora.map((corpus, at) => countedPlan(corpus, at, draw, { moved, swapped, aside })),
    sharing,
    largestGroup: largest,
  };
}

/** Groups of two records or more, in the order of their first. */
function groupsOf(groupOf: Int32Array) {
  const sizes = new Int32Array(groupOf.length);
  for (const group of groupOf) sizes[group]++;
  const members = new Map<number, number[]>();
  let largest = 0;
  groupOf.forEach((group, record) => {
    if (sizes[group] < 2) return;
    largest = Math.max(largest, sizes[group]);
    const list = members.get(group);
    if (list) list.push(record);
    else members.set(group, [record]);
  });
  return { members: members.values(), sharing: members.size, largest };
}

/** Published test before published dev before the rest; a drawn group goes to the split with most of its records. */
function splitOfGroup(group: readonly number[], { splits, isFixed }: Draw): number {
  const [fixed, drawn] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const record of group) (isFixed[record] ? fixed : drawn)[splits[record]]++;
  if (fixed[TEST] > 0) return TEST;
  if (fixed[DEV] > 0) return DEV;
  if (fixed[TRAIN] > 0) return TRAIN;
  return drawn.indexOf(Math.max(...drawn));
}

/** By corpus and split: drawn records that share no sentence, for swapping. */
function lonely({ splits, isFixed, groupOf, corpusOf, corpora }: Draw): number[][][] {
  const sizes = new Int32Array(groupOf.length);
  for (const group of groupOf) sizes[group]++;
  const alone = corpora.map((): number[][] => [[], [], []]);
  for (let record = 0; record < splits.length; record++) {
    if (sizes[groupOf[record]] > 1 || isFixed[record] === 1) continue;
    alone[corpusOf[record]][splits[record]].push(record);
  }
  return alone;
}

function takeRandom(list: number[], random: Random): number | undefined {
  if (list.length === 0) return undefined;
  const at = random.below(list.length);
  const taken = list[at];
  list[at] = list[list.length - 1];
  list.pop();
  return taken;
}

function countedPlan(
  corpus: string,
  at: number,
  { splits, corpusOf, pairs }: Draw,
  changes: Readonly<Record<'moved' | 'swapped' | 'aside', Int32Array>>,
): CorpusPlan {
  const records = [0, 0, 0, 0];
  const pairCounts = [0, 0, 0, 0];
  for (let record = 0; record < splits.length; record++) {
    if (corpusOf[record] !== at) continue;
    records[splits[record]]++;
    pairCounts[splits[record]] += pairs[record];
  }
  const [train, dev, test] = records;
  return {
    corpus,
    train,
    dev,
    test,
    pairs: { train: pairCounts[TRAIN], dev: pairCounts[DEV], test: pairCounts[TEST] },
    moved: changes.moved[at],
    swapped: changes.swapped[at],
    aside: changes.aside[at],
  };
}
