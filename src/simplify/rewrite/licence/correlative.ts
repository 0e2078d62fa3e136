import { areParted, type Licence, placesOf } from './proposal.ts';

/** "not only … but also", "either … or", "so … that": both halves stay together. */
export const correlative: Licence = (proposal) => {
  const { tree } = proposal;
  const places = placesOf(proposal);
  for (const [first, second] of tree.rules.grammar.correlatives) {
    const one = tree.nodes.find(({ lower }) => lower === first);
    if (!one) continue;
    const other = tree.nodes.find(({ index, lower }) => index > one.index && lower === second);
    if (!other) continue;
    const isLost = !places.has(other.index) && places.has(one.index);
    if (isLost || areParted(places, one.index, other.index)) return `“${first} … ${second}”`;
  }
  return undefined;
};
