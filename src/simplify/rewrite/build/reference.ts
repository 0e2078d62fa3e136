import type { Tree } from '../tree.ts';
import { finiteOf, isPlural } from '../verbs.ts';
import {
  animacyOf,
  competitors,
  genderOf,
  headOfName,
  nounPhrase,
  pronounsFollowGender,
  sexOf,
} from './antecedent.ts';
import { made, type Piece, piecesOf } from './piece.ts';

/** How to refer to something again: a pronoun if unambiguous, else its name or noun. */
export type ReferenceWay = 'again' | 'noun';

/**
 * Refers again, as a subject, to the referent of a noun phrase. Undefined where no way is safe: what is
 * quantified ("no tenant") is not one thing, and two antecedents may compete.
 */
export function refer(tree: Tree, at: number, way: ReferenceWay): Piece[] | undefined {
  const noun = headOfName(tree, at);
  const { upos } = tree.at(noun);
  if (tree.is(noun, 'negation') || isNumberUnsure(tree, noun)) return undefined;
  const pieces =
    upos === 'PRON'
      ? pronounAgain(tree, noun)
      : upos === 'NOUN' || upos === 'PROPN'
        ? ((way === 'again' ? pronounFor(tree, noun) : undefined) ?? namedAgain(tree, noun))
        : undefined;
  return pieces?.map((piece) => ({ ...piece, isRepeated: true }));
}

/** The tagger says that the noun is one thing, and its verb is plural: no word would agree with both. */
function isNumberUnsure(tree: Tree, noun: number): boolean {
  const { relation, head, upos } = tree.at(noun);
  if (upos === 'PRON' || !/^nsubj/.test(relation) || head < 0 || isPlural(tree, noun)) return false;
  return finiteOf(tree, head)?.features.Number === 'Plur';
}

/** "him" is "he" as a subject; an indefinite pronoun has no referent to repeat. */
function pronounAgain(tree: Tree, at: number): Piece[] | undefined {
  const { lower, features, form } = tree.at(at);
  if (tree.childNodes(at).some(({ relation }) => relation === 'conj')) return undefined;
  const isPersonal = features.PronType === 'Prs' || tree.rules.isIn('personal-pronoun', lower);
  if (!isPersonal) return undefined;
  const subject = tree.rules.map('nominative', lower);
  return [made(subject ?? (form === 'I' ? form : lower), at)];
}

const LIMITING = /^(?:det|det:predet|amod|advmod|nummod)$/;

/** "Each", "no", "any", "two": these do not refer to something mentioned before. */
function isQuantified(tree: Tree, noun: number): boolean {
  return nounPhrase(tree, noun).some((at) => {
    const { relation, head } = tree.at(at);
    return head === noun && LIMITING.test(relation) && tree.is(at, 'quantifier');
  });
}

function pronounFor(tree: Tree, noun: number): Piece[] | undefined {
  const { relation, head, upos } = tree.at(noun);
  const isSubject = /^nsubj/.test(relation) && tree.at(head).head < 0;
  if (!isSubject || isQuantified(tree, noun)) return undefined;
  const all = tree.nodes.map(({ index }) => index);
  if (competitors(tree, noun, all).length > 0) return undefined;
  const word = (key: string) => {
    const pronoun = tree.rules.map('pronoun', key);
    return pronoun === undefined ? undefined : [made(pronoun)];
  };
  if (isPlural(tree, noun)) return word('Plur');
  if (pronounsFollowGender(tree)) {
    const gender = genderOf(tree, noun);
    return gender === undefined || upos === 'PROPN' ? undefined : word(gender);
  }
  switch (animacyOf(tree, noun)) {
    case 'person': {
      const sex = upos === 'PROPN' ? sexOf(tree, noun) : undefined;
      return sex === undefined ? undefined : word(sex);
    }
    case 'thing':
      return word('Sing');
    default:
      return undefined;
  }
}

const MOST_WORDS = 6;

function namedAgain(tree: Tree, noun: number): Piece[] | undefined {
  if (isQuantified(tree, noun)) return undefined;
  if (tree.childNodes(noun).some(({ relation }) => relation === 'conj')) return undefined;
  return tree.at(noun).upos === 'PROPN' ? nameAgain(tree, noun) : nounAgain(tree, noun);
}

const OF_NAME = /^(?:compound|flat|flat:name|nmod:poss|amod|goeswith|det)$/;

