import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isDefinition } from './definition.ts';
import { opensWrongly } from './filler.ts';

const LONGEST = 12;

/** Where and when something happens, and what a last noun does, when the sentence is whole without. */
export function adjuncts(tree: Tree, rules: SentenceRules): Proposal[] {
  if (!rules.adjuncts) return [];
  return tree.tokens.flatMap((_, index) => [
    ...opening(tree, index, rules),
    ...(rules.adjuncts?.clauses ? lastClause(tree, index, rules.adjuncts.clauses) : []),
  ]);
}

/** "In those years they built the bridge." */
function opening(tree: Tree, index: number, rules: SentenceRules): Proposal[] {
  const { relation, head, features } = tree.at(index);
  if (!/^obl(?::(?:tmod|unmarked|mod|lmod))?$/.test(relation) || tree.enclosed[index]) return [];
  const stretch = tree.stretch(index);
  if (!stretch || !tree.isBalanced(stretch) || stretch.last > tree.lastWord) return [];
  const length = stretch.last - stretch.first + 1;
  if (length < 2 || length > LONGEST || length > tree.tokens.length / 2) return [];
  if (!rules.adjuncts?.starts.includes(tree.lower(stretch.first))) return [];
  if (features.PronType || tree.at(head).upos !== 'VERB') return [];
  if (holdsMark(tree, stretch)) return [];
  const subject = tree.subjectOf(head);
  const siblings = tree.children(head).map((each) => tree.at(each).relation);
  if (siblings.includes('conj') || tree.relation(head) === 'conj') return [];
  if (stretch.first > 0 || head !== tree.root || subject === undefined) return [];
  if (subject > head || subject < stretch.last || rules.verbSecond) return [];
  // Without a comma the parser may have taken part of the subject for part of it.
  if (!COMMAS.has(tree.form(stretch.last + 1))) return [];
  const last = stretch.last + 1;
  if (opensWrongly(tree, last + 1, rules) || tree.enclosed[last + 1]) return [];
  const reason = 'Where or when is left out; the sentence is whole without.';
  return [dropping(tree, { first: 0, last }, 'drop/opening', reason, tree.lower(0))];
}

/** "… by canals that cross the hills": not what defines the subject or the predicate. */
function lastClause(tree: Tree, index: number, starts: readonly string[]): Proposal[] {
  const { relation, head } = tree.at(index);
  if (!relation.startsWith('acl') || head === tree.root || head < 0) return [];
  if (isDefinition(tree)) return [];
  const stretch = tree.stretch(index);
  if (!stretch || stretch.last !== tree.lastWord || !tree.isBalanced(stretch)) return [];
  const length = stretch.last - stretch.first + 1;
  if (length < 4 || length > tree.tokens.length / 2 || tree.enclosed[index]) return [];
  const begin = COMMAS.has(tree.form(stretch.first)) ? stretch.first + 1 : stretch.first;
  if (!starts.includes(tree.lower(begin)) || !tree.isUnder(head, tree.root)) return [];
  if (tree.finiteOf(tree.root) === undefined || tree.subjectOf(tree.root) === undefined) return [];
  // "the fact that", "those who": the clause says which one.
  if (!/^(?:NOUN|PROPN)$/.test(tree.at(head).upos) || tree.at(head).relation.startsWith('nsubj')) {
    return [];
  }
  // Without a comma it says which one.
  const first = COMMAS.has(tree.form(stretch.first)) ? stretch.first : stretch.first - 1;
  if (!COMMAS.has(tree.form(first))) return [];
  // "una red que proteja": what it is for says which one; "dont deux pays": a part of them is told.
  const isTold = tree.isFinite(index) || tree.finiteOf(index) !== undefined;
  if (!isTold || tree.at(index).features.Mood === 'Sub' || endsOutside(tree, stretch)) return [];
  const reason = 'The sentence is complete without it.';
  return [dropping(tree, { first, last: stretch.last }, 'drop/last-clause', reason, relation)];
}

/** "permite a los operadores, que observan todo, guiar a un avión": what the main verb asks for. */
function endsOutside(tree: Tree, stretch: Stretch): boolean {
  return range(stretch).some((i) => {
    if (i === stretch.first || !COMMAS.has(tree.form(i))) return false;
    const verb = tree.at(i + 1).upos === 'ADP' ? i + 2 : i + 1;
    return tree.at(verb).features.VerbForm === 'Inf';
  });
}

function holdsMark(tree: Tree, stretch: Stretch): boolean {
  return range(stretch).some((i) => tree.isPunctuation(i) || tree.relation(i) === 'acl');
}
