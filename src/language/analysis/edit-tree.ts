/**
 * Edit trees (Chrupała 2008; Müller et al. 2015) say how one word becomes another: keep the longest
 * common part, treat what is left and right of it alike, replace what has nothing in common. The tree
 * of "Häuser" → "Haus" also turns "Mäuser" into "Maus".
 *
 * Written as text: `(L,R<left><right>)` keeps all but L characters at the left and R at the right;
 * `/from/to/` replaces. Tabs and slashes in words do not occur in word lists and end the matter.
 */
export type EditTree = string;

/** The tree that turns `from` into `to`; undefined for words that hold characters of the notation. */
export function editTree(from: string, to: string): EditTree | undefined {
  return /[/()]/.test(from + to) ? undefined : build(from, to);
}

function build(from: string, to: string): EditTree {
  if (from === '' && to === '') return '';
  const [start, place, length] = longestCommon(from, to);
  if (length === 0) return `/${from}/${to}/`;
  const end = start + length;
  const left = build(from.slice(0, start), to.slice(0, place));
  const right = build(from.slice(end), to.slice(place + length));
  return `(${start},${from.length - end}${left === '' ? '' : `<${left}`}${right === '' ? '' : `>${right}`})`;
}

function longestCommon(a: string, b: string): [startA: number, startB: number, length: number] {
  let best: [number, number, number] = [0, 0, 0];
  let previous = new Uint8Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint8Array(b.length + 1);
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] !== b[j - 1]) continue;
      row[j] = previous[j - 1] + 1;
      if (row[j] > best[2]) best = [i - row[j], j - row[j], row[j]];
    }
    previous = row;
  }
  return best;
}

/** A tree read once, to be applied often. */
export type EditNode =
  | { readonly kind: 'keep' }
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'split';
      readonly left: EditNode;
      readonly leftLength: number;
      readonly right: EditNode;
      readonly rightLength: number;
    };

const KEEP: EditNode = { kind: 'keep' };

export function readEditTree(tree: EditTree): EditNode {
  let at = 0;
  const number = () => {
    let value = 0;
    while (tree[at] >= '0' && tree[at] <= '9') value = value * 10 + Number(tree[at++]);
    return value;
  };
  const node = (): EditNode => {
    if (tree[at] === '/') {
      const middle = tree.indexOf('/', at + 1);
      const end = tree.indexOf('/', middle + 1);
      const replace: EditNode = {
        kind: 'replace',
        from: tree.slice(at + 1, middle),
        to: tree.slice(middle + 1, end),
      };
      at = end + 1;
      return replace;
    }
    at++; // (
    const leftLength = number();
    at++; // ,
    const rightLength = number();
    let left = KEEP;
    let right = KEEP;
    if (tree[at] === '<') {
      at++;
      left = node();
    }
    if (tree[at] === '>') {
      at++;
      right = node();
    }
    at++; // )
    return { kind: 'split', left, leftLength, right, rightLength };
  };
  return tree === '' ? KEEP : node();
}

/** The word after the edits, or undefined when the tree does not fit it. */
export function applyEditTree(node: EditNode, word: string): string | undefined {
  if (node.kind === 'keep') return word;
  if (node.kind === 'replace') return word === node.from ? node.to : undefined;
  if (node.leftLength + node.rightLength > word.length) return undefined;
  const end = word.length - node.rightLength;
  const left = applySide(node.left, word.slice(0, node.leftLength));
  const right = applySide(node.right, word.slice(end));
  if (left === undefined || right === undefined) return undefined;
  return left + word.slice(node.leftLength, end) + right;
}

function applySide(node: EditNode, part: string): string | undefined {
  // A side without a subtree was empty on both sides of the example.
  return node.kind === 'keep' ? (part === '' ? '' : undefined) : applyEditTree(node, part);
}
