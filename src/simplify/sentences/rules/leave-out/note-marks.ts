import type { Span } from '../../../../core/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';

/**
 * What a page leaves behind when its notes are taken off: "Hume[N 2] wrote", "Hume[N , wrote", "the
 * sea,,." It was never part of the sentence.
 */
export function noteMarks(tree: Tree, rules: SentenceRules): Proposal[] {
  const { noteMarks: known } = rules;
  if (!known) return [];
  const found: Proposal[] = [];
  const isTaken = new Set<number>();
  const reason = 'It is left from a note, not part of the sentence.';
  const take = (first: number, last: number, key: string) => {
    for (let i = first; i <= last; i++) isTaken.add(i);
    found.push(dropping(tree, { first, last }, 'drop/debris', reason, key));
  };
  for (let i = 0; i < tree.tokens.length; i++) {
    const last = markEnd(tree, i, known);
    if (last !== undefined) take(i, last, 'mark');
  }
  for (let i = 1; i < tree.tokens.length; i++) {
    if (!COMMAS.has(tree.form(i)) || isTaken.has(i)) continue;
    let last = i;
    while (COMMAS.has(tree.form(last + 1)) || isTaken.has(last + 1)) last++;
    const commas = [...Array(last - i + 1).keys()].filter((k) => !isTaken.has(i + k));
    const first = needsComma(tree, i, last + 1, rules) ? 1 : 0;
    const isOne = commas.length === 1;
    // A single comma is wrong only where nothing can follow it.
    if (!isOne || CLOSING.test(tree.form(last + 1)))
      for (const k of commas.slice(isOne ? 0 : first)) take(i + k, i + k, 'comma');
    i = last;
  }
  const spaces = [...isTaken].flatMap((last) => {
    const space = isTaken.has(last + 1) ? undefined : spaceAfter(tree, last);
    return space
      ? [{ ...found[0], pieces: [{ ...space, parts: [] }], dropped: [], key: 'space' }]
      : [];
  });
  return [...found, ...spaces];
}

/** The longest mark, in tokens: "[réf. à confirmer]". */
const LONGEST = 7;
const CLOSING = /^[.»)!?]$/u;

/** Where a note's mark ends that begins here: "[N 2]", "[10]", or "[N " whose number is gone. */
function markEnd(tree: Tree, open: number, known: readonly string[]): number | undefined {
  const { tokens } = tree;
  if (tree.form(open) !== '[' || open === 0 || tokens[open - 1].end !== tokens[open].start)
    return undefined;
  const word = tree.lower(open + 1);
  const isNumber = /^\d{1,3}$/.test(word);
  if (!isNumber && !known.includes(word)) return undefined;
  for (let i = open + 2; i < open + LONGEST && tree.form(i) !== '['; i++)
    if (tree.form(i) === ']') return isNumber && i > open + 2 ? undefined : i;
  const isGone = tokens[open + 2] === undefined || tokens[open + 2].start > tokens[open + 1].end;
  return isGone && !isNumber ? open + 1 : undefined;
}

/** "Hume[N  wrote", "Hume[N , wrote": one space too many. */
function spaceAfter(tree: Tree, last: number): Span | undefined {
  const { end } = tree.tokens[last];
  const next = tree.tokens[last + 1];
  if (!next) return undefined;
  const start = /^[,.)]$/.test(next.form) ? end : end + 1;
  return next.start > start ? { start, end: next.start } : undefined;
}

/** Does one of the commas before `next` belong to the sentence? */
function needsComma(tree: Tree, first: number, next: number, rules: SentenceRules): boolean {
  if (CLOSING.test(tree.form(next)) || tree.at(next).upos === 'CCONJ') return false;
  // "La National Gallery,, est un musée": no comma before opens what this one would close.
  const opens = tree.tokens.slice(0, first).some(({ form }) => COMMAS.has(form));
  return opens || !rules.afterBracket?.includes(tree.lower(next));
}
