import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, startsOf, textOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { joinedDoings } from '../added-at-the-end/doing.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { heOrShe, isPersonal } from '../subjects/person.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { lastName } from './predicate.ts';

/** Least words between the article and what is told: "a breed of dog which …", not "a word that …". */
const LEAST_TOLD = 2;
const LONGEST_SUBJECT = 24;

/**
 * "A Bulldog … is a breed of dog which traces …" → "… a breed of dog. It traces …": a definition is
 * known by its words, however the parser hung the clause; what it tells is told of the subject.
 */
export function definitionSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { indefinite, copula, persons, repeatSubject } = rules;
  if (!rules.formsAlike || !indefinite || !copula || !persons || !repeatSubject?.pronouns)
    return [];
  const is = copulaOf(tree, rules) ?? copulaOf(tree, rules, 'Plur');
  if (is === undefined || isConditional(tree, rules)) return [];
  const article = tree.at(is + 1).upos === 'ADV' ? is + 2 : is + 1;
  if (!indefinite.includes(tree.lower(article))) return [];
  const told = toldFrom(tree, article + 1, rules);
  if (told === undefined || tree.lastWord - told < 2 || tree.enclosed[told]) return [];
  if (startsOf(known).has(tree.tokens[told - 1].end)) return [];
  if (!tree.isBalanced({ first: 0, last: told - 1 })) return [];
  const noun = nounOf(tree, article + 1, told);
  if (noun === undefined) return [];
  // "is a sportscaster who": enough is told of somebody; "is a man who": not so.
  const { lemma: called } = tree.at(noun);
  const enough = isPersonal(called, rules) && !rules.general?.includes(called);
  if (told - article - 1 < (enough ? 1 : LEAST_TOLD)) return [];
  if (!tellsOf(tree, noun, told, rules)) return [];
  const again = saidAgain(tree, is, noun, told, rules);
  if (!again) return [];
  const reason = 'Two statements are two sentences.';
  if (isRelative(tree, told, rules)) {
    // "which was founded in 1874 and which operates …": the second one would be left alone.
    const twice = range({ first: told + 1, last: tree.lastWord }).some(
      (i) => tree.at(i).upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(told),
    );
    if (twice) return [];
    const cutting = { first: told, last: told };
    const split = stopAt(tree, cutting, rules, 'split/definition', reason, [`${again} `]);
    return [{ ...split, key: tree.lower(told) }];
  }
  const { lemma } = tree.at(told);
  // "a group started in 1970 that tried …": the clause would lose its noun.
  const isLeft = (i: number) => isRelative(tree, i, rules) && tree.at(i - 1).upos !== 'NOUN';
  if (range({ first: told + 1, last: tree.lastWord }).some(isLeft)) return [];
  // "(3 May 1920) was a poet born in Rome": a birth that is told in brackets is not told twice.
  const born = rules.told?.words.includes(tree.lower(told));
  if (born && tree.tokens.some(({ form }, i) => i < is && form === '(')) return [];
  const form = timeOf(tree, told, is, rules);
  // "an author best known for"
  const first = tree.at(told - 1).upos === 'ADV' ? told - 1 : told;
  const start = tree.tokens[first - 1].end;
  const parts = [rules.stop ?? '. ', `${again} ${form} `];
  const more = goesOnActing(tree, told, tree.lower(is), rules, language);
  if (!more) return [];
  return [
    {
      rule: 'split/definition',
      operation: 'split',
      reason,
      pieces: [{ start, end: tree.tokens[first].start, parts }, ...more],
      dropped: [],
      key: lemma,
    },
  ];
}

/** The copula before what was done: of then, or of now where that lasts. */
export function timeOf(tree: Tree, told: number, is: number, rules: SentenceRules): string {
  const { lasting, fame, indefinite } = rules;
  // "known for her role from 1988 to 1997": the role has a year, the fame lasts.
  const isFame = fame === `${tree.lower(told)} ${tree.lower(told + 1)}`;
  const dated =
    !isFame &&
    range({ first: told, last: tree.lastWord }).some(
      (i) => !tree.enclosed[i] && /^\d{4}$/.test(tree.form(i)),
    );
  // "A credit card is a card issued to users": what is told of all of a kind.
  const general = indefinite?.includes(tree.lower(0)) && !dated;
  const { lemma } = tree.at(told);
  const lasts = !dated && (lasting?.includes(lemma) || lasting?.includes(tree.lower(told)));
  const { copula } = rules;
  const isMany = [copula?.['Pres.Plur'], copula?.['Past.Plur']].includes(tree.lower(is));
  const many = isMany ? 'Plur' : 'Sing';
  return lasts || general ? tree.lower(is) : (copula?.[`Past.${many}`] ?? tree.lower(is));
}

