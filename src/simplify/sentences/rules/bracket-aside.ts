import { type Part, type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import { COMMAS, type Tree } from '../tree.ts';
import { type Bracket, bracketsOf } from './bracket.ts';
import { isPersonal } from './person.ts';

/** A longer insertion loses the reader. */
const LONGEST = 16;
const LONGEST_OPENING = 4;

type BracketData = NonNullable<SentenceRules['brackets']>;

/**
 * "U.S. Cellular Field (formerly Comiskey Park)" → "U.S. Cellular Field, formerly Comiskey Park,":
 * what stands in brackets in the words of the sentence, where commas can hold it.
 */
export function asides(tree: Tree, rules: SentenceRules): Proposal[] {
  const { brackets } = rules;
  if (!brackets) return [];
  return bracketsOf(tree).flatMap((bracket) => {
    const said = yearsIn(tree, bracket, brackets) ?? asideIn(tree, bracket, brackets, rules);
    if (!said || !mayBeInserted(tree, bracket, said.isNoun)) return [];
    return [inCommas(tree, bracket, said)];
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

function inCommas(tree: Tree, { open, close }: Bracket, { begin, from, key }: Aside): Proposal {
  const { tokens } = tree;
  const ends = tree.isPunctuation(close + 1) && !/^["“(]$/u.test(tree.form(close + 1));
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

/** The longest listed words that a bracket opens with. */
export function openingOf(
  tree: Tree,
  first: number,
  listed: Readonly<Record<string, string>>,
): { text: string; next: number } | undefined {
  let found: { text: string; next: number } | undefined;
  let words = '';
  for (let i = first; i < first + LONGEST_OPENING; i++) {
    words += (i > first ? ' ' : '') + tree.lower(i);
    if (Object.hasOwn(listed, words)) found = { text: words, next: i + 1 };
  }
  return found;
}

function asideIn(
  tree: Tree,
  bracket: Bracket,
  { aside }: BracketData,
  rules: SentenceRules,
): Aside | undefined {
  const { open, close } = bracket;
  const first = open + 1;
  if (close - open - 1 > LONGEST || close - open < 3) return undefined;
  const inside = range({ first, last: close - 1 });
  if (inside.some((i) => /^[;:–—]$/.test(tree.form(i)))) return undefined;
  const opening = openingOf(tree, first, aside);
  if (opening && opening.next < close) {
    const say = aside[opening.text];
    // "in 1875": what else opens with such a word may limit what was said.
    const number = say.endsWith('#');
    if (number && !/^\d{3,4}s?$/.test(tree.form(opening.next))) return undefined;
    const isSame = number || say === '';
    const begin = isSame ? [] : [`${say} `];
    return { begin, from: isSame ? first : opening.next, key: opening.text, isNoun: false };
  }
  const { upos, features } = tree.at(first);
  const plain = { begin: [], from: first };
  const isDone = upos === 'VERB' && features.VerbForm === 'Part' && features.Tense === 'Past';
  if (isDone && /^(?:ADP|ADV|NUM)$/.test(tree.at(first + 1).upos))
    return rules.participles?.notDone?.includes(tree.lower(first))
      ? undefined
      : { ...plain, key: 'done', isNoun: false };
  return isNounPhrase(tree, bracket, rules) ? { ...plain, key: 'noun', isNoun: true } : undefined;
}

/** "(a Caribbean island)", "(patron saint of Scotland)": what something is, without a verb or a list. */
export function isNounPhrase(tree: Tree, { open, close }: Bracket, rules: SentenceRules): boolean {
  const first = open + 1;
  const inside = range({ first, last: close - 1 });
  if (inside.some((i) => tree.isFinite(i) || COMMAS.has(tree.form(i)))) return false;
  const { upos, lemma, features } = tree.at(first);
  if (/^\p{Lu}/u.test(tree.form(first))) return false;
  if (features.PronType === 'Art' || rules.brackets?.articles.includes(tree.lower(first)))
    return inside.length > 1;
  if (upos !== 'NOUN') return false;
  return (
    tree.lower(first + 1) === rules.sameAs ||
    (isPersonal(lemma, rules) && tree.form(first) === lemma)
  );
}

/** "(1985–1988)" → "from 1985 to 1988", of what somebody did, not of a name, which may be a life. */
function yearsIn(tree: Tree, { open, close }: Bracket, { years }: BracketData): Aside | undefined {
  const [from, to] = [open + 1, open + 3];
  if (close !== open + 4 || !/^(?:[-–—]|--)$/.test(tree.form(open + 2))) return undefined;
  if (!isYear(tree, from) || !isYear(tree, to) || tree.form(from) >= tree.form(to))
    return undefined;
  if (tree.at(open - 1).upos !== 'NOUN' || /^\p{Lu}/u.test(tree.form(open - 1))) return undefined;
  const [before, between] = years.split('#');
  return {
    begin: [before, tree.form(from), between],
    from: to,
    key: 'years',
    isNoun: false,
  };
}

const isYear = (tree: Tree, index: number) => /^1\d{3}$|^20\d\d$/.test(tree.form(index));

/** Can what stands in the bracket stand between commas there, and be read as told of the word before it? */
function mayBeInserted(tree: Tree, { open, close }: Bracket, isNoun: boolean): boolean {
  const before = tree.at(open - 1).upos;
  const isQuoted = /^["”]$/u.test(tree.form(open - 1));
  if (!isQuoted && !/^(?:NOUN|PROPN|NUM|X)$/.test(before)) return false;
  const next = close + 1;
  if (next >= tree.lastWord + 1) return true;
  const comma = COMMAS.has(tree.form(next));
  const inside = range({ first: open + 1, last: close - 1 });
  // In a list nobody could tell where it ends.
  const hasComma = inside.some((i) => COMMAS.has(tree.form(i)));
  if (hasComma && (comma || tree.at(next).upos === 'CCONJ')) return false;
  const joins = tree.at(next).upos === 'CCONJ' && tree.at(next + 1).features.Case !== 'Nom';
  if (isNoun && (comma || joins || isListed(tree, open))) return false;
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
    .some(({ form }, i) => COMMAS.has(form) || tree.at(start + i).upos === 'CCONJ');
}
