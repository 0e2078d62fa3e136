import type { FactsProfile } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, startsOf } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { type Bracket, bracketsOf, isYear } from './bracket.ts';
import { isDone, isNounPhrase, openingOf } from './inside.ts';
import { dayIn, isNameOf } from './named.ts';

/** A longer insertion loses the reader. */
const LONGEST = 16;

type BracketData = NonNullable<SentenceRules['brackets']>;

/**
 * "U.S. Cellular Field (formerly Comiskey Park)" → "U.S. Cellular Field, formerly Comiskey Park,":
 * what stands in brackets in the words of the sentence, where commas can hold it.
 */
export function asides(
  tree: Tree,
  rules: SentenceRules,
  splits: readonly Proposal[],
  months: FactsProfile['months'],
): Proposal[] {
  const { brackets } = rules;
  if (!brackets) return [];
  const stops = startsOf(splits);
  return bracketsOf(tree).flatMap((bracket) => {
    const said = yearsIn(tree, bracket, rules) ?? asideIn(tree, bracket, brackets, rules, months);
    if (!said || !mayBeInserted(tree, bracket, said, brackets)) return [];
    return [inCommas(tree, bracket, said, stops)];
  });
}

interface Aside {
  /** What is said instead of the first words, and the first token that stays. */
  readonly begin: readonly Part[];
  readonly from: number;
  readonly key: string;
  /** Could it be one more of a list? */
  readonly isNoun: boolean;
}

