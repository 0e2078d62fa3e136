import type { Node, Tree } from '../tree.ts';

/** Members of a series at the end of a sentence, known by words and punctuation, not by the tree. */
export interface Series {
  /** The word or mark that opens the series. */
  readonly opener: number;
  /** The words of each member, without the marks before it. */
  readonly members: readonly (readonly number[])[];
}

/** Readers called shorter lists pointless. */
export const LEAST_MEMBERS = 3;

/** Reads each tree once. */
export function once(read: (tree: Tree) => Series | undefined): (tree: Tree) => Series | undefined {
  const known = new WeakMap<Tree, { readonly found: Series | undefined }>();
  return (tree) => {
    const before = known.get(tree) ?? { found: read(tree) };
    known.set(tree, before);
    return before.found;
  };
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

export const lastWord = (tree: Tree) => tree.nodes.findLastIndex(({ upos }) => upos !== 'PUNCT');
export const isVerb = ({ upos }: Node) => upos === 'VERB' || upos === 'AUX';
export const isComma = (node: Node | undefined) => node?.form === ',';
