import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isDemand } from '../leave-out/instruction.ts';
import { speakersSaying } from '../order/said-by.ts';
import { tellsOfMany } from '../subjects/number.ts';
import { partsClause } from '../verb-second/parted.ts';
import { endsAsMany } from './endings.ts';
import { hangsOn, OF_ITS_OWN } from './hangs-on.ts';
import {
  hasNoMain,
  isHearsay,
  isInOpening,
  isSaidTwice,
  leavesOpen,
  losesSpeaker,
  mayBeSaid,
  opensWithPronoun,
} from './left-open.ts';
import {
  endsInAdjective,
  goesBackToList,
  isAsked,
  isOfOther,
  isOfWish,
  isOneAction,
  leavesSeries,
} from './parted-from.ts';
import {
  asksAgain,
  asksOther,
  goesOnAsking,
  isThirdClause,
  isToldWrongly,
  tellsWhatFor,
} from './told-wrongly.ts';
import {
  goesOnOther,
  goesOnSaying,
  hasOnlyInner,
  isBetweenDashes,
  isSaying,
  isSecondMore,
  isWhom,
  lacksSubject,
  leavesEnd,
  needsNoun,
  needsVerb,
  onlySays,
} from './unfinished.ts';
import { isUnsafeBorder } from './unsafe-border.ts';

/** What is told on the side; what is demanded would be told as if it were so. */
const TOLD =
  /^split\/(?:whose|told|participle|named|absolute|thing|with|past-participle|last-clause)$/;
/** 'Ann wrote of it in "Halo", published in 1964': not Ann was. */
const DONE = /^split\/(?:told|past-participle)$/;
const ON_THE_SIDE = /^split\/(?:relative|told|named|participle|thing)$/;
/** Both sides have a subject and verb of their own. */
const WHOLE = /^split\/(?:clause|joint|opened|side|splice|mark)$/;
const SHARED = /^split\/(?:verb|shared)$/;
/** Where one of two that are joined ends. */
const JOINED = /^split\/(?:verb|clause|shared|clitic|contrast|but|connector)$/;
const LONGEST_ASIDE = 5;
const LONGEST_SUBJECT = 8;

