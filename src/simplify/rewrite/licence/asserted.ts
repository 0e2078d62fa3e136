import { finiteOf } from '../verbs.ts';
import { anchorsOf, type Licence } from './proposal.ts';

/** Only a fact can be restated as a fact: no duty, wish, negation or request. */
export const asserted: Licence = (proposal) => {
  const { tree } = proposal;
  for (const anchor of anchorsOf(proposal)) {
    for (const { index } of tree.path(anchor)) {
      for (const child of tree.childNodes(index)) {
        if (child.index > anchor) continue;
        if (/^(?:aux|advmod|det)/.test(child.relation) && tree.is(child.index, 'negation'))
          return `“${child.form}” denies it`;
        if (child.relation === 'aux' && tree.is(child.index, 'modal'))
          return `“${child.form}” makes it no fact`;
      }
    }
  }
  return finiteOf(tree, tree.root) ? undefined : 'no statement';
};
