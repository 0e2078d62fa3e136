import { type Binding, nodeOf } from '../pattern/match.ts';
import type { SetTerm } from '../rule.ts';
import { memberAt, particleOf } from '../series/index.ts';
import type { Tree } from '../tree.ts';
import { finiteOf } from '../verbs.ts';
import { nounPhrase } from './antecedent.ts';

type Stretch = (tree: Tree, ...nodes: readonly number[]) => readonly number[] | undefined;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

const endOf = (tree: Tree, node: number) => tree.span(node)[tree.span(node).length - 1] + 1;

/** From an opening bracket to the one that closes it. */
function enclosed(tree: Tree, open: number): readonly number[] | undefined {
  const close = tree.nodes.findIndex(({ index, form }) => index > open && form === ')');
  return close < 0 ? undefined : range(open, close + 1);
}

/** Sets of words that templates can name: `{until(V)}`, `{between(A, B)}`. */
export const SETS: Readonly<Record<string, { readonly takes: number; readonly words: Stretch }>> = {
  all: { takes: 0, words: (tree) => range(0, tree.nodes.length) },
  /** The subtree of a node; its word alone; its noun phrase. */
  span: { takes: 1, words: (tree, node) => tree.span(node) },
  word: { takes: 1, words: (_, node) => [node] },
  phrase: { takes: 1, words: (tree, node) => nounPhrase(tree, node) },
  /** The words before or after the span of a node, or before or after its word. */
  until: { takes: 1, words: (tree, node) => range(0, tree.span(node)[0]) },
  from: { takes: 1, words: (tree, node) => range(tree.span(node)[0], tree.nodes.length) },
  beyond: { takes: 1, words: (tree, node) => range(endOf(tree, node), tree.nodes.length) },
  before: { takes: 1, words: (_, node) => range(0, node) },
  /** Up to a word, with it. */
  'up-to': { takes: 1, words: (_, node) => range(0, node + 1) },
  after: { takes: 1, words: (tree, node) => range(node + 1, tree.nodes.length) },
  between: { takes: 2, words: (_, a, b) => range(a + 1, b) },
  enclosed: { takes: 1, words: enclosed },
  /** The finite verb of a clause alone. */
  'finite-verb': {
    takes: 1,
    words: (tree, verb) => {
      const finite = finiteOf(tree, verb);
      return finite && [finite.index];
    },
  },
  /** The particle of an infinitive, if it precedes it. */
  particle: { takes: 1, words: particleOf },
  /** The member of a series, or the part of a clause, that begins with this word. */
  member: { takes: 1, words: (tree, first) => memberAt(tree, first) },
  inside: { takes: 1, words: (tree, open) => enclosed(tree, open)?.slice(1, -1) },
};

/** The words of a term; none if an optional node was not found. */
export function wordsOf(
  term: SetTerm,
  tree: Tree,
  binding: Binding,
): readonly number[] | undefined {
  const { takes, words } = SETS[term.set];
  if (takes === 0) return words(tree);
  if (takes === 1) {
    const bound = binding[term.nodes[0]];
    if (bound === undefined) return [];
    const all = typeof bound === 'number' ? [bound] : bound;
    const found = all.map((node) => words(tree, node));
    if (found.some((each) => each === undefined)) return undefined;
    return [...new Set(found.flatMap((each) => each ?? []))].sort((a, b) => a - b);
  }
  const nodes = term.nodes.map((name) => nodeOf(binding, name));
  return nodes.every((node) => node !== undefined) ? words(tree, ...nodes) : undefined;
}
