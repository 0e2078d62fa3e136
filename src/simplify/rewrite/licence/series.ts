import type { Licence } from './proposal.ts';

/** The items of a list are what commas and "and" part in the source, no more and no less. */
export const series: Licence = ({ tree, built }) => {
  const items = built.filter(({ isItem }) => isItem);
  for (const [at, { pieces, text }] of items.entries()) {
    const words = pieces.flatMap(({ source }, i) =>
      source === undefined || (i === 0 && tree.at(source).relation === 'cc') ? [] : [source],
    );
    const [first] = words;
    if (at === 0 && tree.at(first).relation === 'advmod')
      return `“${tree.at(first).form}” may be said of all`;
    if (words.some((word) => tree.at(word).form === ',')) return `“${text}” may be two items`;
    const before = tree.nodes[Math.min(...words) - 1];
    const isParted = before !== undefined && (before.form === ',' || before.relation === 'cc');
    if (at > 0 && !isParted) return `“${text}” is not parted from what stands before it`;
  }
  return undefined;
};
