import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range, textOf, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { isOfSomebody } from '../subjects/who.ts';
import { lastName } from './predicate.ts';

const LONGEST_NAME = 5;
const LONGEST_PHRASE = 4;
const LONGEST_BRACKET = 8;

/**
 * Whom or what "who" or "which" after a comma means, said again, known by the words before the comma
 * alone: a name, a title in quotation marks, a noun with its article. Undefined where another noun
 * stands near that may be meant.
 */
export function meantBefore(
  tree: Tree,
  comma: number,
  verb: number,
  rules: SentenceRules,
): string | undefined {
  const isWho = rules.persons?.pronouns.includes(tree.lower(comma + 1)) === true;
  const many = isOfMany(tree, verb, rules);
  const end = beforeBracket(tree, comma - 1);
  const name = nameBefore(tree, end);
  if (!isWho && /^["”]$/.test(tree.form(comma - 1)))
    return many === true ? undefined : titleAgain(tree, comma - 1, rules);
  if (name) return nameAgain(tree, name, isWho, many, rules);
  return nounAgain(tree, end, isWho, many, rules);
}

/** "a man named Bert Schnick (Barry Humphries), who": the name stands before the bracket. */
export function beforeBracket(tree: Tree, last: number): number {
  if (tree.form(last) !== ')') return last;
  const open = range({ first: last - LONGEST_BRACKET, last: last - 1 }).findLast(
    (i) => tree.form(i) === '(',
  );
  return open === undefined ? last : open - 1;
}

/** Does the verb show that one is told of, or many? */
export function isOfMany(tree: Tree, verb: number, { copula }: SentenceRules): boolean | undefined {
  const at = range({ first: verb, last: verb + 3 }).find((i) => tree.isFinite(i)) ?? verb;
  const word = tree.lower(at);
  const { features, lemma, upos } = tree.at(at);
  const isForm = (number: string) =>
    word === copula?.[`Pres.${number}`] || word === copula?.[`Past.${number}`];
  if (isForm('Sing')) return false;
  if (isForm('Plur')) return true;
  if (features.Tense === 'Past' || (upos === 'AUX' && features.Number === undefined))
    return undefined;
  return word === lemma;
}

/** The words with a capital that end at `last`, with their article. */
export function nameBefore(tree: Tree, last: number): Stretch | undefined {
  let first = last + 1;
  while (first > 1 && isNamePart(tree, first - 1)) first--;
  if (first > last || last - first >= LONGEST_NAME) return undefined;
  return { first, last };
}

function isNamePart(tree: Tree, index: number): boolean {
  return (
    /^\p{Lu}/u.test(tree.form(index)) && !tree.enclosed[index] && tree.at(index).upos !== 'PRON'
  );
}

function nameAgain(
  tree: Tree,
  { first, last }: Stretch,
  isWho: boolean,
  many: boolean | undefined,
  rules: SentenceRules,
): string | undefined {
  const text = textOf(tree, { first, last });
  const { things = [] } = rules.persons ?? {};
  const isThing = range({ first, last }).some((i) => things.includes(tree.lower(i)));
  const the = tree.at(first - 1).features.Definite === 'Def';
  const start = the ? first - 1 : first;
  const before = tree.at(start - 1);
  const member = isWho ? whoBelongs(tree, start - 1, isThing, rules) : undefined;
  if (member) return nameAgain(tree, member, isWho, many, rules);
  // "the U.S., who", "John Hall Jr., who"
  if (!/\p{Ll}$/u.test(text) || tree.at(last).upos !== 'PROPN') return undefined;
  if (isWho && isThing && !the) return undefined;
  if (!the && many === true) return undefined;
  if (before.upos === 'ADP' || before.upos === 'PART') {
    const by = rules.passive?.by.includes(tree.lower(start - 1));
    const free = isWho ? isNobody(tree, start - 2, rules) : isFree(tree, start - 1, rules);
    const place = rules.openings?.includes(tree.lower(start - 1));
    // "Otto II of Bavaria, who"
    const title = rules.sameAs === tree.lower(start - 1) && tree.at(start - 2).upos !== 'NOUN';
    if (title) return undefined;
    if (!free || place || (by && !isWho && !isThing)) return undefined;
  } else if (tree.form(start - 1) === ',') {
    // "her sister, Ann, who"; "the new label, Blue Rock, which"
    const { upos, lemma } = tree.at(start - 2);
    if (upos !== 'NOUN' || isPersonal(lemma, rules) !== isWho || the) return undefined;
    if (startOf(tree, start - 2) === undefined) return undefined;
  } else if (before.upos === 'NOUN') {
    // "the producer Ann Lee, who"
    if (isPersonal(before.lemma, rules) !== isWho || the) return undefined;
  } else if (before.upos !== 'VERB' && !isTold(tree, start - 1)) return undefined;
  const full = the ? `${rules.demonstratives?.Def} ${text}` : text;
  if (isWho) return the ? full : lastNameIn(tree, first, text);
  return isOfSomebody(tree, rules) ? rules.repeatSubject?.pronouns?.Sing : full;
}

/** "Mary Hall with Universal Pictures, who", "Kurt Dahle of Limblifter, who": somebody, not a firm or place. */
function whoBelongs(
  tree: Tree,
  preposition: number,
  isThing: boolean,
  { sameAs, persons }: SentenceRules,
): Stretch | undefined {
  if (tree.at(preposition).upos !== 'ADP') return undefined;
  const name = nameBefore(tree, preposition - 1);
  if (!name || name.first === name.last || (!isThing && tree.lower(preposition) !== sameAs))
    return undefined;
  // "the Prime Minister of Norway", "the Battle of Hastings"
  const last = tree.lower(name.last);
  const titles = Object.values(persons?.genders ?? {}).flatMap(({ words }) => words);
  const isName = tree.at(name.last).upos === 'PROPN' && !persons?.things?.includes(last);
  return isName && !titles.includes(last) && !persons?.nouns.includes(last) ? name : undefined;
}

/** "The architect was Ann Lee, who", not "It was Ann Lee, who". */
function isTold(tree: Tree, verb: number): boolean {
  return (
    tree.at(verb).relation === 'cop' &&
    tree.isFinite(verb) &&
    /^(?:NOUN|PROPN)$/.test(tree.at(verb - 1).upos)
  );
}

/** The last name alone, unless somebody else has it, too: "Jim Hall and his brother, Don Hall, who". */
function lastNameIn(tree: Tree, first: number, text: string): string {
  const last = lastName(text);
  return range({ first: 0, last: first - 1 }).some((i) => tree.form(i) === last) ? text : last;
}

/** "his first film, "Red", which", "the play "Red", which" */
function titleAgain(tree: Tree, close: number, rules: SentenceRules): string | undefined {
  const open = range({ first: close - LONGEST_NAME - 2, last: close - 1 }).findLast((i) =>
    /^["“]$/.test(tree.form(i)),
  );
  if (open === undefined || open < 2) return undefined;
  const noun = tree.form(open - 1) === ',' ? open - 2 : open - 1;
  const { upos, lemma, features } = tree.at(noun);
  if (upos === 'NOUN' && (isPersonal(lemma, rules) || features.Number === 'Plur')) return undefined;
  if (!/^(?:NOUN|VERB)$/.test(upos) || (upos === 'NOUN' && !isOneNoun(tree, noun)))
    return undefined;
  return isOfSomebody(tree, rules)
    ? rules.repeatSubject?.pronouns?.Sing
    : textOf(tree, { first: open, last: close });
}

/** "a song, which", "the army, which", "his wife, who": the noun with what stands before it. */
function nounAgain(
  tree: Tree,
  noun: number,
  isWho: boolean,
  many: boolean | undefined,
  rules: SentenceRules,
): string | undefined {
  const { upos, lemma, features } = tree.at(noun);
  if (upos !== 'NOUN' || isPersonal(lemma, rules) !== isWho) return undefined;
  const isMany = features.Number === 'Plur';
  if (many !== undefined && many !== isMany) return undefined;
  const first = startOf(tree, noun);
  if (first === undefined)
    return isMany && many !== false ? bareAgain(tree, noun, rules) : undefined;
  const { upos: kind, features: own } = tree.at(first);
  const before = tree.at(first - 1).upos;
  const free = isWho ? isNobody(tree, first - 2, rules) : isFree(tree, first - 1, rules);
  const isKnown = own.Poss === 'Yes' || own.Definite === 'Def';
  const told = isKnown && isTold(tree, first - 1);
  if (before === 'ADP' ? !free : before !== 'VERB' && !told) return undefined;
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  if (!isWho && isOfSomebody(tree, rules)) return isMany ? Plur : Sing;
  const { demonstratives = {} } = rules;
  const called = textOf(tree, { first: first + 1, last: noun });
  // "his wife, who": nobody else is she.
  if (own.Poss === 'Yes') return isWho ? `${upperFirst(tree.form(first))} ${called}` : undefined;
  if (kind !== 'DET') return undefined;
  const determiner =
    own.Definite === 'Def' ? demonstratives.Def : demonstratives[isMany ? 'Plur' : 'Sing'];
  return `${determiner} ${own.Definite === 'Def' ? called : tree.form(noun)}`;
}

/** "sustain injuries, which": many without an article, right after the verb. */
function bareAgain(
  tree: Tree,
  noun: number,
  { demonstratives }: SentenceRules,
): string | undefined {
  let first = noun;
  while (/^(?:ADJ|NOUN)$/.test(tree.at(first - 1).upos) && first > noun - LONGEST_PHRASE) first--;
  const verb = first - 1;
  const { upos, features } = tree.at(verb);
  const isDenied = range({ first: verb - 3, last: verb - 1 }).some(
    (i) => tree.at(i).features.Polarity === 'Neg',
  );
  // "following attacks, which": no verb of the sentence.
  const isMain = tree.isFinite(verb) || features.VerbForm === 'Inf';
  if (upos !== 'VERB' || !isMain || isDenied || !demonstratives?.Plur) return undefined;
  return `${demonstratives.Plur} ${tree.form(noun)}`;
}

/** The article or "his" with which the noun's phrase begins. */
function startOf(tree: Tree, noun: number): number | undefined {
  for (let i = noun - 1; i >= noun - LONGEST_PHRASE && i > 0; i--) {
    const { upos, features } = tree.at(i);
    if (features.Definite || features.Poss === 'Yes') return i;
    if (!/^(?:ADJ|ADV|NOUN|PROPN|NUM)$/.test(upos)) return undefined;
  }
  return undefined;
}

/** "a suit by Ann Lee, who", not "the son of Ann Lee, who" or "Bob with Ann Lee, who". */
function isNobody(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(index);
  return upos !== 'PROPN' && !(upos === 'NOUN' && isPersonal(lemma, rules));
}

/** Does a noun stand alone, and not after "of" or "and": not "a son of the king, Ann Lee, who"? */
function isOneNoun(tree: Tree, noun: number): boolean {
  const first = startOf(tree, noun);
  if (first === undefined) return false;
  const { upos } = tree.at(first - 1);
  return /^(?:VERB|AUX|PUNCT)$/.test(upos) || (upos === 'ADP' && !isNounLike(tree, first - 2));
}

/** Does the preposition follow no noun that may be meant, and tell of no place? */
function isFree(tree: Tree, preposition: number, { openings = [] }: SentenceRules): boolean {
  if (isNounLike(tree, preposition - 1)) return false;
  return !openings.includes(tree.lower(preposition));
}

function isNounLike(tree: Tree, index: number): boolean {
  return /^(?:NOUN|PROPN|NUM)$/.test(tree.at(index).upos);
}
