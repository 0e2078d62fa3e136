import type { Node, Tree } from '../tree.ts';
import type { Licence } from './proposal.ts';

/** The items of a list are what commas and "and" part in the source, no more and no less. */
export const series: Licence = ({ tree, built }) => {
  const items = built.filter(({ isItem }) => isItem);
  for (const [at, { pieces, text }] of items.entries()) {
    const words = pieces.flatMap(({ source }, i) =>
      source === undefined || (i === 0 && tree.is(source, 'or')) ? [] : [source],
    );
    const [first] = words;
    if (words.some((word) => tree.at(word).form === ',')) return `“${text}” may be two items`;
    if (tree.at(first).relation === 'cc') return `“${text}” is joined twice`;
    if (!tree.isContiguous(words)) return `“${text}” stands in two places`;
    const before = tree.nodes[first - 1];
    const fault = at === 0 ? faultOfFirst(tree, first, before) : faultOfNext(before);
    if (fault !== undefined) return `“${text}” ${fault}`;
  }
  return undefined;
};

const PHRASE = /^(?:DET|ADJ|NUM|NOUN|PROPN|PRON)$/;

/** Words at the start of the first item, or before it, may belong to all items. */
function faultOfFirst(tree: Tree, first: number, before: Node | undefined): string | undefined {
  const { relation, upos } = tree.at(first);
  if (relation === 'advmod') return 'begins with a word that may be said of all';
  if (upos === 'ADP' || upos === 'SCONJ') return 'begins with a word that joins it to the sentence';
  const isTorn =
    before !== undefined &&
    PHRASE.test(before.upos) &&
    !tree.is(before.index, 'example') &&
    /^(?:NOUN|PROPN)$/.test(upos);
  return isTorn ? 'is not a whole phrase' : undefined;
}

function faultOfNext(before: Node | undefined): string | undefined {
  const isParted = before !== undefined && (before.form === ',' || before.relation === 'cc');
  return isParted ? undefined : 'is not parted from what stands before it';
}
