import type { Tree } from '../../tree.ts';

/** A finite verb, or what looks like a participle and has no helping verb: "gehört". */
export function endsAsVerb(tree: Tree, index: number): boolean {
  if (tree.isFinite(index)) return true;
  const { upos, features } = tree.at(index);
  if (upos !== 'VERB' && upos !== 'ADJ') return false;
  if (features.VerbForm === 'Part') return false;
  // "die den Verkehr sicherer machen": the plural looks like an infinitive.
  return features.VerbForm === 'Inf' && tree.relation(index - 1) !== 'mark';
}
