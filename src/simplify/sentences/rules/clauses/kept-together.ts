import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isDemand } from '../leave-out/instruction.ts';
import { speakersSaying } from '../order/said-by.ts';
import { partsClause } from '../verb-second/parted.ts';
import { OF_ITS_OWN } from './hangs-on.ts';
import {
  isInOpening,
  isSaidTwice,
  leavesOpen,
  losesSpeaker,
  mayBeSaid,
  opensWithPronoun,
} from './left-open.ts';
import { asksAgain } from './told-wrongly.ts';
import { hasOnlyInner, isSecondMore, isWhom } from './unfinished.ts';
import { isUnsafeBorder } from './unsafe-border.ts';

/** What is told on the side; what is demanded would be told as if it were so. */
const TOLD =
  /^split\/(?:whose|told|participle|named|absolute|thing|with|past-participle|last-clause)$/;
/** 'Ann wrote of it in "Halo", published in 1964': not Ann was. */
const DONE = /^split\/(?:told|past-participle)$/;
/** Both sides have a subject and verb of their own. */
const WHOLE = /^split\/(?:clause|joint|opened|side|splice|mark)$/;
const SHARED = /^split\/(?:verb|shared)$/;
/** Where one of two that are joined ends. */
const JOINED = /^split\/(?:verb|clause|shared|clitic|contrast|but|connector)$/;

/** Would a split, whichever rule offers it, part what belongs together? */
export function partsTogether(tree: Tree, rules: SentenceRules): (proposal: Proposal) => boolean {
  const demanded = isDemand(tree, rules);
  // "They have to ask before leaving": they may not leave then.
  const isHabit = tree.at(tree.finiteOf(tree.root) ?? -1).features.Tense === 'Pres';
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
    if (COMMAS.has(tree.form(last))) return true;
    return (
      isUnsafeBorder(tree, border, kindOf(split), rules) ||
      isInList(tree, border) ||
      isFirstOfPair(tree, first, rules) ||
      (DONE.test(split.rule) && /^["”]$/.test(tree.form(first))) ||
      /^[-–—]+$/.test(tree.form(first)) ||
      isSecondMore(tree, border) ||
      partsClause(tree, border, rules) ||
      isSaidTwice(tree, border) ||
      leavesOpen(tree, border) ||
      losesSpeaker(tree, rules) ||
      (WHOLE.test(split.rule) && mayBeSaid(tree, border, rules)) ||
      (SHARED.test(split.rule) && opensWithPronoun(tree, last, rules)) ||
      (OF_ITS_OWN.test(split.rule) && isNoSentence(tree, border, rules)) ||
      (WHOLE.test(split.rule) && asksAgain(tree, border)) ||
      (JOINED.test(split.rule) && isInOpening(tree, first, rules))
    );
  };
}

/** Does a split part two clauses, and does it write more than a full stop? */
function kindOf({ rule, pieces }: Proposal): { isClauses: boolean; isBare: boolean } {
  return {
    isClauses: WHOLE.test(rule) || SHARED.test(rule),
    isBare: pieces.every(({ parts }) => parts.length < 2),
  };
}

/** The tokens beside the place of a full stop: the last one before it, and the first one after. */
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
  return isWhom(tree, border.last, rules) || hasOnlyInner(tree, border.last);
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
