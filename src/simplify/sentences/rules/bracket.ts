import type { Stretch, Tree } from '../tree.ts';

/** Round brackets: the tokens of both marks. */
export interface Bracket {
  readonly open: number;
  readonly close: number;
}

/** What is longer is a text of its own. */
const LONGEST = 30;
const LONGEST_NAME = 7;

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
    const isQuoted = tree.enclosed[open - 1] && !/^["”]$/u.test(tree.form(open - 1));
    if (!isGlued && !isQuoted && close > open + 1) found.push({ open, close });
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
export function nameBefore(
  tree: Tree,
  open: number,
  inNames: readonly string[],
): Stretch | undefined {
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
  if (isGlued || /^["”'’&-]$/u.test(tree.form(first - 1))) return undefined;
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
