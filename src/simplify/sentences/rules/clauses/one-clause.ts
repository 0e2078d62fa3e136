import type { Tree } from '../../tree.ts';

/** "Michael and his team made", "how Geordie and I live": one subject of two. */
export function joinsPeople(tree: Tree, at: number): boolean {
  const { upos, features } = tree.at(at + 1);
  const { upos: other } = tree.at(at - 1);
  return other === 'PROPN' && upos === 'PRON' && features.PronType === 'Prs';
}
