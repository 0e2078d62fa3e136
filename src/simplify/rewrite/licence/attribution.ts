import { isDefinite } from './antecedent.ts';
import { anchorsOf, isConditional, type Licence } from './proposal.ts';

const EMBEDDED = /^(?:ccomp|csubj|csubj:pass|parataxis)$/;

/**
 * Reported speech and thought stay with their verb, and a conditional statement with its condition.
 * What is wanted or begun ("to see the bridge, which …") may be a thing that is known.
 */
export const attribution: Licence = (proposal) => {
  const { tree } = proposal;
  for (const anchor of anchorsOf(proposal)) {
    for (const { index, relation, head } of tree.path(anchor)) {
      if (head < 0) break;
      const isWanted = relation === 'xcomp' && !isDefinite(tree, anchor);
      if (isWanted || EMBEDDED.test(relation)) return 'inside what is said, thought or wished';
      if (/^advcl/.test(relation) && isConditional(tree, index)) return 'inside a condition';
    }
  }
  return undefined;
};
