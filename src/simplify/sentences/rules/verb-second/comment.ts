import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * "…, was zu Streit führte": what opens the sentence instead ("Das führte zu Streit"), when the clause
 * tells what came of all before it. After what somebody knows or asks it is part of that.
 */
export function commentAt(
  tree: Tree,
  comma: number,
  { verbLast }: SentenceRules,
): string | undefined {
  const data = verbLast?.comment;
  if (!data || tree.lower(comma + 1) !== data.word) return undefined;
  const before = range({ first: 0, last: comma - 1 });
  const isOther = (i: number) =>
    data.never.includes(tree.lower(i)) || data.knowing.includes(tree.at(i).lemma);
  if (before.some(isOther)) return undefined;
  const clause = range({ first: comma + 2, last: tree.lastWord });
  // "was das bedeutet", "was er macht": somebody or something else acts.
  if (clause.some((i) => tree.relation(i) === 'nsubj' || tree.at(i).features.Case === 'Nom'))
    return undefined;
  const isTold = (i: number) => data.verbs.some((start) => tree.lower(i).startsWith(start));
  return isTold(tree.lastWord) || isTold(tree.lastWord - 1) ? data.begin : undefined;
}