/** "directed by A and starring B" → "was directed by A and stars B"; undefined where that may not be said. */
export function goesOnActing(
  tree: Tree,
  told: number,
  is: string,
  rules: SentenceRules,
  language: Language,
): Piece[] | undefined {
  const { copula } = rules;
  const [at, ...others] = joinedDoings(tree, { first: told + 1, last: tree.lastWord - 1 }, rules);
  if (at === undefined) return [];
  const { upos, lemma } = tree.at(at + 1);
  if (others.length > 0 || upos !== 'VERB' || tree.form(at - 1) === ',') return undefined;
  const form = thirdPerson(language, lemma, is === copula?.['Past.Sing'] ? 'Past' : 'Pres', false);
  const { start, end } = tree.tokens[at + 1];
  return form === undefined ? undefined : [{ start, end, parts: [form] }];
}

/** The first finite verb, when it is a copula, of one thing or of many. */
export function copulaOf(
  tree: Tree,
  { copula }: SentenceRules,
  number: 'Sing' | 'Plur' = 'Sing',
): number | undefined {
  for (let i = 1; i <= LONGEST_SUBJECT && i < tree.lastWord; i++) {
    // "Batman Begins is": a verb of a title.
    if (tree.enclosed[i] || !tree.isFinite(i) || /^\p{Lu}/u.test(tree.form(i))) continue;
    const word = tree.lower(i);
    const isOne = word === copula?.[`Pres.${number}`] || word === copula?.[`Past.${number}`];
    return isOne ? i : undefined;
  }
  return undefined;
}

/** Where the clause or participle begins that ends what the noun is called by. */
function toldFrom(tree: Tree, first: number, rules: SentenceRules): number | undefined {
  let listed = false;
  let cased = false;
  for (let i = first; i < tree.lastWord - 1; i++) {
    if (tree.enclosed[i] || /^[-/]$/.test(tree.form(i))) continue;
    if (isRelative(tree, i, rules)) {
      const isWho = rules.persons?.pronouns.includes(tree.lower(i));
      const last = isPersonal(tree.at(i - 1).lemma, rules);
      // After a comma it is told by another rule.
      if (tree.form(i - 1) === ',') return undefined;
      return listed && !(isWho && (last || !cased)) ? undefined : i;
    }
    if (isDone(tree, i)) {
      // "a pianist and composer best known for": who was named last, too.
      const last = tree.at(i - 1).upos === 'ADV' ? i - 2 : i - 1;
      return listed && !isPersonal(tree.at(last).lemma, rules) ? undefined : i;
    }
    const { upos, relation } = tree.at(i);
    if (upos === 'ADP') cased = true;
    // "a printer, editor and politician who": all of them somebody.
    const joins = upos === 'CCONJ' || tree.form(i) === ',';
    const before = tree.form(i - 1) === ',' ? i - 2 : i - 1;
    if (joins && isPersonal(tree.at(before).lemma, rules)) {
      listed = true;
      continue;
    }
    // "a village and civil parish that", "a rhythm and blues song that": it is all of that.
    const goesOn = /^(?:NOUN|ADJ)$/.test(tree.at(i + 1).upos);
    const { upos: one } = tree.at(i - 1);
    if (upos === 'CCONJ' && !cased && goesOn && /^(?:NOUN|ADJ)$/.test(one)) continue;
    // "a women's football team"
    if (upos === 'PART' && tree.relation(i) === 'case') continue;
    // "a rugby league footballer who": before a noun, no verb.
    if (upos === 'VERB' && tree.isFinite(i) && tree.at(i + 1).upos === 'NOUN') continue;
    const plain = /^(?:ADJ|NOUN|PROPN|NUM|ADP|ADV|DET)$/.test(upos);
    if (!plain && relation !== 'amod' && relation !== 'compound') return undefined;
  }
  return undefined;
}

/** "that allows", "which first emerged" */
export function isRelative(
  tree: Tree,
  index: number,
  { relativeSubjects = [] }: SentenceRules,
): boolean {
  if (!relativeSubjects.includes(tree.lower(index))) return false;
  let verb = index + 1;
  while (tree.at(verb).upos === 'ADV' && verb < index + 3) verb++;
  if (tree.at(index + 1).features.NumType === 'Ord') verb = index + 2;
  return tree.isFinite(verb);
}

/** "owned by", "used to", "developed and published by" */
function isDone(tree: Tree, index: number): boolean {
  const isPast = (at: number) => {
    const { upos, features } = tree.at(at);
    return upos === 'VERB' && features.Tense === 'Past';
  };
  const own = tree.relation(index) === 'acl';
  // "was a band from Rome formed in 1988": after a copula it is no main verb, whatever the parser took it for.
  const misread = index === tree.root && /^(?:NOUN|PROPN|ADV)$/.test(tree.at(index - 1).upos);
  // "a racing game developed and published by"
  const pair = tree.at(index + 1).upos === 'CCONJ' && isPast(index + 2);
  if (pair && tree.at(index).upos === 'ADJ' && tree.at(index + 3).upos === 'ADP') return true;
  if (!isPast(index) || (!own && !misread)) return false;
  const last = pair ? index + 2 : index;
  return /^(?:ADP|ADV|PART)$/.test(tree.at(last + 1).upos);
}

