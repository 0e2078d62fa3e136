import type { Node, Tree } from '../tree.ts';
import { isClause } from '../verbs.ts';
import { areParted, type Licence, placesOf } from './proposal.ts';

/** "You need not pay, but you must come": a negation and an independent clause. */
const isContrast = (tree: Tree, first: number, { index, lower, head }: Node) =>
  tree.is(first, 'negation') &&
  (tree.rules.map('link', lower) ?? '') !== '' &&
  tree.at(index).relation === 'cc' &&
  head >= 0 &&
  isClause(tree, head);

/** "help from a friend and talk to somebody": two prepositions of different verbs. */
function areApart(tree: Tree, one: Node, other: Node): boolean {
  if (one.relation !== 'case') return false;
  if (other.relation === 'mark') return true;
  if (other.relation !== 'case') return false;
  const [a, b] = [tree.at(one.head), tree.at(other.head)];
  return a.head !== b.head && !tree.isUnder(b.index, a.index);
}

/** "not only … but also", "either … or", "so … that": both halves stay together. */
export const correlative: Licence = (proposal) => {
  const { tree } = proposal;
  const places = placesOf(proposal);
  for (const [first, second] of tree.rules.grammar.correlatives) {
    const one = tree.nodes.find(({ lower }) => lower === first);
    if (!one) continue;
    const other = tree.nodes.find(({ index, lower }) => index > one.index && lower === second);
    if (!other || isContrast(tree, one.index, other) || areApart(tree, one, other)) continue;
    const isLost = !places.has(other.index) && places.has(one.index);
    if (isLost || areParted(places, one.index, other.index)) return `“${first} … ${second}”`;
  }
  return undefined;
};
