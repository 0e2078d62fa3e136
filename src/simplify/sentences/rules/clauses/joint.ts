import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { isHalved } from './coordinated.ts';
import { endsList } from './list.ts';
import { isSecondOfPair, joinsPeople } from './one-clause.ts';

const SHORTEST = 3;
const NEAR = 7;

/** Where two clauses meet, and what the second one starts with. */
export interface Joint {
  /** The first and last token that go. */
  readonly first: number;
  readonly last: number;
  readonly begin: string;
  readonly kind: 'mark' | 'and' | 'but' | 'contrast' | 'comma';
}

/** Does a word or mark stand here that may join two clauses? */
export function jointAt(tree: Tree, at: number, rules: SentenceRules): Joint | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast, clauseMarks = [] } = rules;
  const skip = Object.hasOwn(coordinators, tree.lower(at + 1)) ? 1 : 0;
  if (clauseMarks.includes(word)) {
    const begin = skip ? coordinators[tree.lower(at + 1)] : '';
    return { first: at, last: at + skip, begin, kind: 'mark' };
  }
  const first = tree.commaBefore(at);
  if (Object.hasOwn(coordinators, word) && !/^[;]$/.test(tree.form(at - 1))) {
    const begin = coordinators[word];
    const loose = rules.joints?.loose.includes(word);
    if (tree.at(at).upos !== 'CCONJ' && !loose) return undefined;
    // "pleased to see so many schools": how many, not what follows.
    if (loose && tree.at(at + 1).upos === 'ADJ') return undefined;
    return { first, last: at, begin, kind: begin === '' ? 'and' : 'but' };
  }
  if (contrast?.marks.includes(word)) {
    const even = tree.lower(at - 1) === contrast.even ? tree.commaBefore(at - 1) : first;
    return { first: even, last: at, begin: contrast.start, kind: 'contrast' };
  }
  if (COMMAS.has(word) && skip === 0) return { first: at, last: at, begin: '', kind: 'comma' };
  return undefined;
}

/** What can be seen without reading again: verbs on both sides, and a word that may start a clause. */
export function mayMeet(tree: Tree, joint: Joint, rules: SentenceRules): boolean {
  const { first, last, kind } = joint;
  const from = startOf(tree, last);
  if (first < SHORTEST || tree.lastWord - from < SHORTEST - 1) return false;
  if (!hasFinite(tree, from, tree.lastWord)) return false;
  // "because although", "…, and": what stands before is not at its end.
  const ends = !tree.isPunctuation(first - 1) || /^[)"”']$/.test(tree.form(first - 1));
  if (!ends || /^(?:SCONJ|CCONJ|DET|ADP|PART)$/.test(tree.at(first - 1).upos)) return false;
  // "and so even though he knew it"
  if (tree.at(first - 1).upos === 'ADV' && tree.at(first - 2).upos === 'CCONJ') return false;
  const { upos, features } = tree.at(from);
  const both = rules.preconjunctions?.includes(tree.lower(from));
  if (/^(?:VERB|AUX|PART|SCONJ|CCONJ|PUNCT)$/.test(upos) && !both) return false;
  if (tree.isWhWord(from) || features.Case === 'Acc') return false;
  const half = range({ first: 1, last: first - 1 }).findLast((i) => tree.form(i) === ';');
  if (isUnfinished(tree, first - 1, rules) || !hasFinite(tree, half ?? 0, first - 1)) return false;
  if (isSecondOfPair(tree, last, rules)) return false;
  // "is not popular, and so he": what needs two has no comma between them.
  const apart = first < last && kind !== 'contrast';
  if (!apart && isOfTwo(tree, first, rules)) return false;
  if (kind === 'comma') return maySplice(tree, first, rules);
  if (kind === 'mark') return true;
  // "…, though some are in ruins, the others are kept": it opens what follows.
  if (kind === 'contrast' && hasSecondClause(tree, from)) return false;
  // "Michael and his team", "he and two friends were"
  const { Case } = tree.at(first - 1).features;
  const people = (joinsPeople(tree, last) && !mayAct(tree, first - 1, from)) || Case === 'Nom';
  if (isHalved(tree, last) || (first === last && people)) return false;
  // "the Banting and Best Department"
  const named = (i: number) => tree.at(i).upos === 'PROPN';
  if (first === last && named(first - 1) && /^\p{Lu}/u.test(tree.form(from))) return false;
  return kind !== 'and' || !endsList(tree, last) || features.Case === 'Nom';
}

/** "at the Battle of Lund and he died", but not "the song Lund and his band made", "how Lund and I live". */
function mayAct(tree: Tree, name: number, from: number): boolean {
  const { features } = tree.at(from);
  if (features.Person !== '3' && features.Poss !== 'Yes') return false;
  let before = name;
  while (/^(?:PROPN|ADJ)$/.test(tree.at(before).upos)) before--;
  return /^(?:ADP|DET)$/.test(tree.at(before).upos);
}

function hasSecondClause(tree: Tree, from: number): boolean {
  const comma = range({ first: from, last: tree.lastWord }).findLast((i) =>
    COMMAS.has(tree.form(i)),
  );
  if (comma === undefined || !/^(?:DET|PRON|PROPN|NOUN)$/.test(tree.at(comma + 1).upos))
    return false;
  if (/Rel/.test(tree.at(comma + 1).features.PronType ?? '')) return false;
  return hasFinite(tree, comma + 1, tree.lastWord);
}

