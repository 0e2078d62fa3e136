import type { Node, Tree } from '../tree.ts';
import { finiteOf } from '../verbs.ts';
import { isJoinedAlike, isJoint } from './announced.ts';
import { isComma, isVerb, LEAST_MEMBERS, lastWord, once, range, type Series } from './series.ts';

type Member = readonly number[];

/** A member of one word may share what follows with the next: "write, sign and send the letter". */
const LEAST_WORDS = 2;

/**
 * The series that ends a sentence and whose members all begin alike: "to find the form, fill it in and
 * send it", "how old you are, what you do and where you live", "the key, the card and the old letter".
 * None where it is not clear where the first member begins.
 */
export const parallelSeries = once((tree) => {
  const end = lastWord(tree) + 1;
  for (let joint = end - 2; joint > 0; joint--) {
    if (tree.at(joint).upos === 'PUNCT') return undefined;
    if (!isJoint(tree, joint)) continue;
    const kind = kindOf(tree, wordOf(tree, joint));
    const found = kind === undefined ? undefined : seriesFrom(tree, kind, joint, end);
    if (found) return found;
  }
  return undefined;
});

function seriesFrom(tree: Tree, kind: string, joint: number, end: number): Series | undefined {
  const members = [range(joint, end)];
  let stop = isComma(tree.nodes[joint - 1]) ? joint - 1 : joint;
  for (let at = stop - 1; at >= 0; at--) {
    if (tree.at(at).upos !== 'PUNCT') continue;
    if (!isComma(tree.at(at)) || kindOf(tree, wordOf(tree, at + 1)) !== kind) break;
    if (isNominal(kind) && isStatement(tree, range(at + 1, stop))) break;
    members.unshift(range(at + 1, stop));
    stop = at;
  }
  // "If you agree, sign the form, …": of requests, the first is the root of the tree.
  const isRequest = kind === 'base' && tree.root >= members[0][0];
  const first = isRequest ? undefined : firstOf(tree, kind, stop, members);
  const all = first === undefined ? members : [range(first, stop), ...members];
  if ((!isRequest && first === undefined) || all.length < LEAST_MEMBERS) return undefined;
  const isWhole = isNominal(kind)
    ? areThings(tree, all)
    : !isNested(tree, kind, all) &&
      (kind !== 'question' || all.every((each) => isAsked(tree, each)));
  const isLong = (member: Member) =>
    member.filter((at) => !isJoint(tree, at)).length >= LEAST_WORDS;
  const isSeries = isWhole && all.every(isLong) && isJoinedAlike(tree, all);
  return isSeries ? { opener: all[0][0] - 1, members: all } : undefined;
}

/** Where a member begins behind a conjunction and an adverb: "and then sends". */
function wordOf(tree: Tree, start: number): number {
  let at = start;
  if (at < tree.nodes.length && isJoint(tree, at)) at++;
  while (tree.nodes[at]?.upos === 'ADV' && kindOf(tree, at) === undefined) at++;
  return at;
}

const isNominal = (kind: string) => /^(?:determiner|number|noun)$/.test(kind);

/** How a member begins, as far as it tells members from other phrases; of clauses, their first word. */
function kindOf(tree: Tree, at: number): string | undefined {
  const node = tree.nodes[at];
  if (!node) return undefined;
  const { upos, lower, relation, features } = node;
  if (tree.is(at, 'interrogative') && lower !== 'that') return 'question';
  if (upos === 'SCONJ' || upos === 'ADP')
    return /^(?:mark|case)$/.test(relation) ? lower : undefined;
  if (tree.is(at, 'infinitive-particle')) return 'infinitive';
  if (upos === 'NUM') return 'number';
  if (upos === 'DET' || features.Poss === 'Yes') return 'determiner';
  if (/^(?:NOUN|PROPN|ADJ)$/.test(upos)) return 'noun';
  return isVerb(node) ? verbKind(node) : undefined;
}

function verbKind({ features, lower, lemma, upos }: Node): string | undefined {
  if (upos !== 'VERB') return undefined;
  if (features.VerbForm === 'Ger' || (features.VerbForm === 'Part' && features.Tense !== 'Past'))
    return 'gerund';
  return lower === lemma ? 'base' : undefined;
}

/** The one place before a mark where the first member can begin; the tree decides between several. */
function firstOf(
  tree: Tree,
  kind: string,
  stop: number,
  members: readonly Member[],
): number | undefined {
  const from = tree.nodes.findLastIndex(({ upos, index }) => index < stop && upos === 'PUNCT') + 1;
  const follows = (at: number) => /^(?:VERB|AUX|ADP)$/.test(tree.nodes[at - 1]?.upos ?? '');
  const places = range(from, stop).filter(
    (at) => kindOf(tree, at) === kind && (!isNominal(kind) || follows(at)),
  );
  // "if you agree, sign and send it": the comma ends the condition.
  const isFree = (at: number) =>
    !isJoint(tree, at - 1) && !range(from, at).some((each) => tree.is(each, 'condition'));
  const joined = members.map(([start]) => tree.at(headOf(tree, wordOf(tree, start))));
  const isHead = (place: number) =>
    joined.every(({ relation, head }) => relation === 'conj' && head === headOf(tree, place));
  const isClear = places.length === 1 && !isNominal(kind);
  const first = isClear ? places[0] : places.find(isHead);
  return first !== undefined && first > 0 && isFree(first) ? first : undefined;
}

const PREMODIFIER = /^(?:det|nummod|amod|compound|nmod:poss)$/;

/** The head of the phrase that begins with a word. */
function headOf(tree: Tree, start: number): number {
  let at = start;
  while (PREMODIFIER.test(tree.at(at).relation)) at = tree.at(at).head;
  return at;
}

/** "…, do B to get C and keep D": without a comma the last member may be part of the one before. */
function isNested(tree: Tree, kind: string, members: readonly Member[]): boolean {
  const [last, before] = members.toReversed();
  const isHanging = members
    .slice(0, -1)
    .some((member) => member.slice(-2).some((at) => isJoint(tree, at)));
  if (isComma(tree.nodes[last[0] - 1])) return isHanging;
  const inner = before.filter((at) => at > wordOf(tree, before[0]));
  return isHanging || inner.some((at) => kindOf(tree, at) === kind);
}

/** "who it is", "what to do", not "if needed". */
const isAsked = (tree: Tree, member: Member) =>
  member.some((at) => finiteOf(tree, at)?.index === at || tree.is(at, 'infinitive-particle'));

/** "the doors are closed": a noun phrase that is the subject of a verb of its own. */
function isStatement(tree: Tree, member: Member): boolean {
  const noun = member.find((at) => /^(?:NOUN|PROPN)$/.test(tree.at(at).upos));
  return noun === undefined || /^nsubj/.test(tree.at(noun).relation);
}

/** Things beside each other, each with what is said of it alone: all have a phrase behind, or none. */
function areThings(tree: Tree, members: readonly Member[]): boolean {
  const having = (is: (node: Node) => boolean) =>
    members.filter((member) => member.some((at) => is(tree.at(at)))).length;
  const phrases = having(({ upos }) => /^(?:ADP|SCONJ|VERB|PART)$/.test(upos));
  const isAlike = phrases === 0 || phrases === members.length;
  const isPlain = having(({ relation }) => relation === 'appos') === 0;
  return isAlike && isPlain && !members.some((each) => isStatement(tree, each));
}
