import type { Mark } from '../../contract/index.ts';
import type { Work } from '../state/document.ts';
import type { Marks, Side } from '../state/state.ts';
import { type BlockFindings, findingsOfBlock, ignoredIn } from './block-findings.ts';
import { KINDS } from './kinds.ts';

export type Counts = ReadonlyMap<Mark, number>;

/** Cached counts of unchanged blocks, so that a keystroke recounts one block, not all. */
const known: Readonly<Record<Side, WeakMap<BlockFindings, Counts>>> = {
  original: new WeakMap(),
  easy: new WeakMap(),
};

let last: { work: Work; marks: Marks; counts: Readonly<Record<Side, Counts>> } | undefined;

/** The number of marks of each kind on one side. */
export function countMarks(work: Work, marks: Marks, side: Side): Counts {
  // Several parts of the page request the same counts.
  if (last?.work !== work || last.marks !== marks) {
    const counts = {
      original: counted(work, marks, 'original'),
      easy: counted(work, marks, 'easy'),
    };
    last = { work, marks, counts };
  }
  return last.counts[side];
}

function counted(work: Work, marks: Marks, side: Side): Counts {
  const counts = new Map<Mark, number>(KINDS.map((kind) => [kind, 0]));
  const ignored = ignoredIn(work);
  for (const block of work.blocks) {
    const found = findingsOfBlock(block, marks, ignored);
    let own = known[side].get(found);
    if (!own) {
      own = countBlock(found, side);
      known[side].set(found, own);
    }
    for (const [kind, count] of own) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

function countBlock(found: BlockFindings, side: Side): Counts {
  const counts = new Map<Mark, number>();
  for (const { mark } of found[side].flat()) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

export const total = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
