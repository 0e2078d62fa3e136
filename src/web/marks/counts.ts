import type { Block, Mark } from '../../contract/index.ts';
import { isProse, type Work } from '../state/document.ts';
import type { Marks, Side } from '../state/state.ts';
import { findingsOf, KINDS } from './kinds.ts';

export type Counts = ReadonlyMap<Mark, number>;

/** Counts of blocks that are still as they were: a letter typed counts one block again, not all. */
interface Remembered {
  readonly marks: Marks;
  readonly ignored: readonly string[] | undefined;
  readonly blocks: Readonly<Record<Side, WeakMap<Block, Counts>>>;
}
let remembered: Remembered | undefined;

/** How many marks of each kind there are on one side. */
export function countMarks(work: Work, marks: Marks, side: Side): Counts {
  const { ignored } = work.settings;
  if (remembered?.marks !== marks || remembered.ignored !== ignored) {
    remembered = { marks, ignored, blocks: { original: new WeakMap(), easy: new WeakMap() } };
  }
  const known = remembered.blocks[side];
  const counts = new Map<Mark, number>(KINDS.map((kind) => [kind, 0]));
  const leftOut = new Set(ignored);
  for (const block of work.blocks) {
    let own = known.get(block);
    if (!own) {
      own = countBlock(block, marks, side, leftOut);
      known.set(block, own);
    }
    for (const [kind, count] of own) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

function countBlock(block: Block, marks: Marks, side: Side, ignored: ReadonlySet<string>): Counts {
  const counts = new Map<Mark, number>();
  if (!isProse(block)) return counts;
  for (const row of block.rows) {
    for (const { mark } of findingsOf(marks, row, side, ignored)) {
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
  }
  return counts;
}

export const total = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
