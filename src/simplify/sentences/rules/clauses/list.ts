import type { Tree } from '../../tree.ts';

/** "…, lichens, mosses, and ferns exist": the coordinator joins nouns. */
export function endsList(tree: Tree, coordinator: number): boolean {
  if (tree.form(coordinator - 1) !== ',') return false;
  for (let i = coordinator - 2; i >= coordinator - 5; i--) {
    if (tree.form(i) === ',') return true;
  }
  return false;
}
