/** A word to draw: its head (-1 for the root) and its label. */
export interface TreeWord {
  readonly head: number;
  readonly label: string;
}

// The sides of a cell from which a line leaves.
const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;
const LINES = [...' ╵╷│╴╯╮┤╶╰╭├─┴┬┼'];
const STEP = 3;

// Deeper trees than this would not fit on any screen.
const MOST_COLUMNS = 40;

/**
 * Draws a dependency tree with one word per line, in text order: heads on the left, dependents on
 * the right. Lines cross only where the tree is not projective. Returns undefined if the tree is too
 * deep to draw.
 *
 * @example drawTree([{ head: 1, label: 'The' }, { head: -1, label: 'cat' }])
 * //   ╭── The
 * // ──╯ cat
 */
export function drawTree(words: readonly TreeWord[]): string[] | undefined {
  const heads = words.map(({ head }) => (head >= 0 && head < words.length ? head : -1));
  const stems = placeStems(heads);
  if (!stems) return undefined;
  const width = stems.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const grid = words.map(() => new Uint8Array(width));

  heads.forEach((head, row) => {
    const { column, top, bottom } = stems[row];
    const from = head < 0 ? -1 : stems[head].column;
    if (from >= 0) grid[row][from] |= RIGHT;
    for (let at = from + 1; at < column; at++) grid[row][at] |= LEFT | RIGHT;
    grid[row][column] |= LEFT;
    for (let line = top; line <= bottom; line++) {
      grid[line][column] |= (line > top ? UP : 0) | (line < bottom ? DOWN : 0);
    }
  });
  return words.map(({ label }, row) => {
    const cells = Array.from(grid[row], (sides, column) =>
      // A word without dependents ends in a plain line.
      sides === LEFT && column === stems[row].column ? '─' : LINES[sides],
    );
    return `${cells.join('').trimEnd()} ${label}`;
  });
}

interface Stem {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A word's stem is the vertical line to which its dependents are attached, one step right of its
 * head's stem. In a projective tree, stems of one level never meet; otherwise the later moves right.
 */
function placeStems(heads: readonly number[]): Stem[] | undefined {
  const tops = heads.map((_, row) => row);
  const bottoms = [...tops];
  heads.forEach((head, row) => {
    if (head < 0) return;
    tops[head] = Math.min(tops[head], row);
    bottoms[head] = Math.max(bottoms[head], row);
  });
  const levels = levelsOf(heads);
  const stems: Stem[] = new Array(heads.length);
  const taken: Uint8Array[] = [];
  const steps = new Array(heads.length).fill(0);
  for (const row of tops.map((_, at) => at).sort((a, b) => levels[a] - levels[b] || a - b)) {
    const [top, bottom, head] = [tops[row], bottoms[row], heads[row]];
    let step = head >= 0 && levels[head] < levels[row] ? steps[head] + 1 : 0;
    while (taken[step]?.subarray(top, bottom + 1).includes(1)) step++;
    if (step >= MOST_COLUMNS) return undefined;
    for (let at = taken.length; at <= step; at++) taken.push(new Uint8Array(heads.length));
    taken[step].fill(1, top, bottom + 1);
    steps[row] = step;
    stems[row] = { top, bottom, column: step * STEP + STEP - 1 };
  }
  return stems;
}

const UNSEEN = -1;
const ON_PATH = -2;

/** The distance of each word from its root; a loop (in an invalid tree) is broken where it closes. */
function levelsOf(heads: readonly number[]): number[] {
  const levels: number[] = new Array(heads.length).fill(UNSEEN);
  for (let start = 0; start < heads.length; start++) {
    const path: number[] = [];
    let at = start;
    while (at >= 0 && levels[at] === UNSEEN) {
      levels[at] = ON_PATH;
      path.push(at);
      at = heads[at];
    }
    let level = at >= 0 && levels[at] !== ON_PATH ? levels[at] + 1 : 0;
    for (const word of path.reverse()) levels[word] = level++;
  }
  return levels;
}
