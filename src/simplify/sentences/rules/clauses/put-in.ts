import { range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';

/** "nous pensons, et cela se voit, que …": what the verb before asks for comes after it. */
export function isPutIn(tree: Tree, coordinator: number): boolean {
  if (!COMMAS.has(tree.form(coordinator - 1)) || !tree.isFinite(coordinator - 2)) return false;
  return tree.tokens.some(
    (_, i) => i > coordinator && COMMAS.has(tree.form(i)) && tree.at(i + 1).upos === 'SCONJ',
  );
}

/** "y cómo afectará", "y en la que viven", "y por tanto que sea": still part of what came before. */
export function asksOrJoins(tree: Tree, coordinator: number, end: number): boolean {
  return range({ first: coordinator + 1, last: end - 1 }).some(
    (i) => tree.isWhWord(i) || (tree.at(i).upos === 'SCONJ' && i < coordinator + 4),
  );
}
