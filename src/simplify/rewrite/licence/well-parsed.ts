import type { Licence } from './proposal.ts';

/** A tree that cannot be right is not cut: two subjects, or a main clause that a word subordinates. */
export const wellParsed: Licence = ({ tree }) => {
  const subjects = tree
    .childNodes(tree.root)
    .filter(({ relation }) => relation === 'nsubj' || relation === 'nsubj:pass');
  if (subjects.length > 1) return 'two subjects of one verb';
  const marked = tree
    .childNodes(tree.root)
    .find(
      ({ relation, index }) =>
        relation === 'mark' ||
        (relation === 'advmod' && tree.is(index, 'condition') && tree.onlyMarks(0, index)),
    );
  if (marked) return `a main clause that opens with “${marked.form}”`;
  return undefined;
};
