import type { Tree } from '../tree.ts';

type Predicate = (tree: Tree, ...nodes: readonly number[]) => boolean;
type Measure = (tree: Tree, node: number) => number;

const COMMA = /^[,–—]$/u;
const first = (tree: Tree, node: number) => tree.span(node)[0];
const last = (tree: Tree, node: number) => tree.span(node)[tree.span(node).length - 1];
const wordsIn = (tree: Tree, from: number, to: number) =>
  tree.nodes.slice(from, to).filter(({ upos }) => upos !== 'PUNCT').length;

/** A clause that describes the preceding noun never crosses these. */
const BARRIERS = /^(?:conj|acl|acl:relcl|appos|parataxis|advcl|nsubj|root)/;

/** The bracket that a closing one belongs to; the closing one where there is none. */
function opening(tree: Tree, close: number): number {
  const open = tree.nodes.findLast(({ index, form }) => index < close && form === '(');
  return open?.index ?? close;
}

const MOST_OF_ITEM = 7;

/** Predicates of places, because a dependency tree has no spans. */
export const PREDICATES: Readonly<
  Record<string, { readonly takes: number; readonly holds: Predicate }>
> = {
  'comma-before': {
    takes: 1,
    holds: (tree, node) => COMMA.test(tree.nodes[first(tree, node) - 1]?.form ?? ''),
  },
  'comma-after': {
    takes: 1,
    holds: (tree, node) => COMMA.test(tree.nodes[last(tree, node) + 1]?.form ?? ''),
  },
  /** Only punctuation follows it. */
  final: {
    takes: 1,
    holds: (tree, node) => tree.onlyMarks(last(tree, node) + 1, tree.nodes.length),
  },
  'final-word': { takes: 1, holds: (tree, node) => tree.onlyMarks(node + 1, tree.nodes.length) },
  initial: { takes: 1, holds: (tree, node) => tree.onlyMarks(tree.opening, first(tree, node)) },
  'initial-word': { takes: 1, holds: (tree, node) => tree.onlyMarks(tree.opening, node) },
  contiguous: { takes: 1, holds: (tree, node) => tree.isContiguous(tree.span(node)) },
  /** Punctuation or the end of the sentence follows it. */
  closed: {
    takes: 1,
    holds: (tree, node) => (tree.nodes[last(tree, node) + 1]?.upos ?? 'PUNCT') === 'PUNCT',
  },
  adjacent: {
    takes: 2,
    holds: (tree, a, b) => tree.onlyMarks(Math.min(a, b) + 1, Math.max(a, b)),
  },
  /** The noun phrase of the first ends where the second begins. */
  touches: {
    takes: 2,
    holds(tree, noun, clause) {
      let at = first(tree, clause) - 1;
      while (at >= 0 && tree.at(at).upos === 'PUNCT')
        at = tree.at(at).form === ')' ? opening(tree, at) - 1 : at - 1;
      if (at < 0) return false;
      for (const node of tree.path(at)) {
        if (node.index === noun) return true;
        if (BARRIERS.test(node.relation)) return false;
      }
      return false;
    },
  },
  /** The second word directly follows the span of the first. */
  follows: { takes: 2, holds: (tree, a, b) => last(tree, a) + 1 === b },
  /** No mark stands between two words. */
  unbroken: {
    takes: 2,
    holds: (tree, a, b) => tree.nodes.slice(a + 1, b).every(({ upos }) => upos !== 'PUNCT'),
  },
  'same-form': { takes: 2, holds: (tree, a, b) => tree.at(a).lower === tree.at(b).lower },
  'starts-with': { takes: 2, holds: (tree, a, b) => first(tree, a) === first(tree, b) },
  /** A short member without a finite verb stands between this mark and the comma before: an enumeration. */
  'in-list': {
    takes: 1,
    holds(tree, mark) {
      let words = 0;
      for (let at = mark - 1; at > 0; at--) {
        const { form, upos, features } = tree.at(at);
        if (form === ',') return words > 0 && words <= MOST_OF_ITEM;
        const isVerb = upos === 'AUX' || (upos === 'VERB' && features.VerbForm === 'Fin');
        if (isVerb || form === ')') return false;
        if (upos !== 'PUNCT') words++;
      }
      return false;
    },
  },
  /** A space stands on both sides, or the mark is long: a dash, not a hyphen. */
  spaced: {
    takes: 1,
    holds: (tree, node) =>
      tree.at(node).form === '—' ||
      (tree.at(node).isSpaced && Boolean(tree.nodes[node + 1]?.isSpaced)),
  },
};

/** Measures that can be compared with a number: `words(V) >= 4`. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  words: (tree, node) => tree.span(node).filter((at) => tree.at(at).upos !== 'PUNCT').length,
  'words-before': (tree, node) => wordsIn(tree, 0, first(tree, node)),
  'words-after': (tree, node) => wordsIn(tree, last(tree, node) + 1, tree.nodes.length),
  'words-left': (tree, node) => wordsIn(tree, 0, node),
  'words-right': (tree, node) => wordsIn(tree, node + 1, tree.nodes.length),
  /** The number of conjuncts that depend on it. */
  conjuncts: (tree, node) =>
    tree.childNodes(node).filter(({ relation }) => relation === 'conj').length,
};
