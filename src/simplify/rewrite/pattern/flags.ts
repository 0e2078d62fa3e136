import { isAnimate } from '../build/antecedent.ts';
import { enumeratorsOf } from '../enumerators.ts';
import {
  announcedSeries,
  clauseSeries,
  isAmongThings,
  isMarkedInfinitive,
  modalSeries,
  parallelSeries,
  type Series,
} from '../series/index.ts';
import type { Tree } from '../tree.ts';
import {
  finiteOf,
  hasFormsAlike,
  isClause,
  isParticipleLike,
  isParticipleOnly,
  isPlural,
  tenseOf,
} from '../verbs.ts';

type Flag = (tree: Tree, at: number) => boolean;

/** Flags of a node: `V[finite, !plural]`. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  /** The verb, an auxiliary or the copula is finite. */
  finite: (tree, at) => finiteOf(tree, at) !== undefined,
  /** Finite, with its own subject. */
  clause: isClause,
  plural: isPlural,
  person: isAnimate,
  /** The past tense is written like the past participle. */
  'forms-alike': (tree, at) => hasFormsAlike(tree, tree.at(at)),
  /** Only a participle is written so; a participle is, and maybe a finite verb. */
  'participle-form': isParticipleOnly,
  'participle-like': isParticipleLike,
  /** The word is written like its lemma. */
  'base-form': (tree, at) => tree.at(at).lower === tree.at(at).lemma,
  /** The clause of this verb is in the present tense. */
  present: (tree, at) => tenseOf(tree, at) === 'Pres',
  /** One of the marks "(a)", "(b)", "(c)" of a sentence, in order from the first. */
  enumerator: (tree, at) => enumeratorsOf(tree).includes(at),
  'last-enumerator': (tree, at) => enumeratorsOf(tree).at(-1) === at,
  /** It begins a member of the series that a word announces at the end of a sentence: "including". */
  member: (tree, at) => isFirst(announcedSeries(tree), at),
  'first-member': (tree, at) => announcedSeries(tree)?.members[0][0] === at,
  /** It begins a member of the series at the end whose members all begin alike: "how …, what …, if …". */
  parallel: (tree, at) => isFirst(parallelSeries(tree), at),
  'first-parallel': (tree, at) => parallelSeries(tree)?.members[0][0] === at,
  /** It opens a clause at the end whose parts each close with their verb; it begins such a part. */
  'opens-parts': (tree, at) => clauseSeries(tree)?.opener === at,
  part: (tree, at) => isFirst(clauseSeries(tree), at),
  /** It precedes parts at the end that share a modal; it begins such a part. */
  'opens-abilities': (tree, at) => modalSeries(tree)?.opener === at,
  ability: (tree, at) => isFirst(modalSeries(tree), at),
  /** A comma in a row of things. */
  'among-things': isAmongThings,
  /** An infinitive with its particle: "zu prüfen", "abzuschließen". */
  'marked-infinitive': isMarkedInfinitive,
  capitalised: (tree, at) => /^\p{Lu}/u.test(tree.at(at).form),
};

const isFirst = (series: Series | undefined, at: number) =>
  series?.members.some(([first]) => first === at) ?? false;
