import type { IdeographicNumerals, Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Piece, Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * "一九九八年八月，二十二家" → "1998年8月，22家": numbers written in signs, all of a sentence or none. One that is
 * vague ("十六七岁"), or the number of an article ("第三十一条"), stays, and the others with it.
 */
export function figures(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const signs = language.profile.facts?.ideographs;
  if (!rules.figures || !signs) return [];
  const { runs, goesOn, numbers } = patternsOf(signs, rules.figures);
  const { start } = tree.sentence;
  const text = tree.tokens.reduce(
    (before, { start: at, form }) => before.padEnd(at - start) + form,
    '',
  );
  const pieces: Piece[] = [];
  for (const match of text.matchAll(runs)) {
    const numeral = match.groups?.numeral ?? '';
    const said = figuresOf(numeral, signs);
    if (said === undefined) continue;
    const here = text.slice(match.index);
    if (rules.figures.except.some((each) => here.startsWith(each))) continue;
    if (goesOn.test(text.slice(match.index + match[0].length))) continue;
    const [from, to] = [start + match.index, start + match.index + match[0].length];
    if (!isFree(tree, from, to, signs, rules.figures)) continue;
    const percent = match.groups?.percent === undefined ? '' : '%';
    pieces.push({ start: from, end: to, parts: [said + percent] });
  }
  const isLeft = ({ 0: run, index }: RegExpExecArray) =>
    isNumber(tree, start + index, run, signs, rules.figures as Figures) &&
    !isWritten(start + index, run, pieces, signs);
  if (pieces.length === 0 || [...text.matchAll(numbers)].some(isLeft)) return [];
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
  /** "八月十五", "三百万至一千万", "十几": a month with a day that is no date, the first of two numbers, a vague one. */
  readonly goesOn: RegExp;
  /** All runs of signs, whatever they say. */
  readonly numbers: RegExp;
}

const made = new WeakMap<Figures, Patterns>();

/** Made once for a language: sentences are many. */
function patternsOf(signs: IdeographicNumerals, data: Figures): Patterns {
  const known = made.get(data);
  if (known) return known;
  const { percent, vague, more, ranges, dates, ordinal, labels } = data;
  const digits = Object.keys(signs.digits).join('');
  const units = Object.keys(signs.units);
  const small = units.filter((each) => signs.units[each] < 10_000).join('');
  const big = units.filter((each) => signs.units[each] >= 10_000).join('');
  const run = `[${digits}${small}${signs.point ?? ''}]`;
  const counted = `[${signs.measures}${more}${big}]`;
  const other = `[${digits}${small}${big}${vague}]`;
  // A share of a hundred needs nothing after it.
  const ends = `(?:(?<=${percent}${run}+)(?!${other})|(?=${counted}))`;
  const label = `${ordinal}(?=${run}+[${labels}])`;
  const begins = `(?<!${other}|[\\d.]|${other}[${ranges}]|${label})`;
  const all = digits + units.join('');
  const day = `${signs.month}[${all}]+(?![${all}${dates.join('')}])`;
  const patterns = {
    runs: new RegExp(`${begins}(?<percent>${percent})?(?<numeral>${run}+)${ends}`, 'gu'),
    goesOn: new RegExp(`^(?:${day}|[${all}]?[${ranges}][${all}]|[${vague}])`, 'u'),
    numbers: new RegExp(`[${all}]+`, 'gu'),
  };
  made.set(data, patterns);
  return patterns;
}

/** The figures for a run of signs; undefined for one that is short, vague or said otherwise. */
function figuresOf(numeral: string, signs: IdeographicNumerals): string | undefined {
  const isDigit = (sign: string) => Object.hasOwn(signs.digits, sign);
  const { point = ' ' } = signs;
  const [whole] = numeral.split(point);
  const isYear = [...whole].every(isDigit);
  // "二三十", "十六七": two digits side by side are two numbers.
  const isTwo = (sign: string, at: number) =>
    signs.digits[sign] > 0 && signs.digits[whole[at + 1]] > 0;
  if (!isYear && [...whole].some(isTwo)) return undefined;
  if (isYear && whole.length !== 4 && whole.length !== 1) return undefined;
  if (numeral.startsWith(point) || numeral.endsWith(point)) return undefined;
  const [, fraction = ''] = numeral.split(point);
  const digits = (run: string) => [...run].map((sign) => signs.digits[sign]).join('');
  const told = isYear ? digits(whole) : String(wholeOf(whole, signs));
  return String(Number(fraction === '' ? told : `${told}.${digits(fraction)}`));
}

/**
 * "三百二十" → 320, from the right: a digit counts what the unit after it says. The judge reads
 * numbers by code of its own, so that a slip here is seen there.
 */
function wholeOf(run: string, signs: IdeographicNumerals): number {
  let [sum, unit, isCounted] = [0, 1, true];
  for (const sign of [...run].reverse()) {
    if (Object.hasOwn(signs.digits, sign)) {
      sum += signs.digits[sign] * unit;
      isCounted = true;
    } else {
      if (!isCounted) sum += unit;
      [unit, isCounted] = [signs.units[sign], false];
    }
  }
  return isCounted ? sum : sum + unit;
}

/** Is a run of signs a number, and no part of another word, of a name or of a quotation: "十分", "百姓"? */
function isNumber(
  tree: Tree,
  from: number,
  run: string,
  signs: IdeographicNumerals,
  { ordinal, labels, more, vague }: Figures,
): boolean {
  const at = tree.tokens.findIndex(({ end }) => end > from);
  const { start, form } = tree.tokens[at];
  const to = from + run.length;
  const after = tree.tokens.find(({ end }) => end > to);
  const next = after?.form[Math.max(0, to - after.start)] ?? '';
  if (tree.enclosed[at]) return false;
  // "第三条"; "第一次" is a word.
  const before = from > start ? form[from - start - 1] : tree.form(at - 1).slice(-1);
  if (before === ordinal) return run.length > 1 || labels.includes(next);
  // "一个": mostly an article.
  if (signs.digits[run] === 1 || !/^(?:NUM|NOUN|PROPN|DET)$/.test(tree.at(at).upos)) return false;
  return run.length > 1 || (signs.measures + more + vague).includes(next);
}

/** Is a run written in figures, but for a unit after it: "2.5亿"? */
function isWritten(
  from: number,
  run: string,
  pieces: readonly Piece[],
  signs: IdeographicNumerals,
): boolean {
  return [...run].every((sign, i) => {
    const at = from + i;
    return pieces.some(({ start, end }) => start <= at && at < end) || signs.units[sign] >= 10_000;
  });
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
