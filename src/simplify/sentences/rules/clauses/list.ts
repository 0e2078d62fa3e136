import type { Tree } from '../../tree.ts';

/** "…, lichens, mosses, and ferns exist": the coordinator joins nouns. */
export function endsList(tree: Tree, coordinator: number): boolean {
  if (tree.form(coordinator - 1) !== ',') return false;
  for (let i = coordinator - 2; i >= coordinator - 5; i--) {
    // "white, black and grey, and": the list has come to its end before.
    if (tree.formsAlike && tree.at(i).upos === 'CCONJ') return false;
    if (tree.form(i) === ',') return !(tree.formsAlike && listsNothing(tree, i, coordinator - 1));
  }
  return false;
}

/** "on May 3, 1980,", "fewer, larger schools,", "was sold, with its house,": between commas, but none of a list. */
function listsNothing(tree: Tree, comma: number, end: number): boolean {
  const { upos } = tree.at(comma + 1);
  const year = end === comma + 2 && /^\d{4}$/.test(tree.form(comma + 1));
  return year || upos === 'ADP' || (upos === 'ADJ' && tree.at(comma - 1).upos === 'ADJ');
}
