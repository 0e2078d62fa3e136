import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf, textOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { heOrShe } from '../subjects/person.ts';
import { isPerson, lastName } from '../told-of-nouns/predicate.ts';
import type { Bracket } from './bracket.ts';
import { type Told, yearsOfLife } from './years-of-life.ts';

const LONGEST_NAME = 12;
const LONGEST = 24;
const NAME = /^(?:&|\p{Lu}[\p{L}'’.-]*|["“”]|[,-]|\p{Ll}{1,3}['’]?)$/u;
const YEAR = /^\d{3,4}$/;

type Lives = NonNullable<SentenceRules['told']>;

/**
 * "Ada Byron (born 10 May 1936) is …" → "Ada Byron is … . Byron was born on 10 May 1936."; the same for
 * the days of birth and death. Brackets lead the parser astray, so that this is read off the words alone.
 */
export function bracketSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { told, copula, stop = '. ' } = rules;
  if (!told || !copula) return [];
  const { tokens, sentence } = tree;
  let open = 1;
  while (open <= LONGEST_NAME && isOfName(tree, open - 1, told) && tree.form(open) !== '(') open++;
  const name = nameBefore(tree, open, rules);
  if (!name || !tree.form(tokens.length - 1).endsWith(stop.trim())) return [];
  // The first bracket may hold the name in another language.
  let close = closeOf(tree, open);
  let said = close && daysIn(tree, { open, close }, rules);
  if (close && !said && tree.form(close + 1) === '(') {
    open = close + 1;
    close = closeOf(tree, open);
    said = close && daysIn(tree, { open, close }, rules);
  }
  const isSomebody =
    isPerson(tree, rules) ||
    rules.brackets?.animals.includes(tree.at(tree.root).lemma) ||
    heOrShe(tree, { first: 0, last: open - 1 }, rules);
  said ??= close && isSomebody ? yearsOfLife(tree, { open, close }, rules) : undefined;
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

/** Part of a name, also "O. J." */
function isOfName(tree: Tree, index: number, { ordinals }: Lives): boolean {
  const [, ending = ''] = /^\d{1,2}(\p{L}+)$/u.exec(tree.form(index)) ?? [];
  const isShort = tree.form(index) === '.' && /^\p{Lu}$/u.test(tree.form(index - 1));
  return isShort || ordinals.includes(ending) || NAME.test(tree.form(index));
}

/** What a bracket tells of the days of somebody's birth and death. */
export function daysIn(
  tree: Tree,
  { open, close }: Bracket,
  rules: SentenceRules,
): Told | undefined {
  return (
    birth(tree, open + 1, close, rules) ??
    death(tree, open + 1, close, rules) ??
    life(tree, open + 1, close, rules)
  );
}

function closeOf(tree: Tree, open: number): number | undefined {
  if (tree.form(open) !== '(') return undefined;
  for (let i = open + 1; i < open + LONGEST; i++) if (tree.form(i) === ')') return i;
  return undefined;
}

