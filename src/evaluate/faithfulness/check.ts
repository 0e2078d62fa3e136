import {
  type Document,
  KlartextError,
  type Sentence,
  type Span,
  sentencesOf,
} from '../../core/index.ts';
import {
  type DateFact,
  isKept,
  KnownWords,
  type NameFact,
  type Negations,
  type Quantity,
  readDates,
  readNames,
  readNegations,
  readQuantities,
  unanswered,
} from '../../language/facts/index.ts';
import type { FactsProfile, Language } from '../../language/index.ts';
import { analysisView } from '../features/trees.ts';
import { sharedView } from '../features/views.ts';
import type { View } from '../text.ts';

/** A span of a text and its fact. */
export interface Mention extends Span {
  readonly text: string;
}

/** Facts only in the source, and facts only in the output. */
export interface Difference {
  /** Spans of the source. */
  readonly lost: readonly Mention[];
  /** Spans of the output. */
  readonly invented: readonly Mention[];
  /** How many facts of the source are in the output. */
  readonly kept: number;
}

export interface Faithfulness {
  readonly numbers: Difference;
  readonly dates: Difference;
  /** Undefined for a language without analysis. */
  readonly names?: Difference;
  readonly negation: Difference;
}

/** The facts of a text, computed once. */
export interface Facts {
  readonly text: string;
  readonly numbers: readonly Quantity[];
  readonly dates: readonly DateFact[];
  readonly values: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly names?: readonly NameFact[];
  readonly words: KnownWords;
  readonly negations: Negations;
}

/**
 * Numbers, dates, names and negations that an output lost or invented. It prefers missed
 * findings to false ones: "1,000" is "one thousand", "May 3" is "3 May", "unable" is "not able".
 *
 * @example checkFaithfulness('It has 20 rooms.', 'It has 30 rooms.', english).numbers.lost // 20
 */
export function checkFaithfulness(
  source: string,
  output: string,
  language: Language,
): Faithfulness {
  return compareFacts(readFacts(source, language), readFacts(output, language), language);
}

/** The facts of a text, in one view for all metrics. */
export function factsView(language: Language): View<Facts> {
  factsProfile(language);
  return sharedView(language, 'facts', () => {
    const analysed = analysisView(language);
    return (raw, text) => factsOf(raw, text.through(analysed), language);
  });
}

function factsProfile(language: Language): FactsProfile {
  const { facts } = language.profile;
  if (facts) return facts;
  throw new KlartextError(
    'missing-data',
    `${language.profile.name} has no file facts.json, so numbers, dates and negation cannot be checked.`,
    `Add languages/${language.id}/facts.json; languages/README.md describes its content.`,
  );
}

/** A language with cached analyses returns the same document. */
const known = new WeakMap<Document, Facts>();

function readFacts(text: string, language: Language): Facts {
  const document = language.analyse(text);
  const facts = known.get(document) ?? factsOf(text, sentencesOf(document), language);
  known.set(document, facts);
  return facts;
}

function factsOf(text: string, sentences: readonly Sentence[], language: Language): Facts {
  const profile = factsProfile(language);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const quantities = readQuantities(text, tokens, profile);
  const { dates, numbers } = readDates(quantities, text);
  const values = new Set<number>();
  const months = new Set<number>();
  for (const quantity of quantities) {
    for (const value of quantity.values) (quantity.kind === 'month' ? months : values).add(value);
  }
  for (const { readings } of dates) {
    for (const { day, month, year } of readings) {
      months.add(month);
      for (const value of [day, year]) if (value !== undefined) values.add(value);
    }
  }
  return {
    text,
    numbers,
    dates,
    values,
    months,
    ...(language.offers.analysis ? { names: readNames(sentences, language) } : {}),
    words: new KnownWords(text, sentences),
    negations: readNegations(sentences, profile),
  };
}

export function compareFacts(source: Facts, output: Facts, language: Language): Faithfulness {
  const numbers = (a: Facts, b: Facts) =>
    split(a, firm(a.numbers), (number) => number.values.some((value) => b.values.has(value)));
  const dates = (a: Facts, b: Facts) => split(a, firm(a.dates), (date) => isDateIn(date, b));
  const negation = (a: Facts, b: Facts) => {
    const { missing, answered } = unanswered(a, b);
    return { missing: [...missing], kept: answered };
  };
  const result = {
    numbers: difference(numbers(source, output), numbers(output, source)),
    dates: difference(dates(source, output), dates(output, source)),
    negation: difference(negation(source, output), negation(output, source)),
  };
  if (!source.names || !output.names) return result;
  const lost = split(source, source.names, (name) => isKept(name, output.words, language));
  const invented = split(
    output,
    output.names,
    ({ tokens }) =>
      tokens.every((token) => source.words.has(token)) || source.words.hasInitials(tokens),
  );
  return { ...result, names: difference(lost, invented) };
}

interface Side {
  readonly missing: Mention[];
  readonly kept: number;
}

const difference = (source: Side, output: Side): Difference => ({
  lost: source.missing,
  invented: output.missing,
  kept: source.kept,
});

function firm<T extends { readonly firm: boolean }>(facts: readonly T[]): T[] {
  return facts.filter((fact) => fact.firm);
}

function split<T extends Span>(
  { text }: Facts,
  facts: readonly T[],
  isThere: (fact: T) => boolean,
): Side {
  const missing = facts.filter((fact) => !isThere(fact));
  return {
    missing: missing.map(({ start, end }) => ({ start, end, text: text.slice(start, end) })),
    kept: facts.length - missing.length,
  };
}

function isDateIn({ readings }: DateFact, there: Facts): boolean {
  return readings.some(
    ({ day, month, year }) =>
      there.months.has(month) &&
      (day === undefined || there.values.has(day)) &&
      (year === undefined || there.values.has(year)),
  );
}
