import { once, range } from './series.ts';

const LETTERS = [...'abcdefghijklmnop'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const NUMBERS = LETTERS.map((_, at) => String(at + 1));

/**
 * The parts of a sentence that are numbered, each with its mark: "(a) …, (b) … and (c) …". None where
 * the marks are not in order from the first: "subsection (b)" numbers nothing.
 */
export const numberedSeries = once(({ nodes }) => {
  const marks = nodes
    .slice(1, -1)
    .filter(({ form }) => /^(?:\p{Ll}{1,4}|\d{1,2})$/u.test(form))
    .filter(({ index }) => nodes[index - 1].form === '(' && nodes[index + 1].form === ')')
    .filter(({ index }) => nodes[index - 1].isSpaced);
  const isInOrder = (labels: readonly string[]) =>
    marks.every(({ lower }, i) => lower === labels[i]);
  if (marks.length < 2 || ![LETTERS, ROMAN, NUMBERS].some(isInOrder)) return undefined;
  const starts = [...marks.map(({ index }) => index - 1), nodes.length];
  const members = marks.map((_, i) => range(starts[i], starts[i + 1]));
  return { opener: starts[0] - 1, members };
});
