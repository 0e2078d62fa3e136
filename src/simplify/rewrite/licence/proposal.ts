import type { Built } from '../build/piece.ts';
import { type Binding, nodeOf } from '../pattern/match.ts';
import type { Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

/** The result that a rule proposes for a sentence. */
export interface Proposal {
  readonly rule: Rule;
  readonly tree: Tree;
  readonly binding: Binding;
  readonly built: readonly Built[];
  /** Analyses a text anew: the trees of its sentences. */
  readonly read: (text: string) => readonly Tree[];
}

/** The reason to refuse a proposal; undefined if it is allowed. */
export type Licence = (proposal: Proposal) => string | undefined;

/** In which output each word of the source stands first. */
export function placesOf({ built }: Proposal): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [at, { pieces }] of built.entries()) {
    for (const { source, isRepeated } of pieces) {
      if (source !== undefined && !isRepeated && !places.has(source)) places.set(source, at);
    }
  }
  return places;
}

/** Do two words end up in different outputs? What is left out stands nowhere. */
export function areParted(places: ReadonlyMap<number, number>, a: number, b: number): boolean {
  const [one, other] = [places.get(a), places.get(b)];
  return one !== undefined && other !== undefined && one !== other;
}

/** The anchor words of a rule. */
export function anchorsOf({ rule, binding }: Proposal): number[] {
  return rule.anchors.flatMap((name) => nodeOf(binding, name) ?? []);
}

/** Does a clause open with a word that makes it a condition? */
export function isConditional(tree: Tree, verb: number): boolean {
  const [first] = tree.span(verb);
  return tree
    .childNodes(verb)
    .some(
      ({ relation, index }) =>
        (relation === 'mark' || (relation === 'advmod' && index === first)) &&
        tree.is(index, 'condition'),
    );
}
