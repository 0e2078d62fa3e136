import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { PERSON, type Sense, type SenseCondition } from '../../language-file/senses-file.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { isAnd } from './agreed-form.ts';
import { isNumber } from './neighbours.ts';

/**
 * The sense in which a word stands, where what it stands with shows it: "launched a campaign" is
 * "started", "launched a satellite" is "sent up". Without such a neighbour nothing is said of it.
 */
export function senseAt(tree: Tree, index: number, rules: SentenceRules): Sense | undefined {
  const { upos, lemma } = tree.at(index);
  const senses = rules.senses?.of(upos, lemma.toLowerCase());
  return senses?.find(({ rest, opener, conditions }) => {
    if (!rest.every((word, i) => isNext(tree, index + 1 + i, word))) return false;
    if (opener !== undefined) {
      if (openerOf(tree, index, opener) === undefined) return false;
    } else if (upos === 'VERB' && rest.length === 0 && hasClause(tree, index, conditions))
      return false;
    return conditions.every((each) => holds(tree, index, each, rest, rules) !== each.isDenied);
  });
}

/** What stands for any verb among the words that follow: "continue to _" → "keep _ing". */
const ANY_VERB = '_';

function isNext(tree: Tree, at: number, word: string): boolean {
  // "the City of London": a capital is a name's.
  if (word !== ANY_VERB) return tree.form(at) === word;
  const { upos, lemma } = tree.at(at);
  // "continued to write and perform": the second verb would have to change, too.
  const isJoined = tree.children(at).some((each) => tree.relation(each) === 'conj');
  return upos === 'VERB' && tree.lower(at) === lemma && !isJoined;
}

/** The easier words with the verb that stands for `_`: "keep _ing" → "keep writing". */
export function withVerb(
  tree: Tree,
  index: number,
  { easier, rest }: Sense,
  language: Language,
): string | undefined {
  const place = rest.indexOf(ANY_VERB);
  if (place < 0) return easier;
  const { lemma } = tree.at(index + 1 + place);
  if (!easier.includes('_ing')) return easier.replace(ANY_VERB, lemma);
  const doing = language.inflect(lemma, 'VERB', { VerbForm: 'Part', Tense: 'Pres' });
  return doing && easier.replace('_ing', doing);
}

/**
 * Where "to" of "allowed the company to build" stands: somebody is named before it, and no second "to"
 * hangs on the same verb.
 */
export function openerOf(tree: Tree, index: number, opener: string): number | undefined {
  if (isPassive(tree, index)) return undefined;
  const clause = tree.child(index, ['xcomp', 'ccomp']);
  if (clause === undefined || tree.at(clause).upos !== 'VERB') return undefined;
  const isOpener = (each: number) => tree.relation(each) === 'mark' && tree.lower(each) === opener;
  const found = tree.children(clause).find(isOpener);
  if (found === undefined || found < index + 2 || found !== clause - 1) return undefined;
  const again = tree.tokens.some(
    (_, at) => at > clause && tree.lower(at) === opener && tree.at(at - 1).upos === 'CCONJ',
  );
  const isNamed = /^(?:NOUN|PROPN|PRON)$/.test(tree.at(found - 1).upos);
  return again || !isNamed ? undefined : found;
}

/** "launched to save them", "revealed that he knew": an easier verb may not take a clause, unless asked for. */
function hasClause(tree: Tree, index: number, conditions: readonly SenseCondition[]): boolean {
  if (conditions.some(({ slot }) => slot === 'has')) return false;
  return tree.child(index, ['xcomp', 'ccomp', 'csubj']) !== undefined;
}

function holds(
  tree: Tree,
  index: number,
  { slot, words }: SenseCondition,
  rest: readonly string[],
  rules: SentenceRules,
): boolean {
  if (slot === 'after') return isOneOf(tree, index + rest.length + 1, words, rules);
  if (slot === 'verb') return isOneOf(tree, index + 1 + rest.indexOf(ANY_VERB), words, rules);
  if (slot === 'has') return tree.children(index).some((each) => words.has(tree.at(each).relation));
  if (slot === 'form') return hasForm(tree, index, words);
  if (slot === 'near') {
    for (let at = 0; at < tree.tokens.length; at++)
      if (at !== index && isOneOf(tree, at, words, rules)) return true;
    return false;
  }
  const places = placesOf(tree, index, slot, rules);
  if (words.size === 0 || words.has('*')) return places.length > 0;
  return places.some((at) => isOneOf(tree, at, words, rules));
}

function isOneOf(
  tree: Tree,
  at: number,
  words: ReadonlySet<string>,
  rules: SentenceRules,
): boolean {
  const { lemma, upos } = tree.at(at);
  const plain = lemma.toLowerCase();
  if (words.has(tree.lower(at)) || words.has(plain) || words.has(upos)) return true;
  if (words.has('^') && upos === 'PROPN') return true;
  if (words.has('#') && isNumber(tree, at)) return true;
  return words.has(PERSON) && isSomebody(tree, at, rules);
}

function isSomebody(tree: Tree, at: number, rules: SentenceRules): boolean {
  const { upos, lemma, features } = tree.at(at);
  if (upos === 'PRON') return features.Person !== undefined && lemma !== rules.littleWords?.thing;
  return isPersonal(lemma.toLowerCase(), rules);
}

function hasForm(tree: Tree, index: number, words: ReadonlySet<string>): boolean {
  const { features } = tree.at(index);
  if (words.has(tree.lower(index)) || words.has(tree.relation(index))) return true;
  if ([features.VerbForm, features.Tense, features.Number].some((each) => each && words.has(each)))
    return true;
  return words.has(isPassive(tree, index) ? 'passive' : 'active');
}

