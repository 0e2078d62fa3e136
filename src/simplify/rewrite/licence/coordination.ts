import { anchorsOf, type Licence } from './proposal.ts';

/** What is said of one of several joined things may be said of all: it stays where it is. */
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