/** The noun that says what the subject is: the last before a preposition. */
export function nounOf(tree: Tree, first: number, told: number): number | undefined {
  let noun: number | undefined;
  for (let i = first; i < told && tree.at(i).upos !== 'ADP'; i++) {
    if (/^(?:NOUN|PROPN)$/.test(tree.at(i).upos)) noun = i;
  }
  return noun;
}

/** Does the clause tell of that noun, and not of one after a preposition? */
function tellsOf(tree: Tree, noun: number, told: number, rules: SentenceRules): boolean {
  const between = range({ first: noun + 1, last: told - 1 });
  const others = between.filter((i) => tree.at(i).upos === 'ADP');
  if (others.length === 0) return true;
  const relative = isRelative(tree, told, rules);
  const clause = relative ? tree.at(told).head : told;
  const many = between.some((i) => tree.at(i).features.Number === 'Plur');
  const kind = rules.kinds?.includes(tree.at(noun).lemma) && others.length === 1;
  if (isAfterName(tree, told) && !isPersonal(tree.at(noun).lemma, rules)) {
    // "a district in the north of France named after …": a name is known, what is told is not of it.
    const { lemma } = tree.at(told);
    if (relative) return !rules.persons?.pronouns.includes(tree.lower(told)) && !many;
    return rules.defined?.includes(lemma) || rules.naming === lemma;
  }
  // "a series of novels written by": what is told of its parts is told of the whole.
  if (kind) return !many || !relative || tree.at(clause).head === noun;
  return tree.at(clause).head === noun && relative && !many;
}

/** "in Northern France named after", not "on the album Red Sky released in". */
function isAfterName(tree: Tree, told: number): boolean {
  let at = tree.at(told - 1).upos === 'ADV' ? told - 2 : told - 1;
  if (tree.at(at).upos !== 'PROPN') return false;
  while (tree.at(at).upos === 'PROPN') at--;
  return tree.at(at).upos === 'ADP';
}

/** "It" for a thing, a name or pronoun for a person; undefined where neither is sure. */
function saidAgain(
  tree: Tree,
  is: number,
  noun: number,
  told: number,
  rules: SentenceRules,
): string | undefined {
  const { persons, repeatSubject, copula } = rules;
  const relative = isRelative(tree, told, rules);
  const isMany = [copula?.['Pres.Plur'], copula?.['Past.Plur']].includes(tree.lower(is));
  if (relative) {
    const verb = range({ first: told + 1, last: told + 3 }).find((i) => tree.isFinite(i)) ?? told;
    const { features, upos } = tree.at(verb);
    const past = features.Tense === 'Past' && upos === 'VERB';
    const many =
      (features.Number === 'Plur' && features.Tense !== 'Past') ||
      tree.lower(verb) === copula?.['Past.Plur'];
    if (many !== isMany && !past) return undefined;
  }
  const who = persons?.pronouns.includes(tree.lower(told));
  const first = tree.at(0);
  // "The Shins are a rock band who formed …": of one person nobody says "are".
  if (isMany) return first.features.Person === '1' ? undefined : repeatSubject?.pronouns?.Plur;
  if (is === 1 && first.upos === 'PRON') {
    // "It was a man who …" asks who it was; "It is a large lake that …" does not.
    const thing = tree.form(0) === repeatSubject?.pronouns?.Sing;
    const asks = who || (relative && tree.lower(is) !== copula?.['Pres.Sing']);
    return first.features.PronType === 'Prs' && !(thing && asks) ? tree.form(0) : undefined;
  }
  if (first.upos === 'PRON' || first.features.PronType === 'Dem') return undefined;
  // "The Tag League is a tournament": who has an article is nobody.
  const personal = isPersonal(tree.at(noun).lemma, rules) && first.upos !== 'DET';
  if (who || personal) return nameBefore(tree, is, rules, told);
  return repeatSubject?.pronouns?.Sing;
}

/** The name that the copula follows, over brackets: "In the manga, Blaine is …", "James "Jim" B. Hall is …". */
export function nameBefore(
  tree: Tree,
  is: number,
  rules: SentenceRules,
  until: number,
): string | undefined {
  let last = is - 1;
  while (last >= 0 && tree.enclosed[last]) last--;
  let first = last + 1;
  const isPart = (i: number) => /^\p{Lu}(?:\p{Ll}|\.$)/u.test(tree.form(i));
  while (first > 0 && (isPart(first - 1) || (first > 1 && tree.enclosed[first - 1]))) first--;
  while (tree.enclosed[first]) first++;
  const opens = first === 0 || tree.form(first - 1) === ',';
  if (first > last || !opens || tree.at(last).upos !== 'PROPN') return undefined;
  // "John Smith, Jr."
  if (!/\p{Ll}$/u.test(tree.form(last))) return undefined;
  if (tree.at(first).upos !== 'PROPN' && first !== 0) return undefined;
  const text = textOf(tree, { first, last });
  return heOrShe(tree, { first, last }, rules, until) ?? lastName(text);
}
