import { areParted, type Licence, placesOf } from './proposal.ts';

/** Two alternatives ("A or B") are not two facts. */
export const alternative: Licence = (proposal) => {
  const { tree } = proposal;
  const places = placesOf(proposal);
  for (const { index, relation, head } of tree.nodes) {
    if (relation !== 'cc' || head < 0 || !tree.is(index, 'or')) continue;
    const joined = tree.at(head);
    if (joined.relation === 'conj' && areParted(places, joined.index, joined.head))
      return `“${tree.at(index).form}” joins alternatives`;
  }
  return undefined;
};