/** The comma after a coordinator, or after "however", does not start the clause. */
export function startOf(tree: Tree, last: number): number {
  return COMMAS.has(tree.form(last + 1)) ? last + 2 : last + 1;
}

function hasFinite(tree: Tree, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (tree.isFinite(i)) return true;
  return false;
}

/** "who with his opera and its successors": a clause was opened that has no verb yet. */
function isUnfinished(
  tree: Tree,
  last: number,
  { absolutes = {}, subordinators = [] }: SentenceRules,
): boolean {
  for (let i = last; i > 0; i--) {
    if (tree.isFinite(i)) return false;
    const { features, upos, relation } = tree.at(i);
    // "was sold, with its house": it needs none.
    if (Object.hasOwn(absolutes, tree.lower(i))) continue;
    const asks = upos === 'ADV' && subordinators.includes(tree.lower(i));
    if (/Rel/.test(features.PronType ?? '') || asks || (upos === 'SCONJ' && relation === 'mark'))
      return !/^(?:VERB|AUX)$/.test(tree.at(i + 1).upos);
  }
  return false;
}

/** "both A and B", "between A and B": a word near before that needs two. */
function isOfTwo(tree: Tree, at: number, { ofTwo = [] }: SentenceRules): boolean {
  return range({ first: Math.max(0, at - NEAR), last: at - 1 }).some((i) =>
    ofTwo.includes(tree.lower(i)),
  );
}

/** "…, it has", "…, the church was": words that start a sentence, or a noun phrase that is known. */
function maySplice(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { spliced = [], tails, relativeSubjects = [], joints } = rules;
  const next = comma + 1;
  const from = tree.at(next).upos === 'ADV' && !COMMAS.has(tree.form(next + 1)) ? next + 1 : next;
  const { features } = tree.at(from);
  const known =
    features.Definite === 'Def' || features.Poss === 'Yes' || features.PronType === 'Dem';
  if (!spliced.includes(tree.lower(from)) && !known) return false;
  if (relativeSubjects.includes(tree.lower(from)) || opensNext(tree, comma, rules)) return false;
  // "I am glad, she said": who says it.
  if (tails?.said?.includes(tree.at(from + 1).lemma)) return false;
  const before = range({ first: 0, last: comma - 1 });
  // "so cold, it froze"; "After …, in 1990, he": what opens the second clause.
  if (before.some((i) => joints?.degrees.includes(tree.lower(i)))) return false;
  // "in Delhi, India, it", "on May 1, 1776, he": a comma of names and years divides nothing.
  const previous = before.findLast(
    (i) =>
      /^[,;:]$/.test(tree.form(i)) && !(COMMAS.has(tree.form(i)) && isNamed(tree, i + 1, comma)),
  );
  return previous === undefined || hasFinite(tree, previous + 1, comma - 1);
}

/** "in Delhi, India", "on May 1, 1776": what stands after the comma goes with what stands before it. */
export function isNamed(tree: Tree, first: number, comma: number): boolean {
  let at = first;
  while (at < comma && /^(?:PROPN|NUM)$/.test(tree.at(at).upos)) at++;
  return at === comma || COMMAS.has(tree.form(at));
}

/** "and after that, he", "revealed that far from it, he", "each time he came, she": it opens what follows. */
function opensNext(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { subordinators = [], coordinators = {}, joints, looseJoints = {} } = rules;
  for (let i = 1; i < comma; i++) {
    const { upos, relation } = tree.at(i);
    const next = tree.at(i + 1);
    const mark = upos === 'SCONJ' || subordinators.includes(tree.lower(i));
    const told = hasFinite(tree, i + 1, comma - 1);
    const again = subordinators.includes(tree.lower(i + 1));
    if (mark && (again || (relation === 'mark' && !told))) return true;
    if (upos === 'CCONJ' && /^(?:ADP|SCONJ|ADV|VERB)$/.test(next.upos)) {
      if (!told || next.upos === 'SCONJ' || again || tellsOfNoun(tree, i, comma)) return true;
    }
    // "but unknown to them, he"
    if (upos === 'CCONJ' && coordinators[tree.lower(i)] && !told) return true;
    // ", when he came,", ", however after this,": nothing was told before it.
    const loose = Object.hasOwn(looseJoints, tree.lower(i + 1)) && next.upos === 'ADV';
    if (COMMAS.has(tree.form(i)) && (again || (loose && !COMMAS.has(tree.form(i + 2)))))
      return true;
    if (joints?.times.includes(tree.lower(i)) && next.features.Case === 'Nom') return true;
  }
  return false;
}

/** "and despite mistakes which slowed it,": the only verb tells of a noun. */
function tellsOfNoun(tree: Tree, first: number, comma: number): boolean {
  const inside = range({ first, last: comma - 1 });
  const verb = inside.find((i) => tree.isFinite(i)) ?? comma;
  return inside.some((i) => i < verb && /Rel/.test(tree.at(i).features.PronType ?? ''));
}
