import type { Proposal } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import { lastName } from './split-predicate.ts';
import { textOf } from './subject.ts';
import type { Tree } from './tree.ts';

const LONGEST_NAME = 5;
const LONGEST = 14;

/**
 * "Ada Byron (born 10 May 1936) is …" → "Ada Byron is … . Byron was born on 10 May 1936." Brackets lead
 * the parser astray, so that this is read off the words alone.
 */
export function bracketSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { told, copula, stop = '. ' } = rules;
  if (!told || !copula) return [];
  const { tokens, sentence } = tree;
  let open = 1;
  while (open <= LONGEST_NAME && /^\p{Lu}[\p{L}'’.-]*$/u.test(tree.form(open - 1))) {
    if (tree.form(open) === '(') break;
    open++;
  }
  const word = tree.lower(open + 1);
  if (tree.form(open) !== '(' || !told.words.includes(word)) return [];
  let close = open + 2;
  while (close < open + LONGEST && tree.form(close) !== ')') close++;
  if (tree.form(close) !== ')' || close - open < 3 || !tree.isFinite(close + 1)) return [];
  if (tree.form(tokens.length - 1) !== stop.trim()) return [];
  const inside = tokens.slice(open + 2, close).map(({ form }) => form);
  if (inside.some((form) => /^[;:–]$/.test(form))) return [];
  const before = preposition(inside, told);
  if (before === undefined) return [];
  const name = lastName(textOf(tree, { first: 0, last: open - 1 }).text);
  const from = { start: tokens[open + 2].start, end: tokens[close - 1].end };
  const begin = ` ${name} ${copula['Past.Sing']} ${word} ${before}`;
  return [
    {
      rule: 'split/bracket',
      operation: 'split',
      reason: 'What is told on the side gets its own sentence.',
      pieces: [
        { start: tokens[open - 1].end, end: tokens[close].end, parts: [] },
        { start: sentence.end, end: sentence.end, parts: [begin, from, stop.trim()] },
      ],
      dropped: [],
      key: word,
    },
  ];
}

/** "on" before a day, "in" before a year, nothing before a preposition. */
function preposition(
  words: readonly string[],
  { day, year, places }: NonNullable<SentenceRules['told']>,
): string | undefined {
  const [first] = words;
  if (places.includes(first.toLowerCase())) return '';
  if (/^\d{4}$/.test(first)) return `${year} `;
  const month = /^\p{Lu}\p{Ll}+$/u.test(first) && /^\d/.test(words[1] ?? '');
  if (!/^\d{1,2}$/.test(first) && !month) return undefined;
  return `${words.some((each) => /^\d{1,2}$/.test(each)) ? day : year} `;
}
