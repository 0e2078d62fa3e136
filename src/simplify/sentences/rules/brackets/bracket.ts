import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Part, Proposal } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { hasEnding } from '../clauses/endings.ts';

/** Round brackets: the tokens of both marks. */
export interface Bracket {
  readonly open: number;
  readonly close: number;
}

/** What is longer is a text of its own. */
const LONGEST = 30;
const LONGEST_NAME = 7;

/** A year of our time; any other number may count something. */
export function isYear(form: string): boolean {
  return /^(?:1\d{3}|20\d\d)$/.test(form);
}

/** Round brackets that follow a word, stand in no quotation, and hold no others. */
export function bracketsOf(tree: Tree): Bracket[] {
  const found: Bracket[] = [];
  for (let open = 1; open < tree.tokens.length; open++) {
    if (tree.form(open) !== '(') continue;
    const close = closeOf(tree, open);
    if (close === undefined || !tree.isBalanced({ first: open, last: close })) continue;
    const { tokens } = tree;
    // "colour(s)", "(re)write": part of a word. "My Kind of Town (Chicago Is)": of a title.
    const isGlued =
      tokens[open - 1].end === tokens[open].start ||
      (tokens[close + 1]?.start === tokens[close].end &&
        /^[\p{L}\p{N}]/u.test(tree.form(close + 1)));
    const isMark = tree.isPunctuation(open - 1) || tree.enclosed[open - 1] > 0;
    if (!isGlued && (!isMark || /^["”]$/u.test(tree.form(open - 1))) && close > open + 1)
      found.push({ open, close });
    open = close;
  }
  return found;
}

function closeOf(tree: Tree, open: number): number | undefined {
  for (let i = open + 1; i < tree.tokens.length && i <= open + LONGEST; i++) {
    if (tree.form(i) === ')') return i;
    if (/^[([]$/.test(tree.form(i))) return undefined;
  }
  return undefined;
}

const isCapital = (tree: Tree, index: number) => /^\p{Lu}/u.test(tree.form(index));

/** The name or title that ends before a bracket, with its article: "the Buy.com Tour", "“Golden”". */
export function nameBefore(tree: Tree, open: number, rules: SentenceRules): Stretch | undefined {
  const { inNames = [], oneEndings = [] } = rules.brackets ?? {};
  const last = open - 1;
  if (/^["”]$/u.test(tree.form(last))) return quotation(tree, last);
  if (!isCapital(tree, last) || tree.isPunctuation(last)) return undefined;
  let first = last;
  for (;;) {
    if (isCapital(tree, first - 1)) first--;
    else if (isHyphen(tree, first - 1) && isCapital(tree, first - 2)) first -= 2;
    else if (inNames.includes(tree.lower(first - 1)) && isCapital(tree, first - 2)) first -= 2;
    else break;
  }
  // "“Billboard” Hot 100", "Sony/ATV", "Anglo-Saxon": the name begins before.
  const { tokens } = tree;
  const isGlued = first > 0 && tokens[first - 1].end === tokens[first].start;
  if (isGlued || /^(?:["”'’&)-]|['’]s)$/u.test(tree.form(first - 1))) return undefined;
  // "Powell Street Grounds", "F.R.S.": of many, or no name.
  const isOne = oneEndings.some((each) => tree.form(last).endsWith(each));
  const isMany = hasEnding(tree.form(last), rules) && !isOne;
  if (isMany && tree.at(last).features.Number === 'Plur') return undefined;
  const isTitle = first < last || COMMAS.has(tree.form(first - 1));
  if (/^(?:\p{Lu}\.)+$/u.test(tree.form(last))) return undefined;
  if (/^\p{Lu}{2,3}$/u.test(tree.form(last)) && isTitle) return undefined;
  if (tree.at(first - 1).features.Definite === 'Def') first--;
  return last - first < LONGEST_NAME ? { first, last } : undefined;
}

/** "McMahon-Levesque" */
function isHyphen({ tokens }: Tree, index: number): boolean {
  return (
    /^[-‐]$/.test(tokens[index]?.form ?? '') &&
    tokens[index].start === tokens[index - 1]?.end &&
    tokens[index].end === tokens[index + 1].start
  );
}

function quotation(tree: Tree, last: number): Stretch | undefined {
  for (let first = last - 1; first >= 0 && last - first <= LONGEST_NAME + 2; first--) {
    if (/^["“]$/u.test(tree.form(first))) return { first, last };
  }
  return undefined;
}

/** Does a sentence end with a full stop, so that another one can follow? */
export function endsAsSentence(tree: Tree, { stop = '. ' }: SentenceRules): boolean {
  return tree.endMark.endsWith(stop.trim());
}

/** "Kimelman (born 1946) a speaker held": where a bracket does the work of a comma it cannot go. */
export function mayGo(tree: Tree, { close }: Bracket): boolean {
  const next = close + 1;
  if (next >= tree.tokens.length || tree.isPunctuation(next)) return true;
  const { upos, features } = tree.at(next);
  if (/^(?:ADP|AUX|CCONJ|SCONJ|PART)$/.test(upos) || tree.isFinite(next)) return true;
  // "(born 1976) better known as"
  const { VerbForm = features.VerbForm } = upos === 'ADV' ? tree.at(next + 1).features : {};
  return /^(?:Rel|Prs)$/.test(features.PronType ?? '') || VerbForm === 'Part';
}

/** A bracket whose content is told in a sentence after this one. */
export function toldAtEnd(
  tree: Tree,
  { open, close }: Bracket,
  parts: readonly Part[],
  { rule, key }: { readonly rule: string; readonly key: string },
  { stop = '. ' }: SentenceRules,
): Proposal {
  const { tokens, sentence } = tree;
  // "Ada (born 1936), is": the comma closed the bracket only.
  const opened = tokens.slice(0, open).some(({ form }) => COMMAS.has(form));
  const isBare = COMMAS.has(tree.form(close + 1)) && !opened && tree.at(close + 2).upos === 'AUX';
  const end = tokens[isBare ? close + 1 : close].end;
  // "Ashland, Inc."
  const isStopped = tree.form(close - 1).endsWith(stop.trim());
  return {
    rule,
    operation: 'split',
    reason: 'What is told on the side gets its own sentence.',
    pieces: [
      { start: tokens[open - 1].end, end, parts: [] },
      {
        start: sentence.end,
        end: sentence.end,
        parts: [' ', ...parts, ...(isStopped ? [] : [stop.trim()])],
      },
    ],
    dropped: [],
    key,
  };
}
