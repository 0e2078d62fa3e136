import type { Tree } from '../tree.ts';
import { finiteOf, hasFiniteForm } from '../verbs.ts';
import { made, type Piece } from './piece.ts';

/** Prefixes of verbs that stand apart in a main clause; of some verbs they never do. */
function prefixOf(tree: Tree, lemma: string): string | undefined | 'unsure' {
  const starts = (list: string) =>
    tree.rules
      .list(list)
      .find((prefix) => lemma.startsWith(prefix) && lemma.length > prefix.length + 3);
  if (tree.rules.isIn('inseparable-verb', lemma)) return undefined;
  if (starts('unsure-prefix')) return 'unsure';
  return starts('separable-prefix');
}

/** The finite verb of a subordinate clause as a main clause has it, and the prefix that it leaves. */
function parted(
  tree: Tree,
  verb: number,
): { readonly at: number; readonly form: string; readonly prefix?: string } | undefined {
  // Taggers take the finite plural of an auxiliary for its infinitive.
  const isAuxiliary = tree.at(verb).upos === 'AUX' && hasFiniteForm(tree, verb);
  const finite = finiteOf(tree, verb) ?? (isAuxiliary ? tree.at(verb) : undefined);
  if (!finite) return undefined;
  const { index, lower, lemma, upos } = finite;
  if (upos !== 'VERB') return { at: index, form: lower };
  const prefix = prefixOf(tree, lemma);
  if (prefix === 'unsure') return undefined;
  if (prefix === undefined) return { at: index, form: lower };
  // What does not begin with the prefix is parted already.
  if (!lower.startsWith(prefix)) return { at: index, form: lower };
  return { at: index, form: lower.slice(prefix.length), prefix };
}

/** The finite verb for the second place of a main clause. */
export function secondPlace(tree: Tree, verb: number): Piece[] | undefined {
  const found = parted(tree, verb);
  return found && [made(found.form, found.at)];
}

/** The prefix for the end of a main clause; nothing where the verb has none. */
export function lastPlace(tree: Tree, verb: number): Piece[] | undefined {
  const found = parted(tree, verb);
  if (!found) return undefined;
  return found.prefix === undefined ? [] : [made(found.prefix)];
}