function nameAgain(tree: Tree, noun: number): Piece[] | undefined {
  const phrase = nounPhrase(tree, noun);
  // A determiner is one whatever relation the parser gave it: "die FSFE".
  const isOwnDeterminer = (at: number) => tree.at(at).upos === 'DET' && tree.at(at).head === noun;
  const kept = phrase.filter(
    (at) => at === noun || isOwnDeterminer(at) || isPart(tree, at, noun, OF_NAME),
  );
  const hasNumber = phrase.some((at) => tree.at(at).upos === 'NUM' || tree.at(at).form === '-');
  const isIndefinite = kept.some((at) => tree.is(at, 'indefinite-article'));
  if (kept.length > MOST_WORDS || hasNumber || isIndefinite || !isInRow(kept)) return undefined;
  return piecesOf(tree, kept);
}

const OF_NOUN = /^(?:compound|flat|goeswith)$/;

/** "the bridge", "this bridge", "your bridge": short, unless the sentence speaks of another one. */
function nounAgain(tree: Tree, noun: number): Piece[] | undefined {
  const { lemma } = tree.at(noun);
  const hasTwin = tree.nodes.some(({ index, lemma: other }) => index !== noun && other === lemma);
  const parts = hasTwin ? /^(?:compound|flat|goeswith|amod|advmod)$/ : OF_NOUN;
  const kept = tree.subtree(noun).filter((at) => at === noun || isPart(tree, at, noun, parts));
  if (!isInRow(kept) || kept.length > MOST_WORDS) return undefined;
  const owner = tree.child(noun, 'nmod:poss', 'det:poss');
  if (owner && !pronounsFollowGender(tree)) {
    return spaced(piecesOf(tree, [...tree.subtree(owner.index), ...kept]));
  }
  // "Water …", and a name that is taken for a noun: with a determiner it would be another thing.
  if (isBare(tree, noun)) {
    // A determiner that the parser gave to another word is one all the same.
    const isDetermined = noun > 0 && /^(?:DET|NUM)$/.test(tree.at(noun - 1).upos);
    return isDetermined ? undefined : nominative(tree, kept, noun);
  }
  const determiner = determinerFor(tree, noun);
  if (determiner === undefined) return undefined;
  return [made(determiner), ...spaced(nominative(tree, kept, noun))];
}

/** As a subject, a plural without a determiner is general: "People may …" are not "these people". */
function isBare(tree: Tree, noun: number): boolean {
  if (isPlural(tree, noun) && !isSubject(tree, noun)) return false;
  return !tree
    .childNodes(noun)
    .some(({ relation }) => /^(?:det|amod|acl|nmod|nummod)/.test(relation));
}

function determinerFor(tree: Tree, noun: number): string | undefined {
  const isDefinite = tree
    .childNodes(noun)
    .some(({ relation, features }) => relation === 'det' && features.Definite === 'Def');
  return agreeing(tree, noun, isDefinite && isSubject(tree, noun) ? 'article' : 'demonstrative');
}

const isSubject = (tree: Tree, noun: number) => /^nsubj/.test(tree.at(noun).relation);

/** A determiner in the form that a noun needs as a subject. */
export function agreeing(tree: Tree, noun: number, map: string): string | undefined {
  if (isPlural(tree, noun)) return tree.rules.map(map, 'Plur');
  if (!pronounsFollowGender(tree)) return tree.rules.map(map, 'Sing');
  const gender = genderOf(tree, noun);
  return gender === undefined ? undefined : tree.rules.map(map, gender);
}

/** The noun in the form of a subject, where the language has cases. */
function nominative(tree: Tree, kept: readonly number[], noun: number): Piece[] {
  const { Case } = tree.at(noun).features;
  const pieces = piecesOf(tree, kept);
  if (Case === undefined || Case === 'Nom') return pieces;
  return pieces.map((piece) =>
    piece.source === noun ? { ...piece, text: subjectForm(tree, noun) ?? piece.text } : piece,
  );
}

/** A noun in the nominative. */
export function subjectForm(tree: Tree, noun: number): string | undefined {
  const { features, written, form } = tree.at(noun);
  if (features.Case === undefined || features.Case === 'Nom') return form;
  return tree.language.inflect(written, 'NOUN', { ...features, Case: 'Nom' });
}

const spaced = (pieces: readonly Piece[]) =>
  pieces.map((piece, i) => (i === 0 ? { ...piece, isSpaced: true } : piece));

function isPart(tree: Tree, at: number, noun: number, relations: RegExp): boolean {
  for (const { index, relation, head } of tree.path(at)) {
    if (index === noun) return true;
    if (!relations.test(relation) && tree.at(head).relation !== 'compound') return false;
  }
  return false;
}

const isInRow = (set: readonly number[]) => set.every((at, i) => i === 0 || at === set[i - 1] + 1);
