import type { Node, Tree } from './tree.ts';

/** The members of a series: where each begins, and where it ends. */
interface Member {
  readonly start: number;
  readonly end: number;
}

const MOST_WORDS = 14;
const LEAST_MEMBERS = 3;
/** Words at the end of the last member that may apply to all members. */
const JOINS = /^(?:ADP|SCONJ)$/;

const known = new WeakMap<Tree, readonly Member[]>();

/**
 * The members of the series that ends a sentence, known by its commas and by the word before it
 * ("including A, B and C"): parsers are seldom right about long ones. None where it is not clear where
 * the first member begins, or whether what follows the last is said of it alone.
 */
function membersOf(tree: Tree): readonly Member[] {
  const before = known.get(tree);
  if (before) return before;
  const found = read(tree);
  known.set(tree, found);
  return found;
}

export const memberStarts = (tree: Tree): readonly number[] =>
  membersOf(tree).map(({ start }) => start);

/** The words of the member that begins here. */
export function memberAt(tree: Tree, start: number): readonly number[] | undefined {
  const member = membersOf(tree).find((each) => each.start === start);
  return member && tree.nodes.slice(member.start, member.end).map(({ index }) => index);
}

const isComma = (tree: Tree, at: number) => tree.nodes[at]?.form === ',';
const isJoining = (tree: Tree, at: number) => tree.is(at, 'and') || tree.is(at, 'or');

function read(tree: Tree): readonly Member[] {
  const end = tree.nodes.findLastIndex(({ upos }) => upos !== 'PUNCT') + 1;
  const joint = lastJoint(tree, end);
  if (joint === undefined) return [];
  const members: Member[] = [{ start: joint, end }];
  let stop = isComma(tree, joint - 1) ? joint - 1 : joint;
  for (let at = stop - 1; at > 0; at--) {
    if (isOpener(tree, at)) {
      members.unshift({ start: at + 1, end: stop });
      return isPlain(tree, members) ? members : [];
    }
    if (isComma(tree, at)) {
      members.unshift({ start: at + 1, end: stop });
      stop = at;
    } else if (isBoundary(tree, at)) return [];
  }
  return [];
}

/** The last "and" or "or"; one with a comma before it may have a pair in its member. */
function lastJoint(tree: Tree, end: number): number | undefined {
  const joints = tree.nodes.filter(({ index }) => index < end && isJoining(tree, index));
  const last = joints.findLast(({ index }) => isComma(tree, index - 1)) ?? joints.at(-1);
  const isTorn = tree.nodes.slice(last?.index, end).some(({ upos }) => upos === 'PUNCT');
  return last && !isTorn ? last.index : undefined;
}

/** "including", "such as", a colon. */
function isOpener(tree: Tree, at: number): boolean {
  const { lower } = tree.at(at);
  const pair = `${tree.nodes[at - 1]?.lower} ${lower}`;
  return [lower, pair].some((words) => tree.rules.isIn('series-opener', words));
}

/** A verb or a mark of another kind: the series does not reach across it. */
function isBoundary(tree: Tree, at: number): boolean {
  const { upos, features } = tree.at(at);
  return upos === 'PUNCT' || upos === 'AUX' || (upos === 'VERB' && features.VerbForm === 'Fin');
}

/** A thing or an action: a remainder like that of "available and open" is not a member. */
const isNamed = ({ upos }: Node) => /^(?:NOUN|PROPN|NUM|VERB|PRON)$/.test(upos);

/** "A, B and C" or "A, or B, or C"; "A, and B, C, and D" has a series in a series. */
function isJoinedAlike(tree: Tree, [, ...members]: readonly Member[]): boolean {
  const joined = members.slice(0, -1).filter(({ start }) => isJoining(tree, start)).length;
  return joined === 0 || joined === members.length - 1;
}

function isPlain(tree: Tree, members: readonly Member[]): boolean {
  const [last, ...others] = [...members].reverse();
  const wordsOf = ({ start, end }: Member) => tree.nodes.slice(start, end);
  const joins = (member: Member) => wordsOf(member).some(({ upos }) => JOINS.test(upos));
  const hasOxfordComma = isComma(tree, last.start - 1);
  const isPair = (member: Member) =>
    wordsOf(member)
      .slice(1)
      .some(({ index }) => isJoining(tree, index));
  return (
    members.length >= LEAST_MEMBERS &&
    members.every(
      (member) => member.end - member.start <= MOST_WORDS && member.end > member.start,
    ) &&
    (hasOxfordComma || !members.some(isPair)) &&
    (!joins(last) || others.some(joins)) &&
    isJoinedAlike(tree, members) &&
    members.every((member) => wordsOf(member).some(isNamed)) &&
    !wordsOf(last).some(({ upos, features }) => upos === 'AUX' || features.VerbForm === 'Fin')
  );
}
