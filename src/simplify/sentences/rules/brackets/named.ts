import type { FactsProfile } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import type { Bracket } from './bracket.ts';

/** The longest name between commas, in tokens. */
const LONGEST_NAME = 6;

type BracketData = NonNullable<SentenceRules['brackets']>;

/** "the devil (Mephistopheles)", "its biggest urban area (Greater Santiago)": the name of what a noun tells. */
export function isNameOf(tree: Tree, { open, close }: Bracket, { inNames }: BracketData): boolean {
  const inside = range({ first: open + 1, last: close - 1 });
  const { upos, features } = tree.at(open - 1);
  // "Call (Winona Ryder)": who plays somebody; "PDAs (Palms)": some of many.
  if (upos !== 'NOUN' || features.Number === 'Plur' || inside.length > LONGEST_NAME) return false;
  if (!/^\p{Ll}/u.test(tree.form(open - 1)) || !isDetermined(tree, open - 1)) return false;
  const isPart = (i: number) =>
    /^\p{Lu}/u.test(tree.form(i)) || inNames.includes(tree.lower(i)) || tree.form(i) === '-';
  return inside.every(isPart) && /\p{Ll}/u.test(tree.form(open + 1));
}

/** "the", "its", "a": one thing that can have a name. */
function isDetermined(tree: Tree, noun: number): boolean {
  return tree
    .children(noun)
    .some((each) => each < noun && /^(?:det|nmod:poss)$/.test(tree.at(each).relation));
}

/** "(November 2008)" → "in November 2008", "(5 May 1990)" → "on 5 May 1990": when something was. */
export function dayIn(
  tree: Tree,
  { open, close }: Bracket,
  { told }: SentenceRules,
  months: FactsProfile['months'],
): string | undefined {
  const words = range({ first: open + 1, last: close - 1 });
  // "Kriss Akabusi (28 November 1958)": beside a name it may be the day of a birth, or anything else.
  if (!/^\p{Ll}/u.test(tree.form(open - 1))) return undefined;
  if (!told || words.length < 2 || words.length > 4) return undefined;
  const isMonth = (i: number) => months.some((names) => names.includes(tree.lower(i)));
  const rest = words.filter((i) => !isMonth(i) && tree.form(i) !== ',');
  if (words.filter(isMonth).length !== 1 || !rest.every((i) => /^\d{1,4}$/.test(tree.form(i))))
    return undefined;
  return rest.some((i) => tree.form(i).length < 3) ? told.day : told.year;
}
