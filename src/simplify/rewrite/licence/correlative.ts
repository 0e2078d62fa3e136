import type { Node, Tree } from '../tree.ts';
import { isClause } from '../verbs.ts';
import { areParted, type Licence, placesOf } from './proposal.ts';

/** "You need not pay, but you must come": a denial and a clause of its own. */
const isContrast = (tree: Tree, first: number, { index, lower, head }: Node) =>
  tree.is(first, 'negation') &&
  (tree.rules.map('link', lower) ?? '') !== '' &&
  tree.at(index).relation === 'cc' &&
  head >= 0 &&
  isClause(tree, head);

/** "not only … but also", "either … or", "so … that": both halves stay together. */
export const correlative: Licence = (proposal) => {
  const { tree } = proposal;
  const places = placesOf(proposal);
  for (const [first, second] of tree.rules.grammar.correlatives) {
    const one = tree.nodes.find(({ lower }) => lower === first);
    if (!one) continue;
    const other = tree.nodes.find(({ index, lower }) => index > one.index && lower === second);
    if (!other || isContrast(tree, one.index, other)) continue;
    const isLost = !places.has(other.index) && places.has(one.index);
    if (isLost || areParted(places, one.index, other.index)) return `“${first} … ${second}”`;
  }
  return undefined;
};