/** Done to its subject, or to the noun before it: "was launched", "a campaign launched in May". */
function isPassive(tree: Tree, index: number): boolean {
  if (tree.children(index).some((each) => /:pass$/.test(tree.at(each).relation))) return true;
  return tree.relation(index) === 'acl' && isPastParticiple(tree, index);
}

function isPastParticiple(tree: Tree, index: number): boolean {
  const { VerbForm, Tense } = tree.at(index).features;
  return VerbForm === 'Part' && Tense === 'Past' && tree.subjectOf(index) === undefined;
}

/** The words that fill a place beside a word; a preposition is the place of what follows it. */
function placesOf(tree: Tree, index: number, slot: string, rules: SentenceRules): number[] {
  const below = tree.children(index);
  switch (slot) {
    case 'obj': {
      // "The prize is presented" may be read as if the prize did it.
      const isSubject = isPassive(tree, index) ? /^nsubj/ : /^nsubj:pass$/;
      const done = below.filter((each) => isSubject.test(tree.at(each).relation));
      const own = below.filter((each) => tree.relation(each) === 'obj');
      const noun = isPassive(tree, index) && done.length === 0 ? [tree.at(index).head] : [];
      return [...own, ...withMeant(tree, index, done), ...noun];
    }
    case 'subj':
      return isPassive(tree, index)
        ? afterWord(tree, index, rules.passive?.by ?? [])
        : doers(tree, index);
    case 'noun': {
      const { head } = tree.at(index);
      const subject = tree.subjectOf(index);
      if (tree.relation(index) === 'amod') return [head];
      return subject === undefined ? [] : withMeant(tree, index, [subject]);
    }
    case 'head':
      return index === tree.root ? [] : [tree.at(index).head];
    case 'mod':
      return below.filter((each) =>
        /^(?:amod|compound|nmod:poss|det|nummod)$/.test(tree.at(each).relation),
      );
    case 'prev':
      return index > 0 ? [index - 1] : [];
    case 'next':
      return index < tree.lastWord ? [index + 1] : [];
    default:
      // "in/on/at"
      return afterWord(tree, index, slot.split('/'));
  }
}

/** Who or what does it: its subject, that of the verb it is joined to, or the noun that it tells of. */
function doers(tree: Tree, index: number): number[] {
  const subject = tree.subjectOf(index);
  if (subject !== undefined) return withMeant(tree, index, [subject]);
  const { head } = tree.at(index);
  if (tree.relation(index) === 'acl') return [head];
  if (!/^(?:conj|xcomp|advcl)$/.test(tree.relation(index))) return [];
  const other = tree.subjectOf(head);
  return other === undefined ? [] : withMeant(tree, head, [other]);
}

const THIRD = { VerbForm: 'Fin', Mood: 'Ind', Tense: 'Past', Number: 'Sing', Person: '3' };

/**
 * "Two strings served as drones" → "were drones": a form of "be" for one or many, as its subject is; none
 * where nobody is seen.
 */
export function agreedCopula(
  tree: Tree,
  index: number,
  form: string,
  rules: SentenceRules,
  language: Language,
): string | undefined {
  const { copula = {} } = rules;
  const [word, ...rest] = form.split(' ');
  const { VerbForm, Tense } = tree.at(index).features;
  // "The songs focus on" → "are about": the plain form of "be" is no present.
  const isPlain =
    `${VerbForm}.${Tense}` === 'Fin.Pres' &&
    language.inflect(word, 'VERB', THIRD) === copula['Past.Sing'];
  const tense = ['Past', 'Pres'].find((each) =>
    [copula[`${each}.Sing`], copula[`${each}.Plur`], isPlain && each === 'Pres' && word].includes(
      word,
    ),
  );
  if (tense === undefined) return form;
  const [subject] = doers(tree, index);
  if (subject === undefined || tree.isWhWord(subject)) return undefined;
  const { features } = tree.at(subject);
  if (features.Person === '1' && features.Number === 'Sing' && tense === 'Pres') return undefined;
  // "Both served", "A number of men served", "The combination of events served": one or many, as it may be.
  const isUnclear = features.Number === undefined || tree.isOfMany(subject);
  if (tense === 'Past' && isUnclear) return undefined;
  // "Corn, or maize," and "Phillips & Company" are one.
  const isJoined = tree
    .children(subject)
    .some((each) => tree.relation(each) === 'conj' && isAnd(tree, each, rules));
  // "snow cover varies", "the pair vary": in the present the verb itself shows it.
  const isMany =
    tense === 'Pres'
      ? tree.lower(index) === tree.at(index).lemma
      : features.Number === 'Plur' || features.Person === '2' || isJoined;
  return [copula[`${tense}.${isMany ? 'Plur' : 'Sing'}`], ...rest].join(' ');
}

/** "the company that launched it": a relative pronoun means the noun before its clause. */
function withMeant(tree: Tree, verb: number, places: readonly number[]): number[] {
  return places.map((at) =>
    tree.at(verb).relation === 'acl:relcl' && tree.isWhWord(at) ? tree.at(verb).head : at,
  );
}

/** What stands after one of these prepositions and hangs on the word. */
function afterWord(tree: Tree, index: number, prepositions: readonly string[]): number[] {
  return tree
    .children(index)
    .filter((each) =>
      tree
        .children(each)
        .some(
          (below) => tree.relation(below) === 'case' && prepositions.includes(tree.lower(below)),
        ),
    );
}
