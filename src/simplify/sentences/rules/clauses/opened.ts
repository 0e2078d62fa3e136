import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { insideSentence, pronounFor } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { isSecondOfPair } from './one-clause.ts';
import { wholeSentence } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 4;
const LONGEST_OPENING = 18;

/**
 * "…, but when he came, she left", "… and in 1864 was part of it": after the coordinator comes what
 * opens a sentence, then the clause itself. Both sides are read by themselves.
 */
export function openedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { coordinators, formsAlike } = rules;
  if (!coordinators || !formsAlike || isConditional(tree, rules)) return [];
  const taken = startsOf(known);
  for (let at = SHORTEST; at < tree.lastWord - SHORTEST; at++) {
    const begin = coordinators[tree.lower(at)];
    if (begin === undefined || tree.at(at).upos !== 'CCONJ' || tree.enclosed[at]) continue;
    const first = tree.commaBefore(at);
    if (taken.has(tree.tokens[first - 1].end)) continue;
    if (isSecondOfPair(tree, at, rules) || isOfTwo(tree, at, rules)) continue;
    const opening = tree.form(at + 1) === ',' ? at + 2 : at + 1;
    const clause = clauseAfter(tree, opening) ?? opening;
    if (tree.lastWord - clause < SHORTEST - 1 || !mayStart(tree, opening)) continue;
    const before = wholeSentence(tree, [{ first: 0, last: first - 1 }], language);
    if (!before || goesOnBelow(before)) continue;
    const place = { at, first, clause, begin };
    const split =
      clause > opening
        ? told(tree, place, before, rules, language)
        : beside(tree, place, before, rules, language);
    if (split) return [split];
  }
  return [];
}

interface Place {
  readonly at: number;
  readonly first: number;
  readonly clause: number;
  readonly begin: string;
}

function told(
  tree: Tree,
  { at, first, clause, begin }: Place,
  before: Tree,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const reason = 'Two statements are two sentences.';
  const parts = begin === '' ? [] : [`${begin} `];
  const split = stopAt(tree, { first, last: at }, rules, 'split/opened', reason, parts);
  const rest = { first: clause, last: tree.lastWord };
  const own = wholeSentence(tree, [rest], language);
  const subject = own?.subjectOf(own.root);
  if (own && subject !== undefined && startsWith(own, subject)) {
    const acts = own.finiteOf(own.root) ?? 0;
    const broken = range({ first: 0, last: acts - 1 }).some((i) => isBorder(own, i));
    return broken || isGapped(before, own, rules) ? undefined : split;
  }
  // "and in 1864 was part of it": the first one's subject, before its verb.
  const verb = tree.at(clause).upos === 'ADV' ? clause + 1 : clause;
  const noun = before.subjectOf(before.root);
  const finite = before.finiteOf(before.root);
  if (!tree.isFinite(verb) || noun === undefined || finite === undefined) return undefined;
  if (tree.at(verb).features.Tense !== before.at(finite).features.Tense) return undefined;
  const plain = tree.lower(verb) === tree.at(verb).lemma;
  const others = range({ first: finite + 1, last: first - 1 }).some(
    (i) => before.isFinite(i) && before.at(finite).head !== i,
  );
  const stretch = before.stretch(noun);
  const again = pronounFor(before, noun, rules);
  if (others || plain || !again || !stretch || stretch.last > finite) return undefined;
  const passive = before.at(finite).relation === 'aux:pass';
  if (passive && tree.at(verb).upos !== 'AUX') return undefined;
  if (!wholeSentence(tree, [stretch, rest], language)) return undefined;
  const { start } = tree.tokens[clause];
  return {
    ...split,
    pieces: [...split.pieces, { start, end: start, parts: [`${insideSentence(again, rules)} `] }],
  };
}

/** "… and state records show it": the border is sure where the nouns beside it cannot be joined. */
function beside(
  tree: Tree,
  { at, first, clause, begin }: Place,
  before: Tree,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { lemma: main } = before.at(before.root);
  if (first === at && rules.knowing?.includes(main)) return undefined;
  if (isOpenStill(before, first)) return undefined;
  const own = wholeSentence(tree, [{ first: clause, last: tree.lastWord }], language);
  const subject = own?.subjectOf(own.root);
  const verb = own?.finiteOf(own.root);
  if (!own || subject === undefined || verb === undefined) return undefined;
  const start = own.stretch(subject)?.first ?? subject;
  if (start > 0 && !/^(?:ADP|SCONJ)$/.test(own.at(0).upos)) return undefined;
  // "and early became": the capital alone makes it a name.
  if (isGapped(before, own, rules)) return undefined;
  // "and stars Kurt Russell": a verb that looks like a noun.
  if (own.at(0).upos === 'NOUN' && own.at(1).upos === 'PROPN') return undefined;
  const named = own.at(subject).upos === 'PROPN' && /^\p{Ll}/u.test(tree.form(clause + subject));
  if (named) return undefined;
  // The verb was read as one before, too, and what stands before it is its subject alone.
  if (!tree.isFinite(clause + verb) && own.at(verb).upos !== 'AUX') return undefined;
  if (range({ first: 0, last: verb - 1 }).some((i) => isBorder(own, i))) return undefined;
  // "Calama and San Pedro, the road … runs": a comma without its partner.
  const commas = range({ first: 0, last: verb }).filter((i) => own.form(i) === ',');
  if (start === 0 && commas.length % 2 > 0) return undefined;
  // "dogs and a cat is": of two the verb would tell otherwise.
  const { Number: count, Tense } = own.at(verb).features;
  const word = own.lower(verb);
  const is = word === rules.copula?.['Past.Sing'] || (Tense === 'Pres' && count === 'Sing');
  const single = own.at(subject).features.Number === 'Sing' && is;
  const isNoun = /^(?:NOUN|PROPN|PRON|ADJ)$/.test(tree.at(first - 1).upos);
  if (first === at && isNoun && !single && begin === '') return undefined;
  const reason = 'Two statements are two sentences.';
  const parts = begin === '' ? [] : [`${begin} `];
  return stopAt(tree, { first, last: at }, rules, 'split/opened', reason, parts);
}

