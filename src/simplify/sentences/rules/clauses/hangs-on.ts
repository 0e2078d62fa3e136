import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

const WHOLE = /^split\/(?:clause|joint|opened|side|splice)$/;
/** What is told of a noun that stands before it. */
const TOLD = /^split\/(?:relative|when|there|last-clause|definition|predicate|apposition|named)$/;
const ACTIONS = /^split\/(?:verb|shared|series|help)$/;
/** How far before a border "it was" may stand: "it was the old king who". */
const LONGEST_CLEFT = 6;
/** A list is at least "a collar, white cuffs, a jacket". */
const LEAST_LISTED = 2;

/** Would a split tell by itself what hangs on the words before it? */
export function hangsOn(
  tree: Tree,
  { rule }: Proposal,
  border: Stretch,
  rules: SentenceRules,
): boolean {
  if (!tree.formsAlike) return false;
  if (WHOLE.test(rule))
    return (
      followsIfDone(tree, border) ||
      isSecondWhich(tree, border, rules) ||
      lacksVerb(tree, border, rules) ||
      isWhatIsSaid(tree, border, rules) ||
      isOpenedAfterMark(tree, border, rules)
    );
  if (TOLD.test(rule))
    return (
      isCleft(tree, rule, border, rules) ||
      goesBackToTitle(tree, border) ||
      goesBackAsWell(tree, border.last) ||
      opensMain(tree, rule, border.last)
    );
  return ACTIONS.test(rule) && (isSaidOfOther(tree, border, rules) || isListed(tree, border));
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
function isWhatIsSaid(tree: Tree, { first, last }: Stretch, { tails }: SentenceRules): boolean {
  if (first + 2 !== last || !COMMAS.has(tree.form(first + 1))) return false;
  const verb = range({ first: 1, last: first }).findLast((i) => tree.isFinite(i)) ?? -1;
  const says = [...(tails?.said ?? []), ...(tails?.told ?? [])].includes(tree.at(verb).lemma);
  return says && !range({ first: verb, last: first }).some((i) => tree.at(i).upos === 'SCONJ');
}

/** "They told us: as he came in, he fell": the comma ends what opens the second clause. */
function isOpenedAfterMark(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  if (first + 2 !== last || !COMMAS.has(tree.form(first + 1))) return false;
  const mark = range({ first: 1, last: first }).findLast((i) => /^[;:]$/.test(tree.form(i)));
  const { subordinators = [], openings = [] } = rules;
  return mark !== undefined && [...subordinators, ...openings].includes(tree.lower(mark + 1));
}

/** "…, however his attempt to join with the Left and the Greens led to nothing": one subject. */
function lacksVerb(
  tree: Tree,
  { first, last }: Stretch,
  { looseJoints = {} }: SentenceRules,
): boolean {
  if (first + 2 !== last || tree.at(last - 1).upos !== 'CCONJ') return false;
  const loose = range({ first: 1, last: first }).findLast(
    (i) => Object.hasOwn(looseJoints, tree.lower(i)) && COMMAS.has(tree.form(i - 1)),
  );
  return loose !== undefined && !range({ first: loose, last: first }).some((i) => tree.isFinite(i));
}

/** "It was Fox who bought it", "It was 1786, when …, that": what is said is who, or when. */
function isCleft(
  tree: Tree,
  rule: string,
  { first, last }: Stretch,
  { littleWords, relativeAdverbs = {} }: SentenceRules,
): boolean {
  const timed = Object.hasOwn(relativeAdverbs, tree.lower(last - 1));
  if (!timed && (rule !== 'split/relative' || COMMAS.has(tree.form(first + 1)))) return false;
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

/** "saw a collar, white cuffs, a jacket, and varnished boots": no action, however it was read. */
function isListed(tree: Tree, { first, last }: Stretch): boolean {
  if (!COMMAS.has(tree.form(first + 1)) || tree.at(last).upos !== 'VERB') return false;
  if (tree.at(last + 1).upos !== 'NOUN') return false;
  const { root } = tree;
  const commas = range({ first: root + 1, last: first }).filter((i) => COMMAS.has(tree.form(i)));
  const others = range({ first: root + 1, last: first }).some((i) => tree.isFinite(i));
  return commas.length >= LEAST_LISTED && !others;
}
