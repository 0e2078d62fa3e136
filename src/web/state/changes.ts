import type { Block, Change, Row } from '../../contract/index.ts';
import type { Work } from './document.ts';

/**
 * Computes the small changes from one state of the work to another, which are saved. Typing, undo
 * and drafts need no separate code for saving, and nothing is sent twice.
 *
 * @example changesBetween(saved, now) // [{ type: 'easy', row: 'r7', text: 'He tried.', state: 'edited' }]
 */
export function changesBetween(before: Work, after: Work): Change[] {
  const changes: Change[] = [];
  if (before.title !== after.title && after.title !== '') {
    changes.push({ type: 'title', title: after.title });
  }
  if (before.language !== after.language) {
    changes.push({ type: 'language', language: after.language });
  }
  if (before.settings !== after.settings) {
    changes.push({ type: 'settings', settings: after.settings });
  }
  return before.blocks === after.blocks
    ? changes
    : [...changes, ...blockChanges(before.blocks, after.blocks)];
}

function blockChanges(before: readonly Block[], after: readonly Block[]): Change[] {
  const sameShape =
    before.length === after.length && before.every((block, at) => hasSameShape(block, after[at]));
  if (sameShape) return before.flatMap((block, at) => rowChanges(block, after[at]));
  let first = 0;
  while (first < before.length && first < after.length && before[first] === after[first]) first++;
  let last = 0;
  while (
    last < before.length - first &&
    last < after.length - first &&
    before[before.length - 1 - last] === after[after.length - 1 - last]
  ) {
    last++;
  }
  return [
    {
      type: 'blocks',
      index: first,
      remove: before.length - first - last,
      insert: after.slice(first, after.length - last),
    },
  ];
}

/** Whether two blocks have the same kind and rows; the texts of the rows may differ. */
function hasSameShape(before: Block, after: Block): boolean {
  if (before === after) return true;
  return (
    before.id === after.id &&
    before.rows.length === after.rows.length &&
    before.rows.every(({ id }, at) => id === after.rows[at].id) &&
    before.kind === after.kind
  );
}

function rowChanges(before: Block, after: Block): Change[] {
  if (before === after) return [];
  return before.rows.flatMap((row, at) => changesOfRow(row, after.rows[at]));
}

function changesOfRow(before: Row, after: Row): Change[] {
  if (before === after) return [];
  const changes: Change[] = [];
  if (before.original !== after.original) {
    changes.push({
      type: 'splice',
      row: after.id,
      side: 'original',
      ...splice(before.original, after.original),
    });
  }
  if (
    before.easy !== after.easy ||
    before.state !== after.state ||
    before.engine !== after.engine
  ) {
    changes.push({
      type: 'easy',
      row: after.id,
      text: after.easy ?? null,
      state: after.state,
      ...(after.engine !== undefined && { engine: after.engine }),
    });
  }
  return changes;
}

/** The single stretch in which two texts differ; never cuts a surrogate pair. */
export function splice(
  before: string,
  after: string,
): { start: number; end: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start--;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail++;
  if (tail > 0 && isLow(before.charCodeAt(before.length - tail))) tail--;
  return { start, end: before.length - tail, insert: after.slice(start, after.length - tail) };
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
