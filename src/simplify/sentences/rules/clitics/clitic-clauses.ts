import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { afterClitics, isClitic } from './clitics.ts';
import { asks } from './shared-help.ts';
import { isInstead, isTie } from './stand-alone.ts';

const LONGEST_PHRASE = 4;
const SHORTEST = 3;
const PHRASE = /^(?:ADJ|DET|NUM|NOUN|PROPN|PRON|ADV|ADP)$/;
const REASON = 'Two statements are two sentences.';

/**
 * "Strel je počil, ljudje so zbežali in otroci so jokali": where clitics stand second, a helping verb
 * after one phrase shows where a clause begins, also where the parser does not see it.
 */
export function cliticClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { sharedHelp: data, clitics } = rules;
  if (!data || !clitics || asks(tree)) return [];
  const found = semicolons(tree, rules);
  if (isConditional(tree, rules)) return found;
  let begin = mainFrom(tree, data.ties);
  if (range({ first: begin, last: begin + SHORTEST - 2 }).some((i) => isTie(tree, i))) return found;
  let isLoose = false;
  for (let i = begin + SHORTEST; i < tree.lastWord - 1; i++) {
    // What hangs on another clause may go on after the border, unless "toda" opens a new one.
    isLoose ||= isTie(tree, i - 1);
    const isKept = isTie(tree, i - 1) && !rules.caseRelatives?.beside?.includes(tree.lower(i - 1));
    if (isKept || tree.form(i - 1) === ':') break;
    if (isLoose && !data.strong.includes(tree.lower(i))) continue;
    if (tree.enclosed[i]) continue;
    const opening = data.coordinators[tree.lower(i)];
    const isComma = tree.form(i) === ',';
    if (opening === undefined && !isComma) continue;
    if (isComma && data.coordinators[tree.lower(i + 1)] !== undefined) continue;
    const first = tree.form(i - 1) === ',' ? i - 1 : i;
    // "na hlapce in dekle je prežal": words are joined, not clauses.
    if (!hasVerb(tree, begin, first - 1)) continue;
    if (!isLoose && !hasVerb(tree, joinedFrom(tree, first), first - 1)) continue;
    if (!tree.isBalanced({ first: 0, last: first - 1 })) continue;
    const isContrast = opening !== undefined && opening !== '';
    if (isInstead(tree, { first, last: i }, data)) continue;
    const starts = isContrast
      ? first < i && !isTie(tree, i + 1) && saysSomething(tree, i + 1)
      : opensClause(tree, i + 1, rules);
    // "v stanju, v kakršnem …": also after a preposition.
    const opener = tree.at(i + 1).upos === 'ADP' ? i + 2 : i + 1;
    const isTied = [i + 1, opener].some((at) => data.ties.includes(tree.lower(at)));
    if (!starts || isTied || (opener > i + 1 && isTie(tree, opener))) continue;
    const parts = isContrast ? [`${opening} `] : [];
    const split = stopAt(tree, { first, last: i }, rules, 'split/clitic', REASON, parts);
    found.push(isContrast ? split : withoutLinker(tree, split, i + 1, clitics.linkers));
    begin = i + 1;
  }
  return found;
}

/** "…, moški pa so odšli" → ". Moški so odšli": what tied the clauses has nothing to tie. */
function withoutLinker(
  tree: Tree,
  split: Proposal,
  from: number,
  linkers: readonly string[],
): Proposal {
  const near = range({ first: from + 1, last: from + LONGEST_PHRASE });
  const at = near.find((i) => linkers.includes(tree.lower(i)) || tree.isFinite(i));
  if (at === undefined || !linkers.includes(tree.lower(at))) return split;
  const gone = { start: tree.tokens[at - 1].end, end: tree.tokens[at].end, parts: [] };
  return { ...split, pieces: [...split.pieces, gone], dropped: [...split.dropped, at] };
}

/** Where the main clause begins: after the first comma, when a clause of time or cause opens. */
function mainFrom(tree: Tree, ties: readonly string[]): number {
  const comma = tree.tokens.findIndex(({ form }) => form === ',');
  if (tree.at(0).upos !== 'SCONJ' || comma < 0) return 0;
  const { upos } = tree.at(comma + 1);
  const goesOn = (upos === 'AUX' || upos === 'PRON') && !ties.includes(tree.lower(comma + 1));
  return goesOn ? comma + 1 : 0;
}

/** A semicolon between two that both say something. */
function semicolons(tree: Tree, rules: SentenceRules): Proposal[] {
  const { clitics } = rules;
  return range({ first: SHORTEST, last: tree.lastWord - SHORTEST })
    .filter((i) => tree.form(i) === ';' && !tree.enclosed[i] && !isTie(tree, i + 1))
    .filter((i) => tree.at(i + 1).upos !== 'CCONJ' && clitics && !isClitic(tree, i + 1, clitics))
    .filter((i) => hasVerb(tree, 0, i - 1) && saysSomething(tree, i + 1))
    .filter((i) => tree.isBalanced({ first: 0, last: i - 1 }))
    .map((i) => stopAt(tree, { first: i, last: i }, rules, 'split/clitic', REASON));
}

/** The beginning of what stands between a border and the mark or coordinator before it. */
function joinedFrom(tree: Tree, border: number): number {
  let at = border - 1;
  while (at > 0 && !tree.isPunctuation(at) && tree.at(at).upos !== 'CCONJ') at--;
  return at;
}

function hasVerb(tree: Tree, first: number, last: number): boolean {
  const words = range({ first, last });
  const isVerb = (i: number) => tree.at(i).upos === 'VERB' || tree.relation(i) === 'cop';
  return words.some((i) => tree.isFinite(i)) && words.some(isVerb);
}

/** A finite verb before anything else is joined. */
function saysSomething(tree: Tree, first: number): boolean {
  for (let i = first; i <= tree.lastWord; i++) {
    if (tree.isFinite(i)) return true;
    if (tree.isPunctuation(i) || tree.at(i).upos === 'CCONJ') return false;
  }
  return false;
}

/** One phrase, then clitics with a helping verb, then what it helps. */
function opensClause(tree: Tree, first: number, { clitics }: SentenceRules): boolean {
  if (!clitics) return false;
  let at = first;
  while (at - first < LONGEST_PHRASE && at <= tree.lastWord && !tree.isPunctuation(at)) {
    if (afterClitics(tree, at, clitics) > at) break;
    if (!PHRASE.test(tree.at(at).upos) || isTie(tree, at)) return false;
    at++;
  }
  if (at === first) return false;
  const from = clitics.linkers.includes(tree.lower(at)) ? at + 1 : at;
  const to = afterClitics(tree, from, clitics);
  const helps = (i: number) => tree.at(i).upos === 'AUX' && tree.at(i).features.Mood === 'Ind';
  if (!range({ first: from, last: to - 1 }).some(helps)) return false;
  for (let i = to; i <= tree.lastWord && !tree.isPunctuation(i); i++) {
    if (/^[CS]CONJ$/.test(tree.at(i).upos)) return false;
    if (/^(?:VERB|AUX)$/.test(tree.at(i).upos)) return true;
  }
  return false;
}
