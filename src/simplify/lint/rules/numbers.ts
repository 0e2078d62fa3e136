import type { Sentence } from '../../../core/index.ts';
import { readQuantities } from '../../../language/facts/index.ts';
import type { Language } from '../../../language/index.ts';
import { type LintContext, type LintRule, numberOf } from '../rule.ts';

/** Figures without groups in this range are taken for years. */
const YEARS = [1000, 2100] as const;

/** "m" or "bn" with no number before it. */
const UNIT = /^(?:\p{Script=Latin}|\p{Script=Cyrillic}){1,2}s?$/u;

function* numbersOf({ sentences, language, document }: LintContext) {
  for (const sentence of sentences) yield* numbersIn(document.text, sentence, language);
}

/** The numbers of a sentence, with their values and places. */
export function* numbersIn(
  document: string,
  { start, end, tokens }: Sentence,
  { profile: { facts } }: Language,
) {
  if (!facts) return;
  const own = tokens.map((token) => ({
    ...token,
    start: token.start - start,
    end: token.end - start,
  }));
  const text = document.slice(start, end);
  for (const quantity of readQuantities(text, own, facts)) {
    if (quantity.kind !== 'number') continue;
    // The "M" of "Ms Thornton" is not a million.
    if (UNIT.test(text.slice(quantity.start, quantity.end))) continue;
    yield {
      value: quantity.values[0],
      isFirm: quantity.firm,
      inFigures: quantity.inFigures === true || quantity.figure !== undefined,
      span: { start: start + quantity.start, end: start + quantity.end },
      text: text.slice(quantity.start, quantity.end),
      after: text
        .slice(quantity.end, quantity.end + 24)
        .trimStart()
        .toLowerCase(),
    };
  }
}

export const bigNumber: LintRule = {
  name: 'big-number',
  summary: 'large numbers, which are hard to picture',
  needs: [],
  defaults: { from: 10_000 },
  *check(context, settings) {
    const from = numberOf(settings, 'from');
    for (const { value, span, text } of numbersOf(context)) {
      const isYear = /^\d{4}$/.test(text) && value >= YEARS[0] && value <= YEARS[1];
      if (!(value >= from) || isYear) continue;
      yield {
        span,
        message: `${text} is a large number; round it, compare it, or write "many".`,
        suggestions: roundedOf(value, context.language.id),
      };
    }
  },
};

/** To one or two figures, as the language groups digits. */
export function roundedOf(value: number, language: string): string[] {
  if (!Number.isFinite(value) || value < 100) return [];
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  const rounded = Math.round(value / unit) * unit;
  if (rounded === value || rounded >= 1e15) return [];
  return [rounded.toLocaleString(language)];
}

export const percentage: LintRule = {
  name: 'percentage',
  summary: 'percentages',
  needs: [],
  defaults: {},
  *check(context) {
    for (const { span, text, after, value } of numbersOf(context)) {
      const sign =
        /^[%٪％]/.exec(after)?.[0] ??
        context.wording.percent.find((each) => after.startsWith(each));
      if (sign === undefined) continue;
      const [blank] = /^\s*/.exec(context.document.text.slice(span.end, span.end + 24))!;
      // The word may continue with an ending, or be "percentage points": ten of those are not a tenth.
      const [rest] = /^\p{L}*/u.exec(after.slice(sign.length))!;
      yield {
        span: { start: span.start, end: span.end + blank.length + sign.length + rest.length },
        message: `${text} ${sign}${rest} is a percentage; write "half", "1 in 4" or "many".`,
        suggestions: rest === '' ? shareOf(value) : [],
      };
    }
  },
};

/** A share in tenths or larger parts, where that is close: 3/20 is no easier than 15 %. */
function shareOf(percent: number): string[] {
  if (!(percent > 0 && percent < 100)) return [];
  for (const of of [2, 3, 4, 5, 10]) {
    const part = Math.round((percent / 100) * of);
    if (part > 0 && Math.abs((part / of) * 100 - percent) <= 1.5) return [`${part}/${of}`];
  }
  return [];
}

export const numberWord: LintRule = {
  name: 'number-word',
  summary: 'numbers spelled out as words',
  needs: [],
  defaults: { from: 2 },
  *check(context, settings) {
    const from = numberOf(settings, 'from');
    for (const { value, span, text, inFigures, isFirm } of numbersOf(context)) {
      // A week means seven days, but is not written that way.
      if (!isFirm || inFigures || !(value >= from) || /\p{Nd}/u.test(text) || !/\p{L}/u.test(text))
        continue;
      // Above, figures are as hard to read as words; "million" is said after them.
      if (value >= 1e6) continue;
      yield {
        span,
        message: `"${text}" is a spelled-out number; figures are easier to read.`,
        suggestions: [String(value)],
      };
    }
  },
};

const NUMERIC_DATE = /(?<!\d)\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/g;

export const numericDate: LintRule = {
  name: 'numeric-date',
  summary: 'dates written only in figures',
  needs: [],
  defaults: {},
  *check({ sentences, document }) {
    for (const { start, end } of sentences) {
      for (const { index, 0: date } of document.text.slice(start, end).matchAll(NUMERIC_DATE)) {
        const parts = date.split(/[./-]/).map(Number);
        if (!parts.some((part) => part > 0 && part <= 12) || parts.some((part) => part === 0))
          continue;
        yield {
          span: { start: start + index, end: start + index + date.length },
          message: `${date} is a date in figures; write the month as a word.`,
          suggestions: [],
        };
      }
    }
  },
};

export const romanNumeral: LintRule = {
  name: 'roman-numeral',
  summary: 'Roman numerals',
  needs: [],
  defaults: {},
  *check({ sentences }) {
    for (const { tokens } of sentences) {
      for (const { form, start, end } of tokens) {
        if (!/^[IVX]{2,}$|^[IVXLCDM]{3,}$/.test(form)) continue;
        const value = romanValue(form);
        if (value === undefined) continue;
        yield {
          span: { start, end },
          message: `${form} is a Roman numeral; write ${value}.`,
          suggestions: [String(value)],
        };
      }
    }
  },
};

const ROMAN: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** The value of a numeral in its usual spelling; undefined of other words (MIX is 1009, CIVIC none). */
function romanValue(form: string): number | undefined {
  let [rest, value] = [form, 0];
  for (const [sign, worth] of ROMAN) {
    for (let times = 0; rest.startsWith(sign) && times < 3; times++) {
      rest = rest.slice(sign.length);
      value += worth;
    }
  }
  return rest === '' ? value : undefined;
}
