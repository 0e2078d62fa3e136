import type { Mark } from '../../contract/index.ts';
import { isProse, type Work } from '../state/document.ts';
import type { Marks, Side } from '../state/state.ts';
import { findingsOf, KINDS } from './kinds.ts';

export type Counts = ReadonlyMap<Mark, number>;

/** How many marks of each kind there are on one side. */
export function countMarks(work: Work, marks: Marks, side: Side): Counts {
  const counts = new Map<Mark, number>(KINDS.map((kind) => [kind, 0]));
  const ignored = new Set(work.settings.ignored ?? []);
  for (const block of work.blocks.filter(isProse)) {
    for (const row of block.rows) {
      for (const { mark } of findingsOf(marks, row, side, ignored)) {
        counts.set(mark, (counts.get(mark) ?? 0) + 1);
      }
    }
  }
  return counts;
}

export const total = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
