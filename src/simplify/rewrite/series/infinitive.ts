import type { Tree } from '../tree.ts';
import { isVerb } from './series.ts';

const particle = (tree: Tree) => tree.rules.list('infinitive-particle')[0];

/** "zu prüfen", "abzuschließen": an infinitive with its particle, before it or in it. */
export function isMarkedInfinitive(tree: Tree, at: number): boolean {
  const node = tree.nodes[at];
  if (!node || !(isVerb(node) || node.upos === 'ADJ')) return false;
  return particleOf(tree, at).length > 0 || unmarked(tree, at) !== node.lower;
}

/** The particle before an infinitive. */
export function particleOf(tree: Tree, at: number): readonly number[] {
  const before = tree.nodes[at - 1];
  return before !== undefined && before.lower === particle(tree) ? [at - 1] : [];
}

/** An infinitive without the particle in it: "abzuschließen" → "abschließen". */
export function unmarked(tree: Tree, at: number): string {
  const { lower } = tree.at(at);
  const prefix = tree.rules
    .list('separable-prefix')
    .find((each) => lower.startsWith(each + particle(tree)) && lower.length > each.length + 5);
  return prefix === undefined ? lower : prefix + lower.slice(prefix.length + particle(tree).length);
}
