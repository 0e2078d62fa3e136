import type { Language } from '../../language/index.ts';
import type { Proposal } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import { endsList, stopAt } from './split.ts';
import { finalCommas, isConditional } from './subject.ts';
import { Tree } from './tree.ts';

const SHORTEST = 3;
/** Few places of a sentence are worth two more analyses. */
const MOST = 3;

/**
 * Two clauses whose border the parser missed: each side is analysed by itself, and only where both
 * turn out to be whole sentences is the proposal made.
 */
export function surfaceSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (isConditional(tree, rules)) return [];
  const taken = new Set(known.flatMap(({ pieces }) => pieces.map(({ start }) => start)));
  const found: Proposal[] = [];
  let tried = 0;
  for (let at = SHORTEST; at < tree.lastWord - SHORTEST && tried < MOST; at++) {
    const begin = beginning(tree, at, rules);
    if (begin === undefined || tree.enclosed[at]) continue;
    const first = finalCommas(tree, at);
    if (taken.has(tree.tokens[first - 1].end) || first < SHORTEST) continue;
    if (!mayBeClause(tree, at + 1, first < at) || goesOnBelow(tree, first)) continue;
    if (endsList(tree, at)) continue;
    tried++;
    if (!isSentence(tree, 0, first - 1, language)) continue;
    if (!isSentence(tree, at + 1, tree.lastWord, language)) continue;
    const parts = begin === '' ? [] : [`${begin} `];
    const reason = 'Two statements are two sentences.';
    found.push(stopAt(tree, { first, last: at }, rules, 'split/clause', reason, parts));
  }
  return found;
}

/** What the second sentence starts with, if a coordinator or a word of contrast stands here. */
function beginning(tree: Tree, at: number, rules: SentenceRules): string | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast } = rules;
  if (tree.at(at).upos === 'CCONJ' && Object.hasOwn(coordinators, word)) return coordinators[word];
  const comma = finalCommas(tree, at) < at;
  return comma && contrast?.marks.includes(word) ? contrast.start : undefined;
}

/** A noun or pronoun and then a finite verb, with no subordinator before them. */
function mayBeClause(tree: Tree, first: number, comma: boolean): boolean {
  const { upos, features } = tree.at(first);
  if (upos === 'SCONJ' || upos === 'VERB' || upos === 'AUX' || upos === 'PART') return false;
  if (/^(?:Rel|Int)/.test(features.PronType ?? '') || features.Case === 'Acc') return false;
  // Without a comma only what surely starts a clause.
  if (!comma && upos !== 'DET' && upos !== 'PRON') return false;
  let noun = false;
  for (let i = first; i <= tree.lastWord; i++) {
    if (tree.isFinite(i)) return noun;
    if (/^(?:NOUN|PROPN|PRON|NUM)$/.test(tree.at(i).upos)) noun = true;
    if (tree.at(i).upos === 'SCONJ' || tree.at(i).features.PronType === 'Rel') return false;
  }
  return false;
}

/** "He said that A, and B": the second clause may hang below the same verb. */
function goesOnBelow(tree: Tree, end: number): boolean {
  for (let i = 0; i < end; i++) {
    const { upos, features, relation } = tree.at(i);
    if (features.PronType === 'Rel' || relation === 'ccomp' || relation === 'csubj') return true;
    if (upos === 'SCONJ' && relation === 'mark' && i > 0) return true;
  }
  return false;
}

/** Is a stretch, read by itself, a sentence with a subject before its finite verb? */
function isSentence(tree: Tree, first: number, last: number, language: Language): boolean {
  const { tokens } = tree;
  if (!tree.isBalanced({ first, last }) || last - first < 2) return false;
  const copies = tokens.slice(first, last + 1).map((token) => ({ ...token }));
  const stop = tokens[tokens.length - 1];
  const [opening] = copies;
  opening.form = opening.form[0].toUpperCase() + opening.form.slice(1);
  if (last < tokens.length - 1) copies.push({ ...stop });
  language.analyseTokens(copies);
  const own = new Tree({ start: tokens[first].start, end: tokens[last].end, tokens: copies });
  const subject = own.subjectOf(own.root);
  const finite = own.finiteOf(own.root);
  if (subject === undefined || finite === undefined || subject > finite) return false;
  if (own.children(own.root).some((each) => own.relation(each) === 'mark')) return false;
  const { features } = own.at(subject);
  if (/^(?:Rel|Int)/.test(features.PronType ?? '') || features.Case === 'Acc') return false;
  // Before the subject only what a sentence may open with.
  const start = own.stretch(subject)?.first ?? subject;
  for (let i = 0; i < start; i++) {
    if (/^(?:CCONJ|SCONJ)$/.test(own.at(i).upos) || own.isFinite(i)) return false;
  }
  return !copies.some(
    (_, i) => own.relation(i) === 'conj' && own.at(i).head === own.root && !hasVerb(own, i),
  );
}

/** A conjunct of the verb that is no verb shows that the parse is not to be trusted. */
function hasVerb(tree: Tree, index: number): boolean {
  return (
    tree.at(index).upos === 'VERB' ||
    tree.children(index).some((each) => tree.relation(each) === 'cop')
  );
}
