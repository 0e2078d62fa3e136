import type { Language } from '../../language/index.ts';
import type { Proposal } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import { endsList, stopAt } from './split.ts';
import { finalCommas, isConditional, subjectAgain } from './subject.ts';
import { type Stretch, Tree } from './tree.ts';

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
    if (taken.has(tree.tokens[first - 1].end) || first < SHORTEST || endsList(tree, at)) continue;
    if (goesOnBelow(tree, first)) continue;
    const cutting = { first, last: at };
    const shared = sharesSubject(tree, at, rules);
    if (shared === undefined && !mayBeClause(tree, at + 1, first < at)) continue;
    tried++;
    if (!isSentence(tree, [0, first - 1], language)) continue;
    if (shared !== undefined) {
      const { subject, stretch } = shared;
      const ends: [number, number] = [at + 1, tree.lastWord];
      if (!isSentence(tree, [stretch.first, stretch.last], language, ends)) continue;
      const start = begin === '' ? subject : `${begin} ${lowerStart(tree, stretch.first, subject)}`;
      const reason = 'Each action has its own sentence.';
      found.push(stopAt(tree, cutting, rules, 'split/verb', reason, [start, ' ']));
      continue;
    }
    if (!isSentence(tree, [at + 1, tree.lastWord], language)) continue;
    const parts = begin === '' ? [] : [`${begin} `];
    const reason = 'Two statements are two sentences.';
    found.push(stopAt(tree, cutting, rules, 'split/clause', reason, parts));
  }
  return found;
}

/** "…, and is sometimes called X": the first clause's subject, when the verb fits to it. */
function sharesSubject(
  tree: Tree,
  at: number,
  rules: SentenceRules,
): { subject: string; stretch: Stretch } | undefined {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  if (!rules.repeatSubject || !tree.isFinite(verb) || tree.at(at).upos !== 'CCONJ')
    return undefined;
  const finite = tree.finiteOf(tree.root);
  const noun = tree.subjectOf(tree.root);
  if (finite === undefined || noun === undefined || finite > at || noun > finite) return undefined;
  // No other verb before it may be the one that is continued.
  for (let i = finite + 1; i < at; i++) if (tree.isFinite(i)) return undefined;
  // "analysis and argument": without a comma a noun may have been read as a verb.
  const { features, upos } = tree.at(verb);
  const comma = finalCommas(tree, at) < at;
  if (!comma && upos !== 'AUX' && features.Tense !== 'Past') return undefined;
  const helped = tree.at(finite).upos === 'AUX' && tree.at(tree.root).upos === 'VERB';
  if (helped && tree.at(verb).upos !== 'AUX') return undefined;
  if (tree.at(finite).features.Tense !== tree.at(verb).features.Tense) return undefined;
  const subject = subjectAgain(tree, noun, rules);
  const stretch = tree.stretch(noun);
  return subject && stretch ? { subject, stretch } : undefined;
}

function lowerStart(tree: Tree, first: number, subject: string): string {
  return /^(?:DET|PRON)$/.test(tree.at(first).upos)
    ? subject[0].toLowerCase() + subject.slice(1)
    : subject;
}

/** What the second sentence starts with, if a coordinator or a word of contrast stands here. */
function beginning(tree: Tree, at: number, rules: SentenceRules): string | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast } = rules;
  if (tree.at(at).upos === 'CCONJ' && Object.hasOwn(coordinators, word)) return coordinators[word];
  if (rules.clauseMarks?.includes(word)) return '';
  if (finalCommas(tree, at) === at || !contrast) return undefined;
  if (contrast.beside && Object.hasOwn(contrast.beside, word)) return contrast.beside[word];
  return contrast.marks.includes(word) ? contrast.start : undefined;
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

/** Is a stretch, or two put together, read by itself a sentence with its subject before its verb? */
function isSentence(
  tree: Tree,
  [first, last]: readonly [number, number],
  language: Language,
  more?: readonly [number, number],
): boolean {
  const { tokens } = tree;
  const parts = more
    ? [
        { first, last },
        { first: more[0], last: more[1] },
      ]
    : [{ first, last }];
  if (!parts.every((part) => tree.isBalanced(part)) || (!more && last - first < 2)) return false;
  const copies = parts.flatMap((part) =>
    tokens.slice(part.first, part.last + 1).map((token) => ({ ...token })),
  );
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
