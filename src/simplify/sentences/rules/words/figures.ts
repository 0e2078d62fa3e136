import { ideographicValue } from '../../../../evaluate/index.ts';
import type { IdeographicNumerals, Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Piece, Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** "一九九八年八月，二十二家" → "1998年8月，22家": numbers written in signs, all of a sentence or none. */
export function figures(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const signs = language.profile.facts?.ideographs;
  if (!rules.figures || !signs) return [];
  const { runs, goesOn, vague } = patternsOf(signs, rules.figures);
  const { start } = tree.sentence;
  const text = tree.tokens.reduce(
    (before, { start: at, form }) => before.padEnd(at - start) + form,
    '',
  );
  const pieces: Piece[] = [];
  for (const match of text.matchAll(runs)) {
    const numeral = match.groups?.numeral ?? '';
    const said = figuresOf(numeral, signs, vague);
    if (said === undefined) continue;
    const here = text.slice(match.index);
    if (rules.figures.except.some((each) => here.startsWith(each))) continue;
    if (goesOn.test(text.slice(match.index + match[0].length))) continue;
    const [from, to] = [start + match.index, start + match.index + match[0].length];
    if (!isFree(tree, from, to, signs, rules.figures)) continue;
    const percent = match.groups?.percent === undefined ? '' : '%';
    pieces.push({ start: from, end: to, parts: [said + percent] });
  }
  if (pieces.length === 0) return [];
  return [
    {
      rule: 'replace/digits',
      operation: 'substitute',
      reason: 'Digits are easier to see than words.',
      pieces,
      // The numbers are still told.
      dropped: [],
      key: 'figures',
    },
  ];
}

type Figures = NonNullable<SentenceRules['figures']>;

interface Patterns {
  /** Runs of signs before something counted: "百分之四十三", "二十二所", "一九九八年", "二点五亿", "八月". */
  readonly runs: RegExp;
  /** "八月十五", "三百万至一千万": a month with a day that is no date, the first of two numbers. */
  readonly goesOn: RegExp;
  /** "二三十": twenty or thirty. */
  readonly vague: RegExp;
}

const made = new WeakMap<Figures, Patterns>();

/** Made once for a language: sentences are many. */
function patternsOf(signs: IdeographicNumerals, data: Figures): Patterns {
  const known = made.get(data);
  if (known) return known;
  const { percent, vague, more, ranges, dates, vagueRuns } = data;
  const digits = Object.keys(signs.digits).join('');
  const units = Object.keys(signs.units);
  const small = units.filter((each) => signs.units[each] < 10_000).join('');
  const big = units.filter((each) => signs.units[each] >= 10_000).join('');
  const run = `[${digits}${small}${signs.point ?? ''}]`;
  const counted = `[${signs.measures}${more}${big}]`;
  const other = `[${digits}${small}${big}${vague}]`;
  // A share of a hundred needs nothing after it.
  const ends = `(?:(?<=${percent}${run}+)(?!${other})|(?=${counted}))`;
  const begins = `(?<!${other}|[\\d.]|${other}[${ranges}])`;
  const all = digits + units.join('');
  const day = `${signs.month}[${all}]+(?![${all}${dates.join('')}])`;
  const patterns = {
    runs: new RegExp(`${begins}(?<percent>${percent})?(?<numeral>${run}+)${ends}`, 'gu'),
    goesOn: new RegExp(`^(?:${day}|[${all}]?[${ranges}][${all}])`, 'u'),
    vague: new RegExp(vagueRuns, 'u'),
  };
  made.set(data, patterns);
  return patterns;
}

/** The figures for a run of signs; undefined for one that is short, vague or said otherwise. */
function figuresOf(numeral: string, signs: IdeographicNumerals, vague: RegExp): string | undefined {
  const digits = [...numeral].filter((sign) => Object.hasOwn(signs.digits, sign)).length;
  const isYear = digits === numeral.length;
  if (!isYear && vague.test(numeral)) return undefined;
  if (isYear && numeral.length !== 4 && numeral.length !== 1) return undefined;
  const { point = ' ' } = signs;
  if (numeral.startsWith(point) || numeral.endsWith(point)) return undefined;
  const value = ideographicValue(numeral, signs);
  return value === undefined ? undefined : String(value);
}

/** Is it a number of its own: no part of a name or title, and if it is one sign, a day or month? */
function isFree(
  tree: Tree,
  from: number,
  to: number,
  signs: IdeographicNumerals,
  { dates }: Figures,
): boolean {
  const first = tree.tokens.findIndex(({ end }) => end > from);
  const next = tree.tokens.findIndex(({ end }) => end > to);
  const after = tree.tokens[next];
  const sign = after?.form[Math.max(0, to - after.start)] ?? '';
  for (let at = first; at < tree.tokens.length && tree.tokens[at].start < to; at++) {
    const { start, end, form } = tree.tokens[at];
    if (tree.enclosed[at] || tree.at(at).upos === 'PROPN') return false;
    const rest = end > to ? [...form.slice(to - start)] : [];
    const isCounted = (each: string) => signs.measures.includes(each) || each in signs.units;
    if (!rest.every(isCounted)) return false;
  }
  if (to - from > 1) return true;
  // "一日三餐": a day is counted, but "五月一日".
  const isDay = dates.includes(sign) && sign !== signs.month;
  if (isDay) return tree.tokens[first - 1]?.form.endsWith(signs.month) === true;
  return dates.includes(sign) || Object.hasOwn(signs.units, sign);
}
