import { dropping, type Proposal } from './proposal.ts';
import type { Tree } from './tree.ts';

const LOOSE = new Set(['obl', 'nmod', 'advcl', 'acl', 'amod', 'advmod', 'appos', 'parataxis']);

/** Any modifier, for a reader who asked for less text than the careful rules give. */
export function modifiers(tree: Tree): Proposal[] {
  const found: Proposal[] = [];
  tree.tokens.forEach((_, index) => {
    const relation = tree.relation(index);
    if (!LOOSE.has(relation) || tree.enclosed[index] || index === tree.root) return;
    const stretch = tree.stretch(index);
    if (!stretch || !tree.isBalanced(stretch) || stretch.last > tree.lastWord) return;
    if (stretch.last - stretch.first + 1 > tree.tokens.length * 0.6) return;
    const finite = tree.finiteOf(tree.root);
    const subject = tree.subjectOf(tree.root);
    const holds = (at: number | undefined) =>
      at !== undefined && at >= stretch.first && at <= stretch.last;
    if (holds(finite) || holds(subject) || holds(tree.root)) return;
    let { first, last } = stretch;
    const comma = (at: number) => tree.form(at) === ',';
    if (comma(first - 1) && (comma(last + 1) || last >= tree.lastWord)) {
      first--;
      if (comma(last + 1)) last++;
    } else if (first === 0 && comma(last + 1)) last++;
    if (last >= tree.tokens.length - 1 && first === 0) return;
    const reason = 'A shorter text was asked for.';
    found.push(dropping(tree, { first, last }, 'drop/modifier', reason, relation));
  });
  return found;
}
