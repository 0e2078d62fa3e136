import type { Quantity } from './quantities.ts';

/** A date as written, with its possible readings: 03.05.1999 has two. */
export interface DateFact {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly DateReading[];
  readonly firm: boolean;
}

export interface DateReading {
  readonly day?: number;
  readonly month: number;
  readonly year?: number;
}

/** What may separate day, month and year: a dot, a comma, "de", "of", 年. */
const BETWEEN = /^[\s.,年]{0,3}(?:\p{L}{1,3}\s)?$/u;

/** Joins days, months and years into dates; other numbers remain separate. */
export function readDates(
  quantities: readonly Quantity[],
  text: string,
): { dates: DateFact[]; numbers: Quantity[] } {
  const dates: DateFact[] = [];
  const taken = new Set<Quantity>();
  quantities.forEach((quantity, i) => {
    if (quantity.figure?.date) dates.push(figureDate(quantity, quantity.figure.date));
    if (quantity.kind !== 'month') return;
    const group: Quantity[] = [quantity];
    const joined = (a: Quantity | undefined, b: Quantity | undefined): boolean =>
      a !== undefined && b !== undefined && BETWEEN.test(text.slice(a.end, b.start));
    for (let j = i - 1; j >= i - 2 && isPlace(quantities[j]); j--) {
      if (taken.has(quantities[j]) || !joined(quantities[j], group[0])) break;
      group.unshift(quantities[j]);
    }
    for (let j = i + 1; j <= i + 2 && isPlace(quantities[j]); j++) {
      if (!joined(group.at(-1), quantities[j])) break;
      group.push(quantities[j]);
    }
    dates.push(groupedDate(group, quantity));
    for (const part of group) taken.add(part);
  });
  const numbers = quantities.filter(
    (quantity) => quantity.kind === 'number' && !taken.has(quantity) && !quantity.figure?.date,
  );
  return { dates, numbers };
}

function isPlace(quantity: Quantity | undefined): boolean {
  if (quantity?.kind !== 'number' || !quantity.inFigures || quantity.figure?.date) return false;
  return isDay(quantity.values[0]) || isYear(quantity.values[0]);
}

const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2200;

function groupedDate(group: readonly Quantity[], month: Quantity): DateFact {
  const places = group.filter((part) => part !== month).map((part) => part.values[0]);
  const day = places.find(isDay);
  const year = places.find(isYear);
  return {
    start: group[0].start,
    end: (group.at(-1) as Quantity).end,
    readings: [
      {
        month: month.values[0],
        ...(day === undefined ? {} : { day }),
        ...(year === undefined ? {} : { year }),
      },
    ],
    firm: month.firm || group.length > 1,
  };
}

function figureDate(
  quantity: Quantity,
  { a, b, year }: { readonly a: number; readonly b: number; readonly year: number },
): DateFact {
  const readings: DateReading[] = [];
  if (b <= 12) readings.push({ day: a, month: b, year });
  if (a <= 12) readings.push({ day: b, month: a, year });
  return { start: quantity.start, end: quantity.end, readings, firm: true };
}
