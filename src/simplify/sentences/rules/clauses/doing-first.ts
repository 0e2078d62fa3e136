import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import {
  type Piece,
  type Proposal,
  range,
  spanOf,
  textOf,
  toldAfter,
  upperFirst,
} from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { joinedDoings } from '../added-at-the-end/doing.ts';
import { insideSentence, pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { isConditional } from './conditional.ts';
import { isWholeSentence, wholeSentence } from './reread.ts';

const LONGEST = 18;
const LONGEST_SUBJECT = 7;

/** What somebody does before the main clause tells more of them. */
interface Doing {
  readonly verb: number;
  readonly comma: number;
  /** What opens the second sentence: "Then", "But". */
  readonly link?: string;
  /** "Before leaving": it is told last. */
  readonly isLast?: boolean;
  /** "Having been": the verb is done to them. */
  readonly isDoneTo?: boolean;
}

/**
 * "Speaking in Rome, Ann Lee said …" → "Ann Lee spoke in Rome. She said …";
 * "After leaving school, he worked …" → "He left school. Then he worked …";
 * "Before leaving, he …" → "He … . Then he left."
 */
export function doingSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const doing = doingOf(tree, rules);
  if (!doing || isConditional(tree, rules)) return [];
  const { verb, comma, isLast } = doing;
  const main = wholeSentence(tree, [{ first: comma + 1, last: tree.lastWord }], language);
  const who = main && whoActs(main, rules);
  const finite = main?.finiteOf(main.root);
  if (!who || finite === undefined) return [];
  const { subject, stretch } = who;
  const tense = tenseOfBoth(main, finite, rules);
  // Told last, it must follow what it comes after at once.
  if (isLast && main.tokens.filter((_, i) => main.isFinite(i)).length > 1) return [];
  // "After leaving, he works": when he left is not told.
  if (!tense || (doing.link && tense !== 'Past')) return [];
  const { Number: number, Person: person = '3' } = main.at(subject).features;
  const many = number === 'Plur' || (person !== '3' && tense === 'Pres');
  const told = doing.isDoneTo
    ? rules.copula?.[`Past.${many ? 'Plur' : 'Sing'}`]
    : thirdPerson(language, tree.at(verb).lemma, tense, many);
  const whole = textOf(main, stretch);
  const rest = { first: verb + 1, last: comma - 1 };
  const parts = rest.first > rest.last ? [] : [rest];
  if (!told || !isWholeSentence(tree, [`${upperFirst(whole)} ${told}`, ...parts], language))
    return [];
  const again = againAfter(main, subject, whole, rules);
  if (!again) return [];
  const link = isSaid(main, finite, doing, rules) ? doing.link : undefined;
  const next = link ? `${link} ${insideSentence(again, rules)}` : again;
  const pieces = isLast
    ? toldLast(tree, comma, `${next} ${told}`, parts, rules)
    : toldFirst(tree, doing, `${upperFirst(whole)} ${told}`, next, stretch.last, rules);
  return [
    {
      rule: 'split/doing-first',
      operation: 'split',
      reason: 'Each action has its own sentence.',
      pieces,
      dropped: [],
      key: tree.at(verb).lemma,
    },
  ];
}

/** "Ann left school." before "Then she …" */
function toldFirst(
  { tokens }: Tree,
  { verb, comma }: Doing,
  begin: string,
  next: string,
  subjectEnd: number,
  { stop = '. ' }: SentenceRules,
): Piece[] {
  return [
    { start: tokens[0].start, end: tokens[verb].end, parts: [begin] },
    {
      start: tokens[comma - 1].end,
      end: tokens[comma + 1 + subjectEnd].end,
      parts: [stop, next],
    },
  ];
}

/** "Then she left school." after the main clause. */
function toldLast(
  tree: Tree,
  comma: number,
  begin: string,
  rest: readonly Stretch[],
  { stop = '. ' }: SentenceRules,
): Piece[] {
  const { tokens } = tree;
  const words = rest.flatMap((each) => [' ', spanOf(tree, each)]);
  return [
    { start: tokens[0].start, end: tokens[comma + 1].start, parts: [], capital: true },
    toldAfter(tree, [begin, ...words], stop),
  ];
}