/** Would a split, whichever rule offers it, part what belongs together? */
export function partsTogether(tree: Tree, rules: SentenceRules): (proposal: Proposal) => boolean {
  const demanded = isDemand(tree, rules);
  // "They have to ask before leaving": they may not leave then.
  const isHabit = tree.at(tree.finiteOf(tree.root) ?? -1).features.Tense === 'Pres';
  const asides = saidAside(tree, rules);
  const asked = isAsked(tree);
  // "Segundo a empresa, A, mas B": both are what it says.
  const reported = speakersSaying(tree, rules).length > 0;
  return (split) => {
    if (split.operation !== 'split') return false;
    if (reported) return true;
    if (demanded && TOLD.test(split.rule)) return true;
    if (isHabit && split.rule === 'split/then') return true;
    const border = borderOf(tree, split, rules);
    if (border === undefined) return false;
    const { first, last } = border;
    // "… e , sobretudo , ela": no sentence begins with a comma.
    if (!tree.formsAlike && COMMAS.has(tree.form(last))) return true;
    // "were met and, therefore, …"
    if (asked || (tree.formsAlike && tree.at(first).upos === 'CCONJ')) return true;
    return (
      isUnsafeBorder(tree, border, kindOf(split), rules) ||
      range({ first: first + 1, last: last - 1 }).some((i) => asides.has(i)) ||
      isInList(tree, border) ||
      isFirstOfPair(tree, first, rules) ||
      (OF_ITS_OWN.test(split.rule) && sharesHelp(tree, first + 1, rules)) ||
      isOneOfTwo(tree, first + 1, rules) ||
      needsNoun(tree, border, rules) ||
      (DONE.test(split.rule) && (/^["”]$/.test(tree.form(first)) || isOneAction(tree, last))) ||
      needsVerb(tree, border) ||
      isBetweenDashes(tree, border) ||
      /^[-–—]+$/.test(tree.form(first)) ||
      isSecondMore(tree, border) ||
      partsClause(tree, border, rules) ||
      isSaidTwice(tree, border) ||
      leavesOpen(tree, border, rules) ||
      losesSpeaker(tree, border, rules) ||
      (WHOLE.test(split.rule) && mayBeSaid(tree, border, rules)) ||
      (SHARED.test(split.rule) && opensWithPronoun(tree, last, rules)) ||
      (ON_THE_SIDE.test(split.rule) &&
        (opensClause(tree, first) || leavesEnd(tree, last, rules))) ||
      (OF_ITS_OWN.test(split.rule) && isNoSentence(tree, border, rules)) ||
      (WHOLE.test(split.rule) &&
        (hasNoMain(tree, border, rules) ||
          asksAgain(tree, border) ||
          goesOnAsking(tree, border, rules) ||
          tellsWhatFor(tree, border, rules) ||
          isThirdClause(tree, border, rules))) ||
      hangsOn(tree, split, border, rules) ||
      isToldWrongly(tree, split, border, rules) ||
      (JOINED.test(split.rule) && isInOpening(tree, first, rules)) ||
      (split.rule === 'split/participle' && isHearsay(tree, rules)) ||
      isOfOther(tree, split, border, rules) ||
      (split.rule === 'split/participle' && endsInAdjective(tree, border, rules)) ||
      (split.rule === 'split/verb' && leavesSeries(tree, border)) ||
      (split.rule === 'split/list' && goesBackToList(tree, last, rules)) ||
      (SHARED.test(split.rule) &&
        (goesOnOther(tree, first, rules) ||
          isWithOthers(tree) ||
          isSomeOfThem(tree, last, rules) ||
          isOfWish(tree, last) ||
          asksOther(tree, border)))
    );
  };
}

/** "Experts differ, but most agree": not all of them. */
function isSomeOfThem(tree: Tree, first: number, { withStates }: SentenceRules): boolean {
  const verb = /^(?:VERB|AUX)$/.test(tree.at(first + 1).upos);
  return verb && withStates?.picks.includes(tree.lower(first)) === true;
}

/** "Low et al. tested mice and found": by the name alone it would be one of them. */
function isWithOthers(tree: Tree): boolean {
  const subject = tree.subjectOf(tree.root);
  return tree.formsAlike && subject !== undefined && tree.at(subject + 1).upos === 'X';
}

/** The tokens beside the place of a full stop: the last one before it, and the first one after. */
/** Does a split part two clauses, and does it write more than a full stop? */
function kindOf({ rule, pieces }: Proposal): { isClauses: boolean; isBare: boolean } {
  return {
    isClauses: WHOLE.test(rule) || SHARED.test(rule),
    isBare: pieces.every(({ parts }) => parts.length < 2),
  };
}

function borderOf(
  tree: Tree,
  { pieces }: Proposal,
  { stop = '. ' }: SentenceRules,
): Stretch | undefined {
  const [piece] = pieces.filter(({ parts: [part] }) => part === stop || part === stop.slice(1));
  if (piece === undefined) return undefined;
  const first = tree.tokens.findIndex(({ end }) => end === piece.start);
  const last = tree.tokens.findIndex(({ start }) => start >= piece.end);
  return first < 0 || last <= first ? undefined : { first, last };
}

/** Is what should be a sentence with a subject of its own none? */
function isNoSentence(tree: Tree, border: Stretch, rules: SentenceRules): boolean {
  return (
    lacksSubject(tree, border) ||
    isWhom(tree, border.last, rules) ||
    onlySays(tree, border.last, rules) ||
    goesOnSaying(tree, border, rules) ||
    hasOnlyInner(tree, border.last)
  );
}

/** "Until now, he realized, he had …", "and, we hope, open up …": the commas of who says or hopes it. */
function saidAside(tree: Tree, rules: SentenceRules): ReadonlySet<number> {
  const found = new Set<number>();
  if (!rules.formsAlike) return found;
  tree.tokens.forEach((_, close) => {
    const { lemma, upos } = tree.at(close - 1);
    if (!COMMAS.has(tree.form(close)) || upos !== 'VERB' || !isSaying(lemma, rules)) return;
    const open = range({ first: close - LONGEST_ASIDE, last: close - 3 }).findLast((i) =>
      COMMAS.has(tree.form(i)),
    );
    if (open === undefined) return;
    const who = range({ first: open + 1, last: close - 2 });
    if (!who.every((i) => /^(?:PRON|PROPN|NOUN|DET|ADJ|AUX|ADV)$/.test(tree.at(i).upos))) return;
    found.add(open);
    // "…, officials say, and it will": there a clause ends anyway.
    if (tree.at(close + 1).upos !== 'CCONJ') found.add(close);
  });
  return found;
}

/** "We do not pay for: loss of money; damage caused by …": the parts of a list after a colon. */
function isInList(tree: Tree, { first, last }: Stretch): boolean {
  const place = (mark: string) => tree.tokens.findIndex(({ form }) => form === mark);
  const [colon, half] = [place(':'), place(';')];
  if (colon < 0 || half < colon || tree.enclosed[colon]) return false;
  return range({ first: first + 1, last: last - 1 }).some((i) => /^[:;]$/.test(tree.form(i)));
}

/** "Not only did he win, but …": the second half must follow. */
function isFirstOfPair(
  tree: Tree,
  end: number,
  { pairs = {}, coordinators = {} }: SentenceRules,
): boolean {
  const words = Object.values(pairs);
  const only = range({ first: 1, last: end }).find(
    (i) => words.includes(tree.lower(i)) && isDenied(tree, i),
  );
  if (only === undefined) return false;
  return !range({ first: only, last: end }).some((i) => coordinators[tree.lower(i)]);
}

/** "not only", or "non è fatto solo", where the verb stands between. */
function isDenied(tree: Tree, index: number): boolean {
  let before = index - 1;
  while (before > 0 && /^(?:AUX|VERB)$/.test(tree.at(before).upos)) before--;
  return tree.denies(before);
}

/** "Schools were closed and staff told to go home": they were told. */
function sharesHelp(tree: Tree, at: number, rules: SentenceRules): boolean {
  const { passive, formsAlike, participles, alwaysDone = [] } = rules;
  if (!formsAlike || tree.at(at).upos !== 'CCONJ') return false;
  if (!range({ first: 0, last: at - 1 }).some((i) => tree.at(i).relation === 'aux:pass'))
    return false;
  const verb = range({ first: at + 1, last: tree.lastWord }).find((i) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos),
  );
  if (verb === undefined || verb === at + 1 || tree.at(verb).upos === 'AUX') return false;
  const { lemma, features } = tree.at(verb);
  // "and they aimed to", "and Ann had to go"
  if (tree.at(verb - 1).features.Case === 'Nom' || participles?.perfect?.includes(lemma))
    return false;
  if (features.Tense !== 'Past') return false;
  const { upos: next } = tree.at(verb + 1);
  const leads = next === 'PART' && tree.at(verb + 2).upos === 'VERB';
  // "One man was killed and another badly injured": what always has an object has none.
  const done = alwaysDone.includes(lemma) && /^(?:PUNCT|ADP|ADV|SCONJ|)$/.test(next);
  return done || (leads && !passive?.willed?.includes(lemma));
}

/** "claims of theft and misuse were false": the verb tells of many, and the noun before it is one. */
function isOneOfTwo(tree: Tree, at: number, rules: SentenceRules): boolean {
  const { copula, formsAlike } = rules;
  if (!formsAlike || tree.at(at).upos !== 'CCONJ' || !copula) return false;
  const verb = range({ first: at + 2, last: at + 4 }).find((i) =>
    tellsOfMany(tree.lower(i), copula),
  );
  if (verb === undefined) return false;
  const { upos, features } = tree.at(verb - 1);
  // What nobody owns and is no word that the tagger knows: "misbehaviour".
  const noun = upos === 'NOUN' || features.Poss === 'Yes';
  return noun && features.Number === 'Sing' && !endsAsMany(tree.lower(verb - 1), rules);
}

/** "…, and the school, which had 90 pupils, shut": the noun before it opens a clause, and its verb is to come. */
function opensClause(tree: Tree, end: number): boolean {
  const after = range({ first: end + 2, last: tree.lastWord });
  if (!tree.formsAlike || !after.some((i) => COMMAS.has(tree.form(i)))) return false;
  const opens = range({ first: end - LONGEST_SUBJECT, last: end }).findLast(
    (i) => tree.at(i).upos === 'CCONJ' || tree.isFinite(i),
  );
  return opens !== undefined && !tree.isFinite(opens) && COMMAS.has(tree.form(opens - 1));
}