/** A word that opens or joins clauses, or a mark between them. */
function isBorder(own: Tree, index: number): boolean {
  const { upos } = own.at(index);
  if (upos === 'SCONJ' || upos === 'CCONJ' || /^(?:[;:–—]|--)$/.test(own.form(index))) return true;
  return own.isWhWord(index) && index > 0;
}

/** "A, B and C", "the house where A and B": what stands before may go on after the coordinator. */
function isOpenStill(before: Tree, first: number): boolean {
  const finite = before.finiteOf(before.root) ?? 0;
  if (before.isPunctuation(first - 1)) return true;
  for (let i = 1; i < first; i++) {
    const { upos } = before.at(i);
    if (upos === 'SCONJ' || before.isWhWord(i)) return true;
    const joins = upos === 'CCONJ' || /^(?:,|--|[-–—;:])$/.test(before.form(i));
    if (joins && i > finite && i > first - NEAR) return true;
  }
  return false;
}

/** "The walls were restored and markers placed": the helping verb is left out. */
function isGapped(before: Tree, own: Tree, { alwaysDone = [] }: SentenceRules): boolean {
  const { upos, lemma } = own.at(own.root);
  const passive = before.child(before.root, ['aux:pass']) !== undefined;
  const acts = own.finiteOf(own.root) === own.root && own.child(own.root, ['obj']) === undefined;
  return passive && acts && upos === 'VERB' && alwaysDone.includes(lemma);
}

/** What can open a sentence: a preposition, a conjunction, or a noun phrase. */
function mayStart(tree: Tree, first: number): boolean {
  const { upos } = tree.at(first);
  if (tree.isWhWord(first) && upos !== 'SCONJ' && upos !== 'ADV') return false;
  return /^(?:ADP|SCONJ|ADV|DET|PRON|PROPN|NOUN|ADJ|NUM)$/.test(upos);
}

/** "both A and B", "between A and B": a word near before that needs two. */
function isOfTwo(tree: Tree, at: number, { ofTwo = [] }: SentenceRules): boolean {
  return range({ first: Math.max(0, at - NEAR), last: at - 1 }).some((i) =>
    ofTwo.includes(tree.lower(i)),
  );
}

const NEAR = 7;

/** Does a sentence start with its subject, but for an adverb? */
function startsWith(own: Tree, subject: number): boolean {
  const start = own.stretch(subject)?.first;
  return start === 0 || (start === 1 && own.at(0).upos === 'ADV');
}

/** Where the clause starts: after the comma that ends the opening, or after a year. */
function clauseAfter(tree: Tree, first: number): number | undefined {
  const { upos } = tree.at(first);
  if (upos !== 'ADP' && upos !== 'SCONJ') return undefined;
  // "because of its popularity" has no verb.
  const isClause = upos === 'SCONJ' && tree.at(first + 1).upos !== 'ADP';
  const finite = (last: number) => range({ first, last }).some((i) => tree.isFinite(i));
  for (let i = first + 1; i < first + LONGEST_OPENING && i < tree.lastWord; i++) {
    if (tree.enclosed[i]) continue;
    const isYear = /^\d{4}s?$/.test(tree.form(i));
    if (isYear && upos === 'ADP' && i < first + SHORTEST && tree.form(i + 1) !== ',') {
      return finite(i) || !/^(?:DET|PRON|PROPN|AUX|VERB|NOUN|ADJ)$/.test(tree.at(i + 1).upos)
        ? undefined
        : i + 1;
    }
    if (tree.form(i) !== ',') {
      if (tree.at(i).upos === 'CCONJ' || /^[;:–—-]$/.test(tree.form(i))) return undefined;
      continue;
    }
    // "On April 14, 1980,": the date goes on.
    if (/^\d{4}$/.test(tree.form(i + 1)) && tree.form(i + 2) === ',') continue;
    return finite(i) === isClause ? i + 1 : undefined;
  }
  return undefined;
}

/** "He said that A, and after B, C": all of it may have been said. */
function goesOnBelow(before: Tree): boolean {
  return before.tokens.some((_, i) => /^(?:ccomp|csubj)/.test(before.at(i).relation));
}
