import { isAnimate } from '../build/antecedent.ts';
import { enumeratorsOf } from '../enumerators.ts';
import { memberStarts } from '../series.ts';
import type { Tree } from '../tree.ts';
import { finiteOf, hasFormsAlike, isClause, isPlural, tenseOf } from '../verbs.ts';

type Flag = (tree: Tree, at: number) => boolean;

/** Flags of a node: `V[finite, !plural]`. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  /** The verb, an auxiliary or the copula is finite. */
  finite: (tree, at) => finiteOf(tree, at) !== undefined,
  /** Finite, with a subject of its own. */
  clause: isClause,
  plural: isPlural,
  person: isAnimate,
  /** The past tense is written like the past participle. */
  'forms-alike': (tree, at) => hasFormsAlike(tree, tree.at(at)),
  /** The word is written like its lemma. */
  'base-form': (tree, at) => tree.at(at).lower === tree.at(at).lemma,
  /** The clause of this verb is in the present tense. */
  present: (tree, at) => tenseOf(tree, at) === 'Pres',
  /** One of the marks "(a)", "(b)", "(c)" of a sentence, in order from the first. */
  enumerator: (tree, at) => enumeratorsOf(tree).includes(at),
  'last-enumerator': (tree, at) => enumeratorsOf(tree).at(-1) === at,
  /** The first word of a member of the series that ends a sentence. */
  member: (tree, at) => memberStarts(tree).includes(at),
  'first-member': (tree, at) => memberStarts(tree)[0] === at,
  capitalised: (tree, at) => /^\p{Lu}/u.test(tree.at(at).form),
};
