import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { looksLikeClause } from './looks-like-clause.ts';
import { tellsSpeaker } from './unfinished.ts';

/** Both sides have a subject of their own, and no mark or word between them says more. */
export const OF_ITS_OWN = /^split\/(?:clause|joint|opened|side|splice)$/;
/** What is told of a noun that stands before it. */
const TOLD = /^split\/(?:relative|when|there|last-clause|definition|predicate|apposition|named)$/;
const ACTIONS = /^split\/(?:verb|shared|series|help)$/;
/** How far before a border "it was" may stand: "it was the old king who". */
const LONGEST_CLEFT = 6;
const LONGEST_DENIED = 9;
/** A list is at least "a collar, white cuffs, a jacket". */
const LEAST_LISTED = 2;
const LONGEST_THING = 4;

/** Would a split tell by itself what hangs on the words before it? */
export function hangsOn(
  tree: Tree,
  { rule }: Proposal,
  border: Stretch,
  rules: SentenceRules,
): boolean {
  if (!tree.formsAlike) return false;
  if (OF_ITS_OWN.test(rule))
    return (
      followsIfDone(tree, border) ||
      isSecondWhich(tree, border, rules) ||
      isWhatIsSaid(tree, border, rules) ||
      isOpenedAfterMark(tree, border, rules) ||
      isUnderProviso(tree, border, rules) ||
      looksLikeClause(tree, border, rules)
    );
  if (TOLD.test(rule))
    return (
      isCleft(tree, rule, border, rules) ||
      goesBackToTitle(tree, border) ||
      goesBackAsWell(tree, border.last) ||
      opensMain(tree, rule, border.last)
    );
  if (!ACTIONS.test(rule)) return false;
  const isOther = isSaidOfOther(tree, border, rules) || isListed(tree, border);
  return isOther || (rule !== 'split/help' && isDoneTo(tree, border, rules));
}

/** "Walk through the town and you will see it": only who walks there will. */
function followsIfDone(tree: Tree, { first, last }: Stretch): boolean {
  if (tree.at(last - 1).upos !== 'CCONJ' || tree.at(last).features.Person !== '2') return false;
  const { upos, lemma } = tree.at(0);
  const asked = upos === 'VERB' && tree.lower(0) === lemma && tree.subjectOf(0) === undefined;
  return asked && !range({ first: 1, last: first }).some((i) => tree.isFinite(i));
}

/** "a flight which leaves from Rome and that lands in May": a second clause of the same noun. */
function isSecondWhich(
  tree: Tree,
  { first, last }: Stretch,
  { relativeSubjects = [] }: SentenceRules,
): boolean {
  const joined = first + 2 === last && tree.at(last - 1).upos === 'CCONJ';
  if (!joined || !relativeSubjects.includes(tree.lower(last))) return false;
  const acts = (i: number) => /^(?:AUX|VERB)$/.test(tree.at(i + 1).upos);
  const from = range({ first: 1, last: first }).findLast((i) => COMMAS.has(tree.form(i))) ?? 0;
  const opens = (i: number) => relativeSubjects.includes(tree.lower(i)) && acts(i);
  return acts(last) && range({ first: from, last: first }).some(opens);
}

/** "From May, he told the board, the house will be empty": that is what he told them. */
function isWhatIsSaid(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  if (first + 2 !== last || !COMMAS.has(tree.form(first + 1))) return false;
  const verb = range({ first: 1, last: first }).findLast((i) => tree.isFinite(i)) ?? -1;
  const says = tellsSpeaker(tree.at(verb).lemma, rules);
  return says && !range({ first: verb, last: first }).some((i) => tree.at(i).upos === 'SCONJ');
}

/** "They told us: as he came in, he fell": the comma ends what opens the second clause. */
function isOpenedAfterMark(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  if (first + 2 !== last || !COMMAS.has(tree.form(first + 1))) return false;
  const { subordinators = [], openings = [] } = rules;
  const isJoint = (i: number) => /^[;:]$/.test(tree.form(i)) || tree.at(i).upos === 'CCONJ';
  const mark = range({ first: 1, last: first }).findLast(isJoint);
  if (mark === undefined) return false;
  // "Somebody came in, and as he turned, he saw": likewise after a coordinator.
  const words = /^[;:]$/.test(tree.form(mark)) ? [...subordinators, ...openings] : subordinators;
  return words.includes(tree.lower(mark + 1));
}

/** "It may be sold, provided the rules are met and a fee is paid": both must be so. */
function isUnderProviso(tree: Tree, { first, last }: Stretch, { joints }: SentenceRules): boolean {
  if (tree.at(last - 1).upos !== 'CCONJ') return false;
  return range({ first: 1, last: first - 1 }).some(
    (i) =>
      COMMAS.has(tree.form(i)) &&
      joints?.provisos?.includes(tree.lower(i + 1)) === true &&
      /^(?:DET|PRON|SCONJ|NOUN|PROPN)$/.test(tree.at(i + 2).upos),
  );
}

