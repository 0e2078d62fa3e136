import type { Tree } from './tree.ts';

const LETTERS = [...'abcdefghijklmnop'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const NUMBERS = LETTERS.map((_, at) => String(at + 1));

const known = new WeakMap<Tree, readonly number[]>();

/**
 * The labels of the marks that number the parts of a sentence: "(a) …, (b) … and (c) …". None where
 * they are not in order from the first: "subsection (b)" numbers nothing.
 */
export function enumeratorsOf(tree: Tree): readonly number[] {
  const before = known.get(tree);
  if (before) return before;
  const all = tree.nodes
    .slice(1, -1)
    .filter(
      ({ index }) =>
        tree.at(index - 1).form === '(' &&
        tree.at(index + 1).form === ')' &&
        tree.at(index - 1).isSpaced,
    )
    .filter(({ form }) => /^(?:\p{Ll}{1,4}|\d{1,2})$/u.test(form));
  const isInOrder = (labels: readonly string[]) =>
    all.length > 1 && all.every(({ lower }, i) => lower === labels[i]);
  const found = [LETTERS, ROMAN, NUMBERS].some(isInOrder) ? all.map(({ index }) => index) : [];
  known.set(tree, found);
  return found;
}

/** The text that an enumerator numbers, with the enumerator: up to the next one or to the end. */
export function enumerated(tree: Tree, mark: number): readonly number[] {
  const marks = enumeratorsOf(tree);
  const next = marks[marks.indexOf(mark) + 1];
  const end = next === undefined ? tree.nodes.length : next - 1;
  return tree.nodes.slice(mark - 1, end).map(({ index }) => index);
}
