import { isAnimate } from '../build/antecedent.ts';
import {
  announcedSeries,
  clauseSeries,
  isAmongThings,
  isMarkedInfinitive,
  modalSeries,
  numberedSeries,
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
type Read = (tree: Tree) => Series | undefined;

const isFirst = (series: Series | undefined, at: number) =>
  series?.members.some(([first]) => first === at) ?? false;

const flagsOf = (name: string, read: Read): Readonly<Record<string, Flag>> => ({
  [name]: (tree, at) => isFirst(read(tree), at),
  [`first-${name}`]: (tree, at) => read(tree)?.members[0][0] === at,
  [`last-${name}`]: (tree, at) => read(tree)?.members.at(-1)?.[0] === at,
});

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
  /** It begins a member, or the first or last, of the series that "including" announces at the end. */
  ...flagsOf('member', announcedSeries),
  /** … of the series at the end whose members begin alike: "how …, what …, if …". */
  ...flagsOf('parallel', parallelSeries),
  /** … of the parts that are numbered: the bracket of "(a)". */
  ...flagsOf('numbered', numberedSeries),
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
