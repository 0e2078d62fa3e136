import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { relativeClauses } from './relative.ts';
import { whoseClauses } from './whose.ts';

/** Extras of a noun that can be told in a sentence of their own. */
export function nounSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  if (isConditional(tree, rules)) return [];
  return [...relativeClauses(tree, rules), ...whoseClauses(tree, rules)];
}
