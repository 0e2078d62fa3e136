import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "formerly a town", "an ancient city" */
export function isOver(tree: Tree, told: Stretch, { over = [] }: SentenceRules): boolean {
  return range(told).some((i) => over.includes(tree.lower(i)));
}
