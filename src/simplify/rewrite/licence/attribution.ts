import { anchorsOf, isConditional, type Licence } from './proposal.ts';

const EMBEDDED = /^(?:ccomp|csubj|csubj:pass|parataxis|xcomp)$/;

/** What somebody says, thinks or wishes stays inside it, and what holds on a condition under it. */
export const attribution: Licence = (proposal) => {
  const { tree } = proposal;
  for (const anchor of anchorsOf(proposal)) {
    for (const { index, relation, head } of tree.path(anchor)) {
      if (head < 0) break;
      if (EMBEDDED.test(relation)) return 'inside what is said, thought or wished';
      if (/^advcl/.test(relation) && isConditional(tree, index)) return 'inside a condition';
    }
  }
  return undefined;
};
