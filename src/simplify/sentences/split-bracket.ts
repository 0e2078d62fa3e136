import { type Part, type Proposal, range, spanOf } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import { lastName } from './split-predicate.ts';
import { textOf } from './subject.ts';
import type { Stretch, Tree } from './tree.ts';

const LONGEST_NAME = 10;
const LONGEST = 16;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*|["“”]|,|\p{Ll}{1,3})$/u;
const YEAR = /^\d{3,4}$/;

/**
 * "Ada Byron (born 10 May 1936) is …" → "Ada Byron is … . Byron was born on 10 May 1936."; the same for
 * the days of birth and death. Brackets lead the parser astray, so that this is read off the words alone.
 */
export function bracketSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { told, copula, stop = '. ' } = rules;
  if (!told || !copula) return [];
  const { tokens, sentence } = tree;
  let open = 1;
  while (open <= LONGEST_NAME && NAME.test(tree.form(open - 1)) && tree.form(open) !== '(') open++;
  const name = nameBefore(tree, open);
  if (!name || tree.form(tokens.length - 1) !== stop.trim()) return [];
  // The first bracket may hold the name in another language.
  let close = closeOf(tree, open);
  let said = close && (birth(tree, open + 1, close, rules) ?? life(tree, open + 1, close, rules));
  if (close && !said && tree.form(close + 1) === '(') {
    open = close + 1;
    close = closeOf(tree, open);
    said = close && birth(tree, open + 1, close, rules);
  }
  if (!close || !said) return [];
  const goesOn = tree.form(close + 1) === ',' && (tree.finiteOf(tree.root) ?? -1) > close;
  if (!tree.isFinite(close + 1) && !goesOn) return [];
  return [
    {
      rule: 'split/bracket',
      operation: 'split',
      reason: 'What is told on the side gets its own sentence.',
      pieces: [
        { start: tokens[open - 1].end, end: tokens[close].end, parts: [] },
        {
          start: sentence.end,
          end: sentence.end,
          parts: [` ${name} `, ...said.parts, stop.trim()],
        },
      ],
      dropped: [],
      key: said.key,
    },
  ];
}

function closeOf(tree: Tree, open: number): number | undefined {
  if (tree.form(open) !== '(') return undefined;
  for (let i = open + 1; i < open + LONGEST; i++) if (tree.form(i) === ')') return i;
  return undefined;
}

interface Told {
  readonly parts: readonly Part[];
  readonly key: string;
}

/** The last name, up to a comma: "Sir James Chadwick, CH, FRS"; of kings the whole one: "Louis XIII". */
function nameBefore(tree: Tree, open: number): string | undefined {
  let last = 0;
  while (last + 1 < open && tree.form(last + 1) !== ',') last++;
  if (!/^\p{Lu}/u.test(tree.form(0)) || !/^\p{Lu}/u.test(tree.form(last))) return undefined;
  const text = textOf(tree, { first: 0, last }).text.replace(/ ?["“][^"”]*["”]/u, '');
  return /^[IVX]+$/.test(tree.form(last)) ? text : lastName(text);
}

/** "born 10 May 1936" → "was born on 10 May 1936" */
function birth(
  tree: Tree,
  first: number,
  close: number,
  { told, copula }: SentenceRules,
): Told | undefined {
  // "(; born 4 April 1972)", "(Greek: …, born 4 April 1972)"
  const at = range({ first, last: close - 2 }).find((i) => told?.words.includes(tree.lower(i)));
  if (!told || at === undefined || (at > first && !/^[,;]$/.test(tree.form(at - 1))))
    return undefined;
  const word = tree.lower(at);
  const inside = tree.tokens.slice(at + 1, close).map(({ form }) => form);
  if (inside.length === 0 || inside.some((form) => /^[;:–]$/.test(form))) return undefined;
  const before = preposition(inside, told);
  if (before === undefined) return undefined;
  const begin = `${copula?.['Past.Sing']} ${word} ${before}`;
  return { parts: [begin, spanOf(tree, { first: at + 1, last: close - 1 })], key: word };
}

/** "5 May 1901 – 1 June 1976" → "was born on 5 May 1901 and died on 1 June 1976" */
function life(tree: Tree, first: number, close: number, { told }: SentenceRules): Told | undefined {
  const years = range({ first, last: close - 1 }).filter((i) => YEAR.test(tree.form(i)));
  if (!told?.life || years.length !== 2 || years[1] !== close - 1) return undefined;
  const days = [
    { first, last: years[0] },
    {
      first: /^[-–—]$/.test(tree.form(years[0] + 1)) ? years[0] + 2 : years[0] + 1,
      last: years[1],
    },
  ];
  // A day, a month and a year, and nothing else; between years alone he may have reigned.
  const isDay = (day: Stretch) => {
    const words = range(day).map((i) => tree.form(i));
    const month = words.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
    const number = words.filter((word) => /^\d{1,2}$/.test(word));
    return (
      month.length === 1 &&
      number.length === 1 &&
      words.length - (words.includes(',') ? 1 : 0) === 3
    );
  };
  if (!days.every(isDay)) return undefined;
  const [born, died, end = ''] = told.life.split('#');
  const [one, other] = days.map((day) => spanOf(tree, day));
  return { parts: [born, one, died, other, end], key: 'life' };
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