function inCommas(
  tree: Tree,
  { open, close }: Bracket,
  { begin, from, key }: Aside,
  stops: ReadonlySet<number>,
): Proposal {
  const { tokens } = tree;
  // Where another sentence is to begin, its full stop follows.
  const ends =
    stops.has(tokens[close].end) ||
    (tree.isPunctuation(close + 1) && !/^["“(]$/u.test(tree.form(close + 1)));
  const kept = from < close;
  return {
    rule: 'rephrase/in-brackets',
    operation: 'rephrase',
    reason: 'Brackets interrupt the reading.',
    pieces: [
      {
        start: tokens[open - 1].end,
        end: kept ? tokens[from].start : tokens[close - 1].end,
        parts: [', ', ...begin],
      },
      { start: tokens[close - 1].end, end: tokens[close].end, parts: ends ? [] : [','] },
    ],
    dropped: [],
    key,
  };
}

function asideIn(
  tree: Tree,
  bracket: Bracket,
  brackets: BracketData,
  rules: SentenceRules,
  months: FactsProfile['months'],
): Aside | undefined {
  const { aside } = brackets;
  const { open, close } = bracket;
  const first = open + 1;
  if (isNameOf(tree, bracket, brackets))
    return { begin: [], from: first, key: 'name', isNoun: true };
  const day = dayIn(tree, bracket, rules, months);
  if (day !== undefined) return { begin: [`${day} `], from: first, key: 'day', isNoun: false };
  if (close - open - 1 > LONGEST || close - open < 3) return undefined;
  const inside = range({ first, last: close - 1 });
  if (inside.some((i) => /^[;:–—]$/.test(tree.form(i)))) return undefined;
  const opening = openingOf(tree, first, aside);
  if (opening && opening.next < close) {
    const say = aside[opening.text];
    // "in 1875": what else opens with such a word may limit what was said.
    const number = say.endsWith('#');
    if (number && !/^\d{3,4}s?$/.test(tree.form(opening.next))) return undefined;
    // "an intolerance (which is not)"
    if (tree.at(first).features.PronType === 'Rel' && close - open < 5) return undefined;
    const isSame = number || say === '';
    const begin = isSame ? [] : [`${say} `];
    return { begin, from: isSame ? first : opening.next, key: opening.text, isNoun: false };
  }
  const plain = { begin: [], from: first };
  if (isDone(tree, bracket, rules)) return { ...plain, key: 'done', isNoun: false };
  const isNoun = isNounPhrase(tree, bracket, rules) || isQuotation(tree, bracket);
  return isNoun ? { ...plain, key: 'noun', isNoun } : undefined;
}

/** "his motto ("Obedience and Peace")": how something that has a noun before it is called. */
function isQuotation(tree: Tree, { open, close }: Bracket): boolean {
  const { upos, features } = tree.at(open - 1);
  if (upos !== 'NOUN' || features.Number === 'Plur' || /^\p{Lu}/u.test(tree.form(open - 1)))
    return false;
  const marks = range({ first: open + 1, last: close - 1 }).filter((i) =>
    /^["“”.!?,]$/u.test(tree.form(i)),
  );
  return marks.length === 2 && marks[0] === open + 1 && marks[1] === close - 1 && close - open < 9;
}

/** "(1985–1988)" → "from 1985 to 1988", of what somebody did, not of a name, which may be a life. */
function yearsIn(tree: Tree, { open, close }: Bracket, rules: SentenceRules): Aside | undefined {
  const { years = '' } = rules.brackets ?? {};
  const [from, to] = [open + 1, open + 3];
  if (close !== open + 4 || !/^(?:[-–—]|--)$/.test(tree.form(open + 2))) return undefined;
  if (!isYear(tree.form(from)) || !isYear(tree.form(to)) || tree.form(from) >= tree.form(to))
    return undefined;
  if (tree.at(open - 1).upos !== 'NOUN' || /^\p{Lu}/u.test(tree.form(open - 1))) return undefined;
  if (isPersonal(tree.at(open - 1).lemma, rules)) return undefined;
  const [before, between] = years.split('#');
  return {
    begin: [before, tree.form(from), between],
    from: to,
    key: 'years',
    isNoun: false,
  };
}

/** Can what stands in the bracket stand between commas there, and be read as told of the word before it? */
function mayBeInserted(
  tree: Tree,
  { open, close }: Bracket,
  { isNoun, key }: Aside,
  { or }: BracketData,
): boolean {
  const before = tree.at(open - 1).upos;
  const isQuoted = /^["”]$/u.test(tree.form(open - 1));
  if (!isQuoted && !/^(?:NOUN|PROPN|NUM|X)$/.test(before)) return false;
  const next = close + 1;
  // "Frank Whittle (the jet engine) and Tim Berners-Lee (the Web)"
  const near = range({ first: Math.max(0, open - 5), last: open - 1 });
  if (isNoun && near.some((i) => joinsWords(tree, i))) return false;
  if (next >= tree.lastWord + 1) return true;
  const comma = COMMAS.has(tree.form(next));
  const inside = range({ first: open + 1, last: close - 1 });
  // In a list nobody could tell where it ends.
  const hasComma = inside.some((i) => COMMAS.has(tree.form(i)));
  if (hasComma && (comma || tree.at(next).upos === 'CCONJ')) return false;
  const joins = tree.at(next).upos === 'CCONJ' && tree.at(next + 1).features.Case !== 'Nom';
  if ((isNoun || key === or) && (comma || joins || isListed(tree, open))) return false;
  // "James, Joan (aka Amy), Harold and Alan"
  const goesOn = comma && /^(?:NOUN|PROPN)$/.test(tree.at(next + 1).upos);
  if (goesOn && isListed(tree, open)) return false;
  if (comma || /^[;:]$/.test(tree.form(next))) return true;
  if (tree.isPunctuation(next)) return false;
  const { upos } = tree.at(next);
  if (upos === 'VERB' || upos === 'AUX') return true;
  return (
    /^(?:ADP|CCONJ|SCONJ|PART)$/.test(upos) ||
    /^(?:Rel|Prs)$/.test(tree.at(next).features.PronType ?? '')
  );
}

/** Is the word before the bracket one of several? */
function isListed(tree: Tree, open: number): boolean {
  const start = Math.max(0, open - 8);
  return tree.tokens
    .slice(start, open)
    .some(({ form }, i) => COMMAS.has(form) || joinsWords(tree, start + i));
}

/** "and", but not inside a name: "Music and Art". */
function joinsWords(tree: Tree, index: number): boolean {
  const isName = [index - 1, index + 1].every((i) => /^\p{Lu}/u.test(tree.form(i)));
  return tree.at(index).upos === 'CCONJ' && !isName;
}