/** The last name, up to a comma: "Sir James Chadwick, CH, FRS"; of kings the whole one: "Louis XIII". */
function nameBefore(tree: Tree, open: number, rules: SentenceRules): string | undefined {
  let last = 0;
  while (last + 1 < open && tree.form(last + 1) !== ',') last++;
  if (!/^\p{Lu}/u.test(tree.form(0)) || !/^\p{Lu}/u.test(tree.form(last))) return undefined;
  // "The League of Lezhë (2 March 1444 – 25 April 1479)" never lived.
  if (tree.at(0).features.PronType === 'Art') return undefined;
  const pronoun = heOrShe(tree, { first: 0, last }, rules);
  if (pronoun) return pronoun;
  const text = textOf(tree, { first: 0, last }).replace(/ ?["“][^"”]*["”]/u, '');
  return /^[IVX]+$/.test(tree.form(last)) ? text : lastName(text);
}

/** "born 10 May 1936" → "was born on 10 May 1936"; "born Frank Wupper, 1 June 1890" with that name */
function birth(tree: Tree, first: number, close: number, rules: SentenceRules): Told | undefined {
  const { told, copula } = rules;
  // "(; born 4 April 1972)", "(Greek: …, born 4 April 1972)"
  const at = range({ first, last: close - 2 }).find((i) => told?.words.includes(tree.lower(i)));
  if (!told || at === undefined || !isSaidElsewhere(tree, first, at, rules)) return undefined;
  const [word] = told.words;
  const named = nameAtBirth(tree, at + 1, close, rules);
  const from = named ? named.last + 2 : at + 1;
  const name: Part[] = named ? [spanOf(tree, named), ' '] : [];
  const begin = `${copula?.['Past.Sing']} ${word} `;
  const both = named && life(tree, from, close, rules);
  // "born Frank Wupper; 1 June 1890 – 18 September 1949"
  if (both) return { parts: [begin, ...name, ...both.parts.slice(1)], key: 'life' };
  const day = dayOf(tree, from, close, rules);
  return day && { parts: [begin, ...name, ...day], key: word };
}

/** What stands before the days and goes: nothing, or the name in another script, or how it is said. */
function isSaidElsewhere(
  tree: Tree,
  first: number,
  at: number,
  { brackets }: SentenceRules,
): boolean {
  if (at === first) return true;
  if (!/^[,;]$/.test(tree.form(at - 1))) return false;
  const text = textOf(tree, { first, last: at - 1 });
  // "(Urdu; born …)": the name in that language is lost already.
  const { languages = [] } = brackets ?? {};
  if (at === first + 2 && languages.some((each) => tree.lower(first).endsWith(each))) return true;
  return !/\p{Lu}/u.test(text) || /[:/[]|(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** "died 16 March 2014" → "died on 16 March 2014" */
function death(tree: Tree, first: number, close: number, rules: SentenceRules): Told | undefined {
  const { deaths = [] } = rules.told ?? {};
  const day = deaths.includes(tree.lower(first)) ? dayOf(tree, first + 1, close, rules) : undefined;
  return day && { parts: [`${deaths[0]} `, ...day], key: deaths[0] };
}

/** The name that somebody was given at birth, before the comma that ends it. */
function nameAtBirth(
  tree: Tree,
  first: number,
  close: number,
  { persons }: SentenceRules,
): Stretch | undefined {
  const { genders = {} } = persons ?? {};
  if (!Object.values(genders).some(({ names }) => names.includes(tree.form(first))))
    return undefined;
  let last = first;
  while (last + 1 < close && /^\p{Lu}/u.test(tree.form(last + 1))) last++;
  const ends = /^[,;]$/.test(tree.form(last + 1)) && last > first;
  return ends && last + 2 < close ? { first, last } : undefined;
}

/** One day or year to the end of a bracket, with the word before it. */
function dayOf(
  tree: Tree,
  from: number,
  close: number,
  { told, brackets }: SentenceRules,
): Part[] | undefined {
  const unsure = brackets?.unsure[tree.lower(from)];
  const first = unsure ? from + 1 : from;
  const inside = tree.tokens.slice(first, close).map(({ form }) => form);
  if (!told || inside.length === 0 || inside.some((form) => /^[;:–]$|^--$|\d,\d{4}$/.test(form)))
    return undefined;
  const isOther = (word: string) =>
    told.deaths?.includes(word) || Object.hasOwn(brackets?.told ?? {}, word);
  if (inside.some((form) => isOther(form.toLowerCase()))) return undefined;
  // "born 11 March 1930, died 7 February 2017"
  if (inside.filter((form) => YEAR.test(form)).length > 1) return undefined;
  const before = preposition(inside, told);
  if (before === undefined || (unsure && !YEAR.test(inside[0]))) return undefined;
  return [unsure ? `${unsure} ` : before, ...dated(tree, { first, last: close - 1 }, told)];
}

/** "5 May 1901 – 1 June 1976 in Rome" → "was born on 5 May 1901 and died on 1 June 1976 in Rome" */
function life(tree: Tree, open: number, close: number, rules: SentenceRules): Told | undefined {
  const { told } = rules;
  const inside = range({ first: open, last: close - 1 });
  const years = inside.filter((i) => YEAR.test(tree.form(i)));
  if (!told?.life || years.length !== 2) return undefined;
  // "(/ˈmæθaʊ/; 5 May 1901 – …)", "(Arabic: …; born 5 May 1901, died …)": the days come last.
  const opens = (i: number) => tree.form(i) === ';' || told.words.includes(tree.lower(i));
  const mark = inside.findLast((i) => opens(i) && i < years[0]);
  const first = (mark ?? open - 1) + 1;
  if (
    mark !== undefined &&
    tree.form(mark) === ';' &&
    !isSaidElsewhere(tree, open, mark + 1, rules)
  )
    return undefined;
  const parts = (i: number) =>
    /^(?:[-–—]|--)$/.test(tree.form(i)) || told.deaths?.includes(tree.lower(i)) === true;
  const dash = inside.find((i) => parts(i) && i > years[0] && i < years[1]);
  const days: Stretch[] = [
    { first, last: dash === undefined ? years[0] : tree.commaBefore(dash) - 1 },
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