/** "It was Fox who bought it", "It was 1786, when …, that": what is said is who, or when. */
function isCleft(
  tree: Tree,
  rule: string,
  { first, last }: Stretch,
  { littleWords, relativeAdverbs = {} }: SentenceRules,
): boolean {
  const timed = Object.hasOwn(relativeAdverbs, tree.lower(last - 1));
  const isMarked = COMMAS.has(tree.form(first + 1));
  // "It is the name, not the person, which is wrong": that is what it is.
  const denied = (i: number) => COMMAS.has(tree.form(i - 1)) && tree.denies(i);
  const from = Math.max(0, first - LONGEST_DENIED);
  if (isMarked && range({ first: from, last: first }).some(denied))
    return range({ first: 0, last: from + 1 }).some((i) => tree.lower(i) === littleWords?.thing);
  if (!timed && (rule !== 'split/relative' || isMarked)) return false;
  const it = range({ first: Math.max(0, first - LONGEST_CLEFT), last: first - 2 }).findLast(
    (i) => tree.lower(i) === littleWords?.thing && tree.at(i + 1).upos === 'AUX',
  );
  if (it === undefined) return false;
  const named = range({ first: it + 2, last: first });
  if (timed && !/\d/.test(tree.form(first))) return false;
  return named.every((i) => /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP)$/.test(tree.at(i).upos));
}

/** 'stories such as "Fire", which won a prize, and "Meat"': the list goes on after it. */
function goesBackToTitle(tree: Tree, { first, last }: Stretch): boolean {
  const isMark = (i: number) => /^["“”]$/.test(tree.form(i));
  if (!isMark(first)) return false;
  return range({ first: last, last: tree.lastWord }).some(
    (i) => tree.at(i).upos === 'CCONJ' && isMark(i + 1),
  );
}

/** "the help of Ann Lee, who came at once, as well as the gifts": they were helped by both. */
function goesBackAsWell(tree: Tree, from: number): boolean {
  return range({ first: from, last: tree.lastWord - 2 }).some(
    (i) =>
      COMMAS.has(tree.form(i)) &&
      tree.relation(i + 1) === 'cc' &&
      tree.relation(i + 2) === 'fixed' &&
      tree.at(i + 1).upos === 'ADV',
  );
}

/** "we feel that although the test was long, the results made it …": the subject, and its verb is to come. */
function opensMain(tree: Tree, rule: string, from: number): boolean {
  if (rule !== 'split/named') return false;
  return tree.root > from && (tree.subjectOf(tree.root) ?? -1) >= from;
}

/** "Later, the guard said, Ann Lee left her house and called": it was not the guard who did. */
function isSaidOfOther(tree: Tree, { first }: Stretch, { tails }: SentenceRules): boolean {
  const { root } = tree;
  return (
    tails?.said?.includes(tree.at(root).lemma) === true &&
    root < first - 1 &&
    COMMAS.has(tree.form(root + 1))
  );
}

/** "had urns sent from Rome and placed in the church": what always has an object was done to the urns. */
function isDoneTo(
  tree: Tree,
  { first, last }: Stretch,
  { alwaysDone = [], causing = [] }: SentenceRules,
): boolean {
  const isDone = (i: number) => tree.at(i).upos === 'VERB' && tree.at(i).features.Tense === 'Past';
  const { root } = tree;
  if (!isDone(last) || !alwaysDone.includes(tree.at(last).lemma)) return false;
  const acts = tree.children(last).some((i) => /^(?:aux|obj|ccomp|xcomp)/.test(tree.relation(i)));
  if (acts || tree.relation(last + 1) !== 'case') return false;
  const has = causing.includes(tree.at(root).lemma);
  return range({ first: root + 1, last: first }).some(
    (i) => isDone(i) && (tree.relation(i) === 'xcomp' || (has && tree.relation(i) === 'acl')),
  );
}

/** "saw a collar, white cuffs, a jacket, and varnished boots": no action, however it was read. */
function isListed(tree: Tree, { first, last }: Stretch): boolean {
  if (tree.at(last).upos !== 'VERB' || tree.at(last + 1).upos !== 'NOUN') return false;
  const { root } = tree;
  const before = range({ first: root + 1, last: first });
  const commas = before.filter((i) => COMMAS.has(tree.form(i)));
  const comma = commas.at(-1);
  if (comma === undefined || before.some((i) => tree.isFinite(i))) return false;
  // "left ten without a roof, hurt one, and caused": actions.
  if (tree.at(comma + 1).upos === 'VERB' && tree.relation(comma + 1) !== 'amod') return false;
  if (COMMAS.has(tree.form(first + 1))) return commas.length >= LEAST_LISTED;
  // "wide floors, high rooms and raised beds": the same without a comma before it.
  return tree.at(first).upos === 'NOUN' && first - comma <= LONGEST_THING;
}
