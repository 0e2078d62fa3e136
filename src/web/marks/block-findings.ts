import type { Block, Finding } from '../../contract/index.ts';
import { isProse, type Work } from '../state/document.ts';
import type { Marks, Side } from '../state/state.ts';
import { findingsOf } from './kinds.ts';

/** The findings in the rows of a block, in order. */
export type BlockFindings = Readonly<Record<Side, readonly (readonly Finding[])[]>>;

interface Known {
  readonly marks: Marks;
  readonly ignored: ReadonlySet<string>;
  readonly found: BlockFindings;
}

const known = new WeakMap<Block, Known>();

/**
 * The findings of a block. Returns the same object while its findings are unchanged, so that new
 * marks of one sentence redraw one block, not the whole text.
 */
export function findingsOfBlock(
  block: Block,
  marks: Marks,
  ignored: ReadonlySet<string>,
): BlockFindings {
  const last = known.get(block);
  if (last?.marks === marks && last.ignored === ignored) return last.found;
  const of = (side: Side) =>
    isProse(block) ? block.rows.map((row) => findingsOf(marks, row, side, ignored)) : [];
  const fresh = { original: of('original'), easy: of('easy') };
  const isSame =
    last !== undefined &&
    isEqual(last.found.original, fresh.original) &&
    isEqual(last.found.easy, fresh.easy);
  const found = isSame ? last.found : fresh;
  known.set(block, { marks, ignored, found });
  return found;
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

const NOTHING: ReadonlySet<string> = new Set();
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The dismissed findings, as the same set for the same settings. */
export function ignoredIn({ settings: { ignored } }: Work): ReadonlySet<string> {
  if (!ignored || ignored.length === 0) return NOTHING;
  let set = sets.get(ignored);
  if (!set) {
    set = new Set(ignored);
    sets.set(ignored, set);
  }
  return set;
}
