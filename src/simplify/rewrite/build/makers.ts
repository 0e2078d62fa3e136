import type { Features } from '../../../core/index.ts';
import { isMarkedInfinitive, unmarked } from '../series/index.ts';
import type { Tree } from '../tree.ts';
import { finiteForm, finiteOf, helpersOf, numberOf, personOf, tenseOf } from '../verbs.ts';
import { made, type Piece, piecesOf, tidied } from './piece.ts';
import { agreeing, refer, subjectForm } from './reference.ts';
import { lastPlace, secondPlace } from './word-order.ts';

/** Makes words, or answers that it cannot (undefined); it never guesses. */
type Make = (tree: Tree, nodes: readonly number[], names: readonly string[]) => Piece[] | undefined;

interface Maker {
  /** How many nodes it takes. */
  readonly nodes: number;
  /** Then so many names: of a map, of a word of the grammar. */
  readonly names: number;
  readonly make: Make;
}

const one = (text: string | undefined, source?: number): Piece[] | undefined =>
  text === undefined ? undefined : [made(text, source)];

/** A finite form that agrees with a noun phrase, in the tense of another verb. */
function agreed(
  tree: Tree,
  lemma: string | undefined,
  subject: number,
  tense: string | undefined,
  upos: 'VERB' | 'AUX' = 'VERB',
): string | undefined {
  if (lemma === undefined || tense === undefined) return undefined;
  const features = {
    Tense: tense,
    Number: numberOf(tree, subject),
    Person: personOf(tree, subject),
  };
  return (
    finiteForm(tree, lemma, features, upos) ??
    finiteForm(tree, lemma, features, upos === 'AUX' ? 'VERB' : 'AUX')
  );
}

/** A finite form of a word of the grammar, or of a verb, for "this", in the tense of a verb. */
function forThis(tree: Tree, lemma: string | undefined, verb: number): string | undefined {
  const Tense = tenseOf(tree, verb);
  if (lemma === undefined || Tense === undefined) return undefined;
  const features = { Tense, Number: 'Sing' };
  return finiteForm(tree, lemma, features, 'AUX') ?? finiteForm(tree, lemma, features);
}

/** A word of the grammar for a noun, in the tense of a verb. */
const wordOf = (key: string): Maker => ({
  nodes: 2,
  names: 0,
  make: (tree, [noun, verb]) =>
    one(agreed(tree, tree.rules.word(key), noun, tenseOf(tree, verb), 'AUX')),
});

const modalMaker = (word: string): Maker => ({
  nodes: 1,
  names: 0,
  make(tree, [finite]) {
    const lemma = tree.rules.word(word);
    const { features } = tree.at(finite);
    if (lemma === undefined || features.Tense === 'Past') return undefined;
    return one(modal(tree, lemma, features), finite);
  },
});

