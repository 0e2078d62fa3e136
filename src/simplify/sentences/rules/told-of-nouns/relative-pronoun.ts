import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import {
  antecedent,
  belongsToAnother,
  isUnclear,
  somebodyBefore,
  whatIsMeasured,
} from '../subjects/antecedent.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import type { RelativeClause } from './extra-sentence.ts';
import { isOfOther } from './other-antecedent.ts';
import { lastName } from './predicate.ts';

/** Who or what "who" and "which" can mean, and the verb that tells of it. */
interface Meant {
  readonly verb: number;
  /** By the pronoun: "who". */
  readonly person: boolean;
  readonly nearest: number | undefined;
  /** The one whose number is that of the verb, where that shows it. */
  readonly agreeing: number | undefined;
  readonly noun: number | undefined;
}

/** ", who …" → "Ann Lee", ", which …" → "It", "This house": how the clause begins by itself. */
export function startByPronoun(
  tree: Tree,
  clause: RelativeClause,
  rules: SentenceRules,
): string | undefined {
  const { first, last, comma } = clause;
  const pronouns = rules.relativePronouns?.[tree.lower(first)];
  const meant = meantBy(tree, clause, rules);
  if (!pronouns || !meant || isOfAnother(tree, clause, meant, rules)) return undefined;
  const { verb, person, nearest, agreeing, noun: found } = meant;
  // "near Las Vegas, Nevada, which": what is told of is not the state.
  const noun = found !== undefined && COMMAS.has(tree.form(found - 1)) ? undefined : found;
  const isMarked = comma < first;
  if (!isMarked && (noun === undefined || !isPlainName(tree, noun, person))) return undefined;
  // "the coat of arms, which dates": said by its name, the arms would be meant.
  const isHead = agreeing !== undefined && agreeing !== nearest;
  if (isHead && last < tree.lastWord) return undefined;
  const whole = !person && isAllThatWasSaid(tree, verb);
  const plural = tellsOfMany(tree, verb);
  const isPlural = tree.at(found ?? -1).features.Number === 'Plur';
  let start = isHead || whole ? undefined : nameAgain(tree, clause, meant, noun, rules);
  // "the measurement of traits, which can be …": one or many, who knows.
  if (start === undefined && !whole && !plural && isPlural) return undefined;
  // "without his consent, which consent …": the noun is said again, whatever the parser sees in it.
  const again = saidBefore(tree, first + 1);
  if (again !== undefined)
    start = pronouns[tree.at(again).features.Number === 'Plur' ? 'Plur' : 'Sing'];
  start ??= pronouns[plural ? 'Plur' : 'Sing'];
  // "the wealthy, who are": many, by a word that looks like one.
  const { demonstratives } = rules;
  // "the Bears, who" are no person.
  if (!start || !person || start.startsWith(`${demonstratives?.Def} `)) return start;
  return lastName(start);
}

function meantBy(
  tree: Tree,
  { first, comma }: RelativeClause,
  rules: SentenceRules,
): Meant | undefined {
  const verb = firstVerb(tree, first + 1);
  if (verb === undefined) return undefined;
  const person = rules.persons?.pronouns.includes(tree.lower(first)) === true;
  const nearest = antecedent(tree, comma + 1);
  const measured = nearest === undefined ? nearest : whoOrWhat(tree, nearest, person, rules);
  const agreeing = undefined;
  return { verb, person, nearest, agreeing, noun: measured };
}

/** Is the clause told of somebody else, or of more, than the noun before it? */
function isOfAnother(
  tree: Tree,
  clause: RelativeClause,
  { verb, person, nearest, noun }: Meant,
  rules: SentenceRules,
): boolean {
  const { comma, last } = clause;
  // "la casa, que compró Ana Gil": she did.
  const own = tree.subjectOf(tree.relation(verb) === 'aux' ? tree.at(verb).head : verb);
  if (rules.gendered && own !== undefined && own > verb && own <= last) return true;
  if (rules.gendered && noun !== undefined && isOfOther(tree, noun, verb, comma)) return true;
  // "Quem pensa o contrário, que trate de o provar": what is wished, not told.
  if (rules.proDrop && tree.at(verb).features.Mood === 'Sub') return true;
  // … whoever it is told of, where it is hung on nobody.
  if (rules.proDrop && (tree.relation(verb) === 'parataxis' || runsOn(tree, clause, verb)))
    return true;
  // "marcaram a greve para segunda-feira, que incluirá": no day does anything.
  if (rules.doneBy?.times.includes(tree.at(noun ?? -1).lemma)) return true;
  if (noun === undefined) return false;
  // "il teatro, che chiamarono Globe": they did, whoever they are.
  if ((rules.proDrop || rules.gendered) && !alike(tree, noun, verb)) return true;
  if (belongsToAnother(tree, noun, rules)) return true;
  // "Ann Lee, the owner of the shop, who came, said": its commas are the owner's, too.
  const isOwn = noun === nearest || last === tree.lastWord;
  if (!isOwn && tree.relation(noun) === 'appos') return true;
  return person ? isOwnersPerson(tree, noun) : isThingOfAnother(tree, noun);
}

/** "becomes Frere's target, who": Frere, not the target. */
function isOwnersPerson(tree: Tree, noun: number): boolean {
  const owner = tree.child(noun, ['nmod:poss']);
  return tree.at(noun).upos === 'NOUN' && tree.at(owner ?? -1).upos === 'PROPN';
}

