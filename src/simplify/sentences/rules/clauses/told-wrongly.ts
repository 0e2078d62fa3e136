import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "worry about where they will live and how they will pay": a second question. */
export function asksAgain(tree: Tree, { last }: Stretch): boolean {
  if (tree.at(last - 1).upos !== 'CCONJ') return false;
  // "Lær hvordan du … og hvordan du …": the second hangs on the same verb as the first.
  const opens = (i: number) => /^(?:ADV|SCONJ)$/.test(tree.at(i).upos);
  const isSame = (i: number) => opens(i) && tree.lower(i) === tree.lower(last);

  return opens(last) && range({ first: 1, last: last - 2 }).some((i) => isSame(i));
}