export const MAKERS: Readonly<Record<string, Maker>> = {
  /** A pronoun if unambiguous, else the name or noun, as a subject. */
  again: { nodes: 1, names: 0, make: (tree, [noun]) => refer(tree, noun, 'again') },
  /** As `again`, never a pronoun. */
  noun: { nodes: 1, names: 0, make: (tree, [noun]) => refer(tree, noun, 'noun') },
  /** The copula; "do", which says again what was said: "do this". */
  be: wordOf('copula'),
  does: wordOf('do'),
  'this-is': {
    nodes: 1,
    names: 0,
    make: (tree, [verb]) => one(forThis(tree, tree.rules.word('copula'), verb)),
  },
  'this-does': {
    nodes: 2,
    names: 0,
    make: (tree, [verb, other]) => one(forThis(tree, tree.at(verb).written, other), verb),
  },
  /** A verb made finite for a noun, in the tense of another verb. */
  finite: {
    nodes: 3,
    names: 0,
    make: (tree, [verb, noun, other]) =>
      one(agreed(tree, tree.at(verb).written, noun, tenseOf(tree, other)), verb),
  },
  /** The finite verb of a passive clause as its agent's: "is checked by" → "checks". */
  active: { nodes: 2, names: 0, make: (tree, [verb, agent]) => active(tree, verb, agent) },
  /** The auxiliaries of a clause, said again. */
  helpers: {
    nodes: 1,
    names: 0,
    make(tree, [verb]) {
      const helpers = helpersOf(tree, verb);
      const isDenied = tree.childNodes(verb).some(({ index }) => tree.is(index, 'negation'));
      // "’ll" is no word by itself.
      const isContracted = helpers.some(({ form }) => /^['’]/u.test(form));
      if (helpers.length === 0 || isDenied || isContracted) return undefined;
      return helpers.map(({ lower }) => ({ ...made(lower), isRepeated: true }));
    },
  },
  /** The verb of necessity, permission or ability in the number of the finite verb that it replaces. */
  must: modalMaker('necessity'),
  may: modalMaker('permission'),
  able: modalMaker('ability'),
  /** The value of a word in a map of the grammar; nothing if the value is empty. */
  map: {
    nodes: 1,
    names: 1,
    make(tree, [node], [map]) {
      const { lower, lemma } = tree.at(node);
      const text = tree.rules.map(map, lower) ?? tree.rules.map(map, lemma);
      if (text === undefined) return undefined;
      return text === '' ? [] : text.split(' ').map((word) => made(word, node));
    },
  },
  /** The verb that a noun of action belongs to, as its lemma or as a participle in -ing. */
  verb: { nodes: 1, names: 1, make: (tree, [noun], [map]) => one(verbFor(tree, noun, map), noun) },
  gerund: {
    nodes: 1,
    names: 1,
    make(tree, [noun], [map]) {
      const lemma = verbFor(tree, noun, map);
      if (lemma === undefined) return undefined;
      const form = (features: Features) => tree.language.inflect(lemma, 'VERB', features);
      return one(
        form({ VerbForm: 'Ger', Tense: 'Pres' }) ?? form({ VerbForm: 'Part', Tense: 'Pres' }),
        noun,
      );
    },
  },
  /** The finite verb of a subordinate clause, and its prefix, where a main clause has them. */
  'second-place': { nodes: 1, names: 0, make: (tree, [verb]) => secondPlace(tree, verb) },
  'last-place': { nodes: 1, names: 0, make: (tree, [verb]) => lastPlace(tree, verb) },
  /** A relative pronoun as "this" with its noun, in the case that the pronoun has. */
  'this-noun': {
    nodes: 2,
    names: 1,
    make: (tree, [pronoun, noun], [map]) => thisNoun(tree, pronoun, noun, map),
  },
  /** "can" for a noun, in the present tense. */
  can: {
    nodes: 1,
    names: 0,
    make: (tree, [noun]) => one(agreed(tree, tree.rules.word('ability'), noun, 'Pres', 'AUX')),
  },
  participle: {
    nodes: 1,
    names: 0,
    make(tree, [verb]) {
      // "einzureichen" has the particle inside, and lemmatisers leave it there.
      const lemma = isMarkedInfinitive(tree, verb) ? unmarked(tree, verb) : tree.at(verb).written;
      const form = (features: Features) => tree.language.inflect(lemma, 'VERB', features);
      return one(form({ VerbForm: 'Part', Tense: 'Past' }) ?? form({ VerbForm: 'Part' }), verb);
    },
  },
  /** An infinitive without its internal particle. */
  unmarked: { nodes: 1, names: 0, make: (tree, [verb]) => one(unmarked(tree, verb), verb) },
  lower: { nodes: 1, names: 0, make: (tree, [node]) => one(tree.at(node).lower, node) },
  /** A noun phrase as a subject or as an object; its preposition, if any, is left out. */
  subject: { nodes: 1, names: 0, make: (tree, [noun]) => inCase(tree, noun, 'nominative') },
  object: { nodes: 1, names: 0, make: (tree, [noun]) => inCase(tree, noun, 'accusative') },
  /** "this" or "the" in the form of a noun as a subject. */
  this: { nodes: 1, names: 0, make: (tree, [noun]) => one(agreeing(tree, noun, 'demonstrative')) },
};

function thisNoun(tree: Tree, pronoun: number, noun: number, map: string): Piece[] | undefined {
  const determiner = tree.rules.map(map, tree.at(pronoun).lower);
  const { Case } = tree.at(pronoun).features;
  // As a subject or object the pronoun shows gender and number: it must be those of the noun.
  const nominative = agreeing(tree, noun, 'demonstrative');
  const isOther = Object.values(tree.rules.grammar.maps.demonstrative ?? {}).includes(
    determiner ?? '',
  );
  if (Case !== 'Dat' && isOther && nominative !== determiner) return undefined;
  const { written, form, features, upos } = tree.at(noun);
  if (determiner === undefined || Case === undefined || upos !== 'NOUN') return undefined;
  // "CD-ROM": the noun is not the whole word.
  if (!tree.at(noun).isSpaced) return undefined;
  // A form that is not in the sentence depends on a gender and a number that taggers often miss.
  const inflected =
    features.Case === Case ? form : tree.language.inflect(written, 'NOUN', { ...features, Case });
  return inflected === form ? [made(determiner), made(form)] : undefined;
}

function modal(tree: Tree, lemma: string, of: Features): string | undefined {
  const features = { Tense: 'Pres', Number: of.Number ?? 'Sing', Person: of.Person ?? '3' };
  return finiteForm(tree, lemma, features, 'AUX') ?? finiteForm(tree, lemma, features);
}

function verbFor(tree: Tree, noun: number, map: string): string | undefined {
  return tree.rules.map(map, tree.at(noun).lemma) ?? tree.rules.map(map, tree.at(noun).lower);
}

function active(tree: Tree, verb: number, agent: number): Piece[] | undefined {
  const helpers = helpersOf(tree, verb);
  const { written } = tree.at(verb);
  const [first, second] = helpers;
  const passive = helpers[helpers.length - 1];
  if (!passive || passive.lemma !== tree.rules.word('passive')) return undefined;
  const tense = first.features.Tense ?? 'Pres';
  if (helpers.length === 1) {
    return finiteOf(tree, verb) ? one(agreed(tree, written, agent, tense), verb) : undefined;
  }
  if (helpers.length !== 2) return undefined;
  if (first.lemma === tree.rules.word('perfect')) {
    const have = agreed(tree, first.lemma, agent, tense, 'AUX');
    return have === undefined ? undefined : [made(have), made(tree.at(verb).form, verb)];
  }
  const isModal = tree.rules.isIn('modal', first.lower) && second.features.VerbForm === 'Inf';
  return isModal ? [made(first.lower), made(written, verb)] : undefined;
}

/** A phrase with its pronoun or article in another case; undefined where a form is not known. */
function inCase(tree: Tree, noun: number, map: 'nominative' | 'accusative'): Piece[] | undefined {
  const adposition = tree.child(noun, 'case')?.index;
  const words = tidied(
    tree,
    tree.span(noun).filter((at) => at !== adposition),
  );
  const pieces = piecesOf(tree, words);
  const { upos, features } = tree.at(noun);
  if (upos === 'PRON') {
    return pieces.map((piece) =>
      piece.source === noun
        ? { ...piece, text: tree.rules.map(map, piece.text.toLowerCase()) ?? piece.text }
        : piece,
    );
  }
  if (map === 'accusative' || features.Case === undefined) return pieces;
  return declined(tree, noun, pieces);
}

/** "von der Behörde" → "die Behörde"; adjectives are declined by the inflector's agreement. */
function declined(tree: Tree, noun: number, pieces: readonly Piece[]): Piece[] | undefined {
  const kids = tree.childNodes(noun);
  const determiner = kids.find(({ relation }) => relation === 'det');
  if (kids.some(({ relation }) => relation === 'amod')) return undefined;
  if (tree.at(noun).upos === 'PROPN' && !determiner) return [...pieces];
  const isDefinite = determiner?.features.Definite === 'Def';
  const isIndefinite = determiner && tree.is(determiner.index, 'indefinite-article');
  if (!isDefinite && !isIndefinite) return undefined;
  const article = agreeing(tree, noun, isDefinite ? 'article' : 'indefinite');
  const form = subjectForm(tree, noun);
  if (article === undefined || form === undefined) return undefined;
  return pieces.map((piece) => {
    if (piece.source === determiner?.index) return { ...piece, text: article };
    return piece.source === noun ? { ...piece, text: form } : piece;
  });
}
