import { placesOf } from './distance.ts';
import { type Numbered, numbered, pieces, type Sequence } from './symbols.ts';

/** One step of an edit script at position `a` of the first and `b` of the second sequence. */
export interface EditStep {
  readonly kind: 'insert' | 'delete' | 'replace';
  readonly a: number;
  readonly b: number;
}

/** The matrix has three bits per cell, so scripts use shorter pieces. */
const LONGEST_SCRIPT = 1 << 12;

/**
 * A shortest edit script, left to right. Ties are resolved as in python-Levenshtein: from the
 * end, a run of insertions or deletions continues as long as possible, else characters are kept,
 * else replaced, else inserted, else deleted. Over 4,096 differing characters, the script is
 * assembled from pieces and may not be the shortest.
 *
 * @example editScript('cat', 'cart') // [{ kind: 'insert', a: 2, b: 2 }]
 */
export function editScript(a: Sequence, b: Sequence): EditStep[] {
  const steps: EditStep[] = [];
  for (const { pair, startA, startB } of pieces(numbered(a, b), LONGEST_SCRIPT)) {
    const found = pieceScript(pair);
    for (let i = found.length - 1; i >= 0; i--) {
      const step = found[i];
      steps.push({ kind: step.kind, a: step.a + startA, b: step.b + startB });
    }
  }
  return steps;
}

/**
 * The number of replaced characters in a shortest edit script: the replace-only Levenshtein distance
 * of ASSET (Alva-Manchego et al. 2020, §3.3), which measures paraphrase but not compression.
 *
 * @example replacements('big cats', 'large cats') // 3
 */
export function replacements(a: Sequence, b: Sequence): number {
  let count = 0;
  for (const step of editScript(a, b)) if (step.kind === 'replace') count++;
  return count;
}

/**
 * Positions of a longest common subsequence, left to right, which a report marks as kept.
 *
 * @example commonPlaces(['a', 'b'], ['b', 'c']) // [[1, 0]]
 */
export function commonPlaces(a: Sequence, b: Sequence): [a: number, b: number][] {
  const pair = numbered(a, b);
  const places: [number, number][] = [];
  let nextA = 0;
  let nextB = 0;
  const untouched = (endA: number) => {
    while (nextA < endA) places.push([nextA++, nextB++]);
  };
  for (const { pair: piece, startA, startB } of pieces(pair, LONGEST_SCRIPT)) {
    untouched(startA);
    for (const [i, j] of piecePlaces(piece)) places.push([i + startA, j + startB]);
    nextA = startA + piece.a.length;
    nextB = startB + piece.b.length;
  }
  untouched(pair.a.length);
  return places;
}

/** The script of one piece, from its end to its start. */
function pieceScript(pair: Numbered): EditStep[] {
  const { a, b } = pair;
  const { deletes, inserts, free, blocks } = traces(pair);
  const bit = (matrix: Int32Array, i: number, j: number) =>
    (matrix[(j - 1) * blocks + ((i - 1) >>> 5)] >>> ((i - 1) & 31)) & 1;
  const steps: EditStep[] = [];
  let i = a.length;
  let j = b.length;
  let run: 'insert' | 'delete' | undefined;
  while (i > 0 || j > 0) {
    const canInsert = j > 0 && (i === 0 || bit(inserts, i, j) === 1);
    const canDelete = i > 0 && (j === 0 || bit(deletes, i, j) === 1);
    const inside = i > 0 && j > 0;
    const same = inside && a[i - 1] === b[j - 1];
    const canReplace = inside && !same && bit(free, i, j) === 0;
    if (
      canInsert &&
      (run === 'insert' || !((run === 'delete' && canDelete) || same || canReplace))
    ) {
      run = 'insert';
      steps.push({ kind: 'insert', a: i, b: --j });
    } else if (canDelete && (run === 'delete' || !(same || canReplace))) {
      run = 'delete';
      steps.push({ kind: 'delete', a: --i, b: j });
    } else {
      run = undefined;
      i--;
      j--;
      if (!same) steps.push({ kind: 'replace', a: i, b: j });
    }
  }
  return steps;
}

/** For every cell: whether it is reached by a deletion, an insertion, or a free diagonal step. */
function traces(pair: Numbered) {
  const { a, b } = pair;
  const blocks = Math.ceil(a.length / 32);
  const places = placesOf(pair, 32);
  const deletes = new Int32Array(blocks * b.length);
  const inserts = new Int32Array(blocks * b.length);
  const free = new Int32Array(blocks * b.length);
  const up = new Int32Array(blocks).fill(-1);
  const down = new Int32Array(blocks);
  for (let j = 0; j < b.length; j++) {
    const base = b[j] * blocks;
    let step = 1;
    for (let block = 0; block < blocks; block++) {
      const vertical = up[block];
      const falling = down[block];
      let match = places[base + block];
      const either = match | falling;
      if (step < 0) match |= 1;
      const same = (((match & vertical) + vertical) ^ vertical) | match;
      const rise = falling | ~(same | vertical);
      const fall = vertical & same;
      const rises = (rise << 1) | (step > 0 ? 1 : 0);
      const falls = (fall << 1) | (step < 0 ? 1 : 0);
      up[block] = falls | ~(either | rises);
      down[block] = rises & either;
      step = (rise >>> 31) - (fall >>> 31);
      const cell = j * blocks + block;
      deletes[cell] = up[block];
      inserts[cell] = rise;
      free[cell] = same | falling;
    }
  }
  return { deletes, inserts, free, blocks };
}

/** Stores Hyyrö's rows and reads them from the end: the subsequence grew at zero bits. */
function piecePlaces(pair: Numbered): [number, number][] {
  const { a, b } = pair;
  if (a.length === 0 || b.length === 0) return [];
  const word = 30;
  const full = (1 << word) - 1;
  const blocks = Math.ceil(a.length / word);
  const places = placesOf(pair, word);
  const rows = new Int32Array(blocks * (b.length + 1)).fill(full, 0, blocks);
  for (let j = 0; j < b.length; j++) {
    let carry = 0;
    for (let block = 0; block < blocks; block++) {
      const value = rows[j * blocks + block];
      const match = places[b[j] * blocks + block];
      const sum = value + (value & match) + carry;
      carry = sum >> word;
      rows[(j + 1) * blocks + block] = (sum & full) | (value & ~match);
    }
  }
  /** The subsequence grows at `i` among the first `j` of the second. */
  const grows = (i: number, j: number) => {
    const block = Math.floor((i - 1) / word);
    return ((rows[j * blocks + block] >>> (i - 1 - block * word)) & 1) === 0;
  };
  const found: [number, number][] = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 && j > 0) {
    if (!grows(i, j)) i--;
    else if (grows(i, j - 1)) j--;
    else found.push([--i, --j]);
  }
  return found.reverse();
}
