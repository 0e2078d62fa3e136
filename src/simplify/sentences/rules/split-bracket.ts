import { type Part, type Proposal, range, spanOf } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { heOrShe } from './person.ts';
import { lastName } from './split-predicate.ts';
import { finalCommas, textOf } from './subject.ts';

const LONGEST_NAME = 12;
const LONGEST = 24;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*|["“”]|[,-]|\p{Ll}{1,3}['’]?)$/u;
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
  const name = nameBefore(tree, open, rules);
  if (!name || tree.form(tokens.length - 1) !== stop.trim()) return [];
  // The first bracket may hold the name in another language.
  let close = closeOf(tree, open);
  let said = close && (birth(tree, open + 1, close, rules) ?? life(tree, open + 1, close, rules));
  if (close && !said && tree.form(close + 1) === '(') {
    open = close + 1;
    close = closeOf(tree, open);
    said = close && (birth(tree, open + 1, close, rules) ?? life(tree, open + 1, close, rules));
  }
  if (!close || !said) return [];
  const inside = range({ first: open + 1, last: close - 1 });
  if (inside.some((i) => told.names?.includes(tree.lower(i)))) return [];
  const goesOn = tree.form(close + 1) === ',' && (tree.finiteOf(tree.root) ?? -1) > close;
  if (!tree.isFinite(close + 1) && !goesOn) return [];
  // "Ada (born 1936), is": the comma closed the bracket only.
  const opened = tokens.slice(0, open).some(({ form }) => form === ',');
  const last = goesOn && !opened && tree.isFinite(close + 2) ? close + 1 : close;
  return [
    {
      rule: 'split/bracket',
      operation: 'split',
      reason: 'What is told on the side gets its own sentence.',
      pieces: [
        { start: tokens[open - 1].end, end: tokens[last].end, parts: [] },
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
function nameBefore(tree: Tree, open: number, rules: SentenceRules): string | undefined {
  let last = 0;
  while (last + 1 < open && tree.form(last + 1) !== ',') last++;
  if (!/^\p{Lu}/u.test(tree.form(0)) || !/^\p{Lu}/u.test(tree.form(last))) return undefined;
  const pronoun = heOrShe(tree, { first: 0, last }, rules);
  if (pronoun) return pronoun;
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
  // "born 11 March 1930, died 7 February 2017"
  if (inside.filter((form) => YEAR.test(form)).length > 1) return undefined;
  const before = preposition(inside, told);
  if (before === undefined) return undefined;
  const begin = `${copula?.['Past.Sing']} ${word} ${before}`;
  return { parts: [begin, ...dated(tree, { first: at + 1, last: close - 1 }, told)], key: word };
}

/** "5 May 1901 – 1 June 1976 in Rome" → "was born on 5 May 1901 and died on 1 June 1976 in Rome" */
function life(tree: Tree, open: number, close: number, { told }: SentenceRules): Told | undefined {
  const inside = range({ first: open, last: close - 1 });
  const years = inside.filter((i) => YEAR.test(tree.form(i)));
  if (!told?.life || years.length !== 2) return undefined;
  // "(/ˈmæθaʊ/; 5 May 1901 – …)", "(Arabic: …; born 5 May 1901, died …)": the days come last.
  const opens = (i: number) => tree.form(i) === ';' || told.words.includes(tree.lower(i));
  const first = (inside.findLast((i) => opens(i) && i < years[0]) ?? open - 1) + 1;
  const parts = (i: number) =>
    /^[-–—]$/.test(tree.form(i)) || told.deaths?.includes(tree.lower(i)) === true;
  const dash = inside.find((i) => parts(i) && i > years[0] && i < years[1]);
  const days: Stretch[] = [
    { first, last: dash === undefined ? years[0] : finalCommas(tree, dash) - 1 },
    { first: dash === undefined ? years[0] + 1 : dash + 1, last: close - 1 },
  ];
  const said = days.map((day) => dayIn(tree, day, told));
  // Between years alone somebody may have reigned.
  if (said.some((each) => each === undefined) || said.every((each) => each === `${told.year} `))
    return undefined;
  const [born, died, end = ''] = told.life.split('#');
  const [one, other] = days.map((day) => dated(tree, day, told));
  return {
    parts: [born, said[0] ?? '', ...one, died, said[1] ?? '', ...other, end],
    key: 'life',
  };
}

/** A day with its place: "4 May 1950, Rome" → "4 May 1950 in Rome". */
function dated(
  tree: Tree,
  { first, last }: Stretch,
  { places: [place] }: NonNullable<SentenceRules['told']>,
): Part[] {
  const year = range({ first, last }).find((i) => YEAR.test(tree.form(i)));
  const there = year !== undefined && tree.form(year + 1) === ',' && year + 2 <= last;
  if (!there || !/^\p{Lu}/u.test(tree.form(year + 2))) return [spanOf(tree, { first, last })];
  return [
    spanOf(tree, { first, last: year }),
    ` ${place} `,
    spanOf(tree, { first: year + 2, last }),
  ];
}

/** The preposition of a day or a year that opens a stretch; after it only a place. */
function dayIn(
  tree: Tree,
  { first, last }: Stretch,
  told: NonNullable<SentenceRules['told']>,
): string | undefined {
  const year = range({ first, last }).find((i) => YEAR.test(tree.form(i))) ?? last;
  const place = tree.lower(year + 1);
  if (year < last && place !== ',' && !told.places.includes(place)) return undefined;
  const words = range({ first, last: year }).map((i) => tree.form(i));
  if (words.length === 1) return `${told.year} `;
  const day = words.filter((word) => word !== ',');
  const whole = day.length === 3 && day.some((word) => /^\d{1,2}$/.test(word));
  return whole && day.some((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) ? `${told.day} ` : undefined;
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
