import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, type Proposal, range, startsOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { isConditional } from './conditional.ts';
import { endsSeries, isHalved } from './coordinated.ts';
import { endsList } from './list.ts';
import { isRelative } from './misread.ts';
import { isSecondOfPair, joinsPeople, mayBeSaid } from './one-clause.ts';
import { isWholeSentence, MOST_REREAD } from './reread.ts';
import {
  goesOnBelow,
  hasVerbOfItsOwn,
  isDone,
  isSurelyFinite,
  joinsAdjectives,
  mayBeClause,
  opensClause,
  startsWithPronoun,
  wholeAfter,
} from './second-clause.ts';
import { type Shared, sharesAgain, sharesSubject } from './shares-subject.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
const LONG = 8;

/** A coordinator or word of contrast where a second sentence may begin, with its comma. */
interface Joint {
  readonly at: number;
  /** The comma before it, or itself. */
  readonly first: number;
  /** What the second sentence starts with. */
  readonly begin: string;
}

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
  const taken = startsOf(known);
  const found: Proposal[] = [];
  let tried = 0;
  for (let at = SHORTEST; at < tree.lastWord && tried < MOST_REREAD; at++) {
    const joint = jointAt(tree, at, rules);
    if (!joint || taken.has(tree.tokens[joint.first - 1].end)) continue;
    const { first, begin } = joint;
    const shared = sharesSubject(tree, at, rules) ?? sharesAgain(tree, at, rules, language);
    const named = startsWithPronoun(tree, at + 1);
    const lists = endsList(tree, at) && !named;
    if (!shared && (lists || !mayBeClause(tree, at + 1, first < at))) continue;
    const own = !shared && first < at;
    const doing = shared !== undefined || first < at;
    if (goesOnBelow(tree, first, own, doing, named && begin !== '')) continue;
    if (own && begin === '' && mayBeSaid(tree, at, rules)) continue;
    tried++;
    if (!isFirstWhole(tree, joint, shared, named, language)) continue;
    const split = shared
      ? verbSplit(tree, joint, shared, rules, language)
      : clauseSplit(tree, joint, rules, language);
    if (split) found.push(split);
  }
  return found;
}

function jointAt(tree: Tree, at: number, rules: SentenceRules): Joint | undefined {
  const begin = beginning(tree, at, rules);
  if (begin === undefined || tree.enclosed[at]) return undefined;
  // "one and a half years", "and so he left"
  if (isHalved(tree, at)) return undefined;
  if (rules.coordinators && Object.hasOwn(rules.coordinators, tree.lower(at + 1))) return undefined;
  if (isSecondOfPair(tree, at, rules) || isRelative(tree, at + 1, rules)) return undefined;
  const first = tree.commaBefore(at);
  if (first < SHORTEST || endsSeries(tree, at, rules)) return undefined;
  if (first === at && joinsPeople(tree, at)) return undefined;
  return joinsAdjectives(tree, at) ? undefined : { at, first, begin };
}

/** Is what stands before the joint a sentence, by its words or else read by itself? */
function isFirstWhole(
  tree: Tree,
  { at, first, begin }: Joint,
  shared: Shared | undefined,
  named: boolean,
  language: Language,
): boolean {
  const left = { first: 0, last: first - 1 };
  const hasOwn = () => !shared && hasVerbOfItsOwn(tree, left);
  const opens = () => opensClause(tree, at, begin) && range(left).some((i) => tree.isFinite(i));
  const sure = first < at ? opens() || hasOwn() : named && hasOwn();
  return sure || isWholeSentence(tree, [left], language);
}

