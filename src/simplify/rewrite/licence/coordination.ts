import { anchorsOf, type Licence } from './proposal.ts';

/** A description of one of several coordinated items may apply to all: it is left in place. */
export const coordination: Licence = (proposal) => {
  const { tree } = proposal;
  for (const anchor of anchorsOf(proposal)) {
    const isJoined =
      tree.at(anchor).relation === 'conj' ||
      tree.childNodes(anchor).some(({ relation }) => relation === 'conj');
    if (isJoined) return `“${tree.at(anchor).form}” is one of several`;
  }
  return undefined;
};
