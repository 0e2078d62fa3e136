import type { Binding } from '../pattern/match.ts';
import type { Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';
import { type Built, itemOf, type Piece, type Replaced, sentenceOf } from './piece.ts';
import { wordsOf } from './sets.ts';
import { fill } from './template.ts';

/** The sentences that a rule builds from a tree; undefined if a word cannot be built. */
export function build(rule: Rule, tree: Tree, binding: Binding): readonly Built[] | undefined {
  const replaced = replacedBy(rule, tree, binding);
  if (!replaced) return undefined;
  const out: Built[] = [];
  for (const [at, { template, each }] of rule.outputs.entries()) {
    if (each !== undefined) {
      const bound = binding[each];
      const nodes = bound === undefined ? [] : typeof bound === 'number' ? [bound] : bound;
      for (const node of nodes) {
        const pieces = fill(template, tree, { ...binding, [each]: node }, replaced);
        if (!pieces) return undefined;
        out.push(itemOf(tree, pieces));
      }
      continue;
    }
    const pieces = fill(template, tree, binding, replaced);
    if (!pieces || pieces.length === 0) return undefined;
    out.push(sentenceOf(tree, pieces, at === rule.outputs.length - 1));
  }
  return out;
}

function replacedBy(rule: Rule, tree: Tree, binding: Binding): Replaced | undefined {
  const replaced = new Map<number, readonly Piece[]>();
  for (const { targets, template } of rule.replacements) {
    const pieces = fill(template, tree, binding);
    if (!pieces) return undefined;
    const words = targets.flatMap((target) => wordsOf(target, tree, binding) ?? []);
    words.forEach((at, i) => {
      replaced.set(at, i === 0 ? pieces : []);
    });
  }
  return replaced;
}
