import type { Node, Tree } from '../tree.ts';
import { isComma, isVerb, LEAST_MEMBERS, lastWord, once, range } from './series.ts';

const MOST_WORDS = 14;
/** Words at the end of the last member that may apply to all members. */
const JOINS = /^(?:ADP|SCONJ)$/;

export const isJoint = (tree: Tree, at: number) => tree.is(at, 'and') || tree.is(at, 'or');

/**
 * The series that ends a sentence, known by its commas and by the word before it ("including A, B and
 * C"): parsers are seldom right about long ones. None where it is not clear where the first member
 * begins, or whether what follows the last is said of it alone.
 */
export const announcedSeries = once((tree) => {
  const end = lastWord(tree) + 1;
  const joint = lastJoint(tree, end);
  if (joint === undefined) return undefined;
  const members = [range(joint, end)];
  let stop = isComma(tree.nodes[joint - 1]) ? joint - 1 : joint;
  for (let at = stop - 1; at > 0; at--) {
    const isOpening = isOpener(tree, at);
    if (isOpening || isComma(tree.at(at))) {
      members.unshift(range(at + 1, stop));
      if (isOpening) return isPlain(tree, members) ? { opener: at, members } : undefined;
      stop = at;
    } else if (isBoundary(tree.at(at))) return undefined;
  }
  return undefined;
});

/** The last "and" or "or"; one with a comma before it may have a pair in its member. */
function lastJoint(tree: Tree, end: number): number | undefined {
  const joints = range(0, end).filter((at) => isJoint(tree, at));
  const last = joints.findLast((at) => isComma(tree.nodes[at - 1])) ?? joints.at(-1);
  const isTorn = tree.nodes.slice(last, end).some(({ upos }) => upos === 'PUNCT');
  return isTorn ? undefined : last;
}

/** "including", "such as", a colon. */
function isOpener(tree: Tree, at: number): boolean {
  const { lower } = tree.at(at);
  const pair = `${tree.nodes[at - 1]?.lower} ${lower}`;
  return [lower, pair].some((words) => tree.rules.isIn('series-opener', words));
}

const hasFiniteForm = ({ upos, features }: Node) => upos === 'AUX' || features.VerbForm === 'Fin';

/** A verb or a mark of another kind: the series does not reach across it. */
const isBoundary = (node: Node) => node.upos === 'PUNCT' || (isVerb(node) && hasFiniteForm(node));

/** A thing or an action: a remainder like that of "available and open" is not a member. */
const isNamed = ({ upos }: Node) => /^(?:NOUN|PROPN|NUM|VERB|PRON)$/.test(upos);

/** "A, B and C" or "A, or B, or C"; "A, and B, C, and D" has a series in a series. */
export function isJoinedAlike(tree: Tree, [, ...members]: readonly (readonly number[])[]): boolean {
  const joined = members.slice(0, -1).filter(([start]) => isJoint(tree, start)).length;
  return joined === 0 || joined === members.length - 1;
}

function isPlain(tree: Tree, members: readonly (readonly number[])[]): boolean {
  const [last, ...others] = members.map((member) => member.map((at) => tree.at(at))).reverse();
  if (members.length < LEAST_MEMBERS || !isJoinedAlike(tree, members)) return false;
  const joins = (member: readonly Node[]) => member.some(({ upos }) => JOINS.test(upos));
  // "such as pens or paper to write": the purpose may be that of all.
  const isFor = (member: readonly Node[]) =>
    member.some(({ index }) => tree.is(index, 'infinitive-particle'));
  const hasOxfordComma = isComma(tree.nodes[last[0].index - 1]);
  const isPair = (member: readonly Node[]) =>
    member.slice(1).some(({ index }) => isJoint(tree, index));
  return (
    [last, ...others].every((member) => member.length <= MOST_WORDS && member.some(isNamed)) &&
    !others.some(([first]) => /^(?:ADV|PART)$/.test(first.upos)) &&
    // "for updates, which the firm makes …": a clause about the thing before it is no thing.
    ![last, ...others].some(([first]) => first.features.PronType === 'Rel') &&
    (!isFor(last) || others.every(isFor)) &&
    (hasOxfordComma || ![last, ...others].some(isPair)) &&
    (!joins(last) || others.some(joins)) &&
    !last.some(hasFiniteForm)
  );
}