/** "He came and saw" → "He came. He saw.": a second verb, with the subject said again. */
function verbSplit(
  tree: Tree,
  { at, first, begin }: Joint,
  { subject: named, stretch, help }: Shared,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const subject = agreeing(tree, named, stretch, at + 1, rules);
  if (subject === undefined) return undefined;
  // "… to Russia and acquired Dobruja": short, after much else.
  // "showing wide tips and reduced numbers of them": no verb.
  if (help && tree.at(at + 2).upos === 'NOUN' && tree.relation(at + 2) !== 'obl') return undefined;
  const least = first - stretch.last > LONG ? SHORTEST - 1 : SHORTEST;
  if (tree.lastWord - at < least) return undefined;
  const whole = [stretch, ...(help ? [help] : []), { first: at + 1, last: tree.lastWord }];
  if (!isPlain(tree, at, stretch) && !isWholeSentence(tree, whole, language)) return undefined;
  const start =
    begin === '' ? subject : `${begin} ${lowerStart(tree, stretch.first, subject, rules)}`;
  const reason = 'Each action has its own sentence.';
  const parts = [help ? `${start} ${help}` : start, ' '];
  return stopAt(tree, { first, last: at }, rules, 'split/verb', reason, parts);
}

/** A second clause with a subject of its own. */
function clauseSplit(
  tree: Tree,
  { at, first, begin }: Joint,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  // "Sagt nicht: ‚Aber wir …": a quotation begins so.
  if (/^[‚‘]$/.test(tree.form(first - 1))) return undefined;
  const right = wholeAfter(tree, at + 1, language);
  if (!right || (first === at && !isSurelyFinite(tree, right, at + 1, rules))) return undefined;
  if (rules.formsAlike && (isDone(right, rules) || isNoSubject(right))) return undefined;
  const parts = begin === '' ? [] : [`${begin} `];
  const reason = 'Two statements are two sentences.';
  return stopAt(tree, { first, last: at }, rules, 'split/clause', reason, parts);
}

/** "and prior to that was president": what stands after a preposition does nothing. */
function isNoSubject(clause: Tree): boolean {
  const subject = clause.subjectOf(clause.root);
  return subject !== undefined && clause.at(subject - 1).upos === 'ADP';
}

/** "Stallman … and is the author": what follows a helping verb is a sentence once its subject is said. */
function isPlain(tree: Tree, at: number, { first, last }: Stretch): boolean {
  const simple = range({ first, last }).every((i) => !tree.isPunctuation(i));
  const { upos, lemma } = tree.at(at + 1);
  // "but be respectful" may be no more than a plain form.
  return simple && upos === 'AUX' && tree.isFinite(at + 1) && tree.lower(at + 1) !== lemma;
}

function lowerStart(
  tree: Tree,
  first: number,
  subject: string,
  { littleWords }: SentenceRules,
): string {
  // "But I would", whatever its tag.
  if (subject.split(' ')[0] === littleWords?.speaker) return subject;
  return /^(?:DET|PRON)$/.test(tree.at(first).upos) || !subject.includes(tree.form(first))
    ? lowerFirst(subject)
    : subject;
}

/** What the second sentence starts with, if a coordinator or a word of contrast stands here. */
function beginning(tree: Tree, at: number, rules: SentenceRules): string | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast } = rules;
  if (Object.hasOwn(coordinators, word)) {
    const joins = tree.at(at).upos === 'CCONJ' || tree.commaBefore(at) < at;
    if (joins && tree.at(at + 1).upos !== 'SCONJ') return coordinators[word];
  }
  if (rules.clauseMarks?.includes(word)) return '';
  if (tree.commaBefore(at) === at || !contrast) return undefined;
  // "and, while ill, he": the comma belongs to what is put in between.
  if (tree.at(at - 2).upos === 'CCONJ') return undefined;
  if (contrast.beside && Object.hasOwn(contrast.beside, word)) {
    const why = range({ first: at + 1, last: tree.lastWord }).find((i) => tree.isFinite(i));
    const isNow = tree.at(why ?? -1).features.Tense === 'Pres';
    const main = tree.at(tree.finiteOf(tree.root) ?? -1).features.Tense ?? 'Pres';
    const tense = isNow ? 'Pres' : main;
    return contrast.beside[word].replace('=', rules.copula?.[`${tense}.Sing`] ?? '=');
  }
  return contrast.marks.includes(word) ? contrast.start : undefined;
}