/** The doing that opens the sentence, up to its comma, with nothing in it that is a clause or a list. */
function doingOf(tree: Tree, rules: SentenceRules): Doing | undefined {
  const { doingFirst, participles, having } = rules;
  if (!doingFirst || !participles) return undefined;
  const first = tree.lower(0);
  const isLast = Object.hasOwn(doingFirst.before, first);
  const links = [doingFirst.after, doingFirst.other, doingFirst.before];
  const link = links.find((each) => Object.hasOwn(each, first))?.[first];
  const at = link === undefined ? 0 : 1;
  if (tree.at(at).upos !== 'VERB' && tree.at(at).upos !== 'AUX') return undefined;
  if (!tree.lower(at).endsWith(participles.ending)) return undefined;
  const comma = range({ first: at + 2, last: LONGEST }).find((i) => tree.form(i) === ',');
  if (comma === undefined || comma > tree.lastWord - 3 || tree.enclosed[comma]) return undefined;
  const opening = { first: at + 1, last: comma - 1 };
  if (!tree.isBalanced(opening) || !isPlain(tree, opening)) return undefined;
  // "Fighting flared again, he said": no doing.
  const isVerb = tree.at(opening.first).features.Tense === 'Past';
  if (isVerb && tree.at(at).upos === 'VERB' && !link && tree.lower(at) !== having?.word)
    return undefined;
  if (joinedDoings(tree, opening, rules).length > 0) return undefined;
  if (tree.lower(at) !== having?.word) {
    // "Being" is told of somebody only where a preposition shows that it is no noun.
    const isOther = !link && doingFirst.except.includes(tree.at(at).lemma);
    return isOther ? undefined : { verb: at, comma, isLast, ...(link && { link }) };
  }
  const isDoneTo = tree.lower(at + 1) === having.been && tree.at(at + 2).upos === 'VERB';
  const verb = at + 1;
  const { features, upos } = tree.at(verb);
  const isDone = upos === 'VERB' && features.VerbForm === 'Part';
  const other = link && Object.hasOwn(doingFirst.other, first) ? { link } : {};
  return isDone || isDoneTo ? { verb, comma, isDoneTo, ...other } : undefined;
}

/** No clause, no second action, no denial in it. */
function isPlain(tree: Tree, opening: Stretch): boolean {
  return range(opening).every(
    (i) =>
      !tree.isFinite(i) &&
      !/^(?:SCONJ|PUNCT)$/.test(tree.at(i).upos) &&
      !(tree.at(i).upos === 'CCONJ' && /^(?:VERB|ADJ)$/.test(tree.at(i + 1).upos)) &&
      tree.at(i).features.Polarity !== 'Neg',
  );
}

/** Who acts in the main clause, named right after the comma: "he", "Ann Lee", "the small team". */
function whoActs(main: Tree, rules: SentenceRules) {
  const subject = main.subjectOf(main.root);
  const stretch = subject === undefined ? undefined : main.stretch(subject);
  if (subject === undefined || stretch?.first !== 0 || stretch.last >= LONGEST_SUBJECT)
    return undefined;
  const { upos, features } = main.at(subject);
  if (!/^(?:NOUN|PROPN|PRON)$/.test(upos) || !/^(?:Prs)?$/.test(features.PronType ?? ''))
    return undefined;
  // "Looking back, it is clear", "Speaking of cars, mine is old": nobody does it.
  const it = rules.repeatSubject?.pronouns?.Sing?.toLowerCase();
  if (main.lower(subject) === it || features.Poss === 'Yes') return undefined;
  if (range(stretch).some((i) => /^(?:PUNCT|CCONJ|SCONJ|AUX|VERB)$/.test(main.at(i).upos)))
    return undefined;
  return { subject, stretch };
}

/** The tense that holds for the doing, too; none where the main clause tells of another time. */
function tenseOfBoth(main: Tree, finite: number, rules: SentenceRules): string | undefined {
  const { lemma, features } = main.at(finite);
  const { Tense } = features;
  if (rules.modals?.includes(main.lower(finite))) return undefined;
  // "Speaking there, he had made them laugh": he had spoken.
  const had = Tense === 'Past' && rules.participles?.perfect?.includes(lemma);
  if (had && finite !== main.root) return undefined;
  // "he was due to be released": that comes later.
  if (finite !== main.root && main.child(main.root, ['xcomp']) !== undefined) return undefined;
  // "Fighting went on, an official told us": no doing, but what is said.
  const says = rules.tails?.said?.includes(main.at(main.root).lemma);
  const isQuoted = (i: number) => /^(?:ccomp|parataxis)/.test(main.relation(i));
  return says && !main.tokens.some((_, i) => isQuoted(i)) ? undefined : Tense;
}

/** Is the link said? "Then" only of what happens, and only once. */
function isSaid(
  main: Tree,
  finite: number,
  { link = '', isLast }: Doing,
  { doingFirst }: SentenceRules,
): boolean {
  const isTime = Object.values(doingFirst?.after ?? {}).includes(link) && !isLast;
  if (!isTime) return true;
  if (main.child(main.root, ['cop']) !== undefined) return false;
  const near = { first: 0, last: finite + 2 };
  return !range(near).some((i) => main.lower(i) === link.toLowerCase());
}

/** Who acts, said again; a name may be somebody's, and is no "it". */
function againAfter(main: Tree, subject: number, whole: string, rules: SentenceRules) {
  const again = pronounFor(main, subject, rules);
  const isIt = again === rules.repeatSubject?.pronouns?.Sing;
  return isIt && main.at(subject).upos === 'PROPN' ? whole : again;
}