/** The same for "which". */
function isThingOfAnother(tree: Tree, noun: number): boolean {
  // "the detection of light emitted from X, which began …": what is told of is not X.
  // "drugs known as opioids, which work": they are the same.
  const { head: user, relation: use } = tree.at(noun);
  return use === 'obl' && tree.relation(user) === 'acl';
}

/** The noun said again, unless another one may be meant. */
function nameAgain(
  tree: Tree,
  { last }: RelativeClause,
  { person, agreeing }: Meant,
  noun: number | undefined,
  rules: SentenceRules,
): string | undefined {
  if (noun === undefined) return undefined;
  const start = antecedentAgain(tree, noun, rules);
  const unclear = isUnclear(tree, noun);
  if (!unclear) return start;
  // "members of the team, which was": the team, or all that was said.
  const isName = person || tree.at(noun).upos === 'PROPN';
  if (agreeing === noun && isName && last === tree.lastWord) return start;
  // "cars from a maker, which also sold": by such a noun with "which" a firm is meant, and nothing else.
  if (!person && isPersonal(tree.at(noun).lemma, rules)) return start;
  return undefined;
}

/** "…, which means that", "…, which is why", "…, which would cause": all that was said. */
function isAllThatWasSaid(tree: Tree, verb: number): boolean {
  return tree.isWhWord(verb + 1);
}

function tellsOfMany(tree: Tree, verb: number): boolean {
  const { Number: count, Tense: time } = tree.at(verb).features;
  return count === 'Plur' && time !== 'Past';
}

/** Of what stands before the comma, the one that "who" or "which" can mean. */
function whoOrWhat(tree: Tree, nearest: number, person: boolean, rules: SentenceRules): number {
  if (!person) return whatIsMeasured(tree, nearest);
  return somebodyBefore(tree, nearest, rules) ?? nearest;
}

/** Not so: "the Tories who", "a Muslim who", "Kurt of Limblifter who", "a school in Ely which". */
function isPlainName(tree: Tree, noun: number, person: boolean): boolean {
  const { features, relation, head, upos } = tree.at(noun);
  if (upos !== 'PROPN' || features.Number === 'Plur' || tree.child(noun, ['det']) !== undefined)
    return false;
  // "It was Fox who bought it" asks who it was.
  const start = tree.stretch(noun)?.first ?? noun;
  if (tree.at(start - 1).upos === 'AUX' && tree.at(start - 2).upos === 'PRON') return false;
  if (noun === tree.root && tree.at(tree.subjectOf(noun) ?? -1).upos === 'PRON') return false;
  const { upos: other } = tree.at(head);
  if (/^(?:nmod|flat|compound|conj)/.test(relation) && other === 'PROPN') return false;
  // "is a politician and Democrat who": what somebody is, and no name.
  if (relation === 'conj' && other === 'NOUN') return false;
  return person ? relation !== 'nmod' : /^(?:obj|root|xcomp)$/.test(relation);
}

function alike(tree: Tree, noun: number, verb: number): boolean {
  const [own, other] = [noun, verb].map((index) => tree.at(index).features.Number);
  // "etapas por todo Aragón, que recrean": a name without a number is one.
  const one = own ?? (tree.at(noun).upos === 'PROPN' ? 'Sing' : undefined);
  return one === undefined || other === undefined || one === other;
}

/** The verb after the pronoun, if the pronoun is its subject. */
function firstVerb(tree: Tree, index: number): number | undefined {
  let at = index;
  while (tree.at(at).upos === 'ADV' && at < index + 2) at++;
  return /^(?:VERB|AUX)$/.test(tree.at(at).upos) && tree.at(at).features.VerbForm !== 'Part'
    ? at
    : undefined;
}

/** The place before it of a noun that is the word at `at`, of which a verb then tells: not "tools, which use wood". */
function saidBefore(tree: Tree, at: number): number | undefined {
  if (!/^(?:AUX|VERB)$/.test(tree.at(at + 1).upos)) return undefined;
  const word = tree.lower(at);
  const found = tree.tokens.findIndex((_, i) => tree.lower(i) === word);
  return found < at && tree.at(found).upos === 'NOUN' ? found : undefined;
}

/** Is it no clause about the noun before it, or does the main clause go on inside it? */
function runsOn(tree: Tree, { first, last }: RelativeClause, verb: number): boolean {
  if (tree.endMark === ':') return true;
  // "dizem, há muito tempo, que manter os animais": what they say.
  if (!tree.isFinite(verb) && tree.lower(verb) === tree.at(verb).lemma) return true;
  // "…, cuja candidatura, que fora proibida, …": the noun is in a clause that is not over.
  if (tree.at(first - 3).features.PronType === 'Rel') return true;
  if (last < tree.lastWord) return false;
  // "O que acontece, explica Ana Gil, que estuda o caso, é que …", "o contrato, que acaba em maio, com o clube"
  return range({ first: verb + 1, last: last - 1 }).some((comma) => {
    if (!COMMAS.has(tree.form(comma))) return false;
    const { upos, head, relation } = tree.at(comma + 1);
    if (upos === 'ADP') return tree.at(head).head < first;
    return tree.isFinite(comma + 1) && relation !== 'conj';
  });
}
