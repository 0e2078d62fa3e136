import { KlartextError } from '../../core/index.ts';
import type { Language, ReadabilityFormula } from '../../language/index.ts';
import type { Metric, MetricEntry } from '../metric.ts';
import { AVERAGES, COUNTS, type CountName, type Counts, countsView, countText } from './counts.ts';

/** Names of all formulas; their constants are in `languages/xx/readability.json`. */
const NAMED: readonly (readonly [name: string, summary: string, better: MetricEntry['better']])[] =
  [
    ['fre', 'Flesch Reading Ease with the constants published for the language', 'higher'],
    ['wiener-1', 'Wiener Sachtextformel 1 (German)', 'lower'],
    ['wiener-2', 'Wiener Sachtextformel 2 (German)', 'lower'],
    ['wiener-3', 'Wiener Sachtextformel 3 (German)', 'lower'],
    ['wiener-4', 'Wiener Sachtextformel 4 (German)', 'lower'],
    ['szigriszt-pazos', 'Szigriszt-Pazos, read on the INFLESZ scale (Spanish)', 'higher'],
    ['gutierrez-polini', 'Gutiérrez de Polini (Spanish)', 'higher'],
    ['crawford', 'Crawford, years of school (Spanish)', 'lower'],
    ['gulpease', 'Gulpease (Italian)', 'higher'],
    ['tateisi', 'Tateisi, Ono and Yamada (Japanese)', 'higher'],
    ['ari', 'Automated Readability Index (English)', 'lower'],
    ['coleman-liau', 'Coleman-Liau Index (English)', 'lower'],
    ['lix', 'LIX of Björnsson: words per sentence and long words', 'lower'],
    ['rix', 'RIX of Anderson: long words per sentence', 'lower'],
  ];

/** Formulas by name; throws for a language without the formula, and never uses another's. */
export const formulaMetrics: readonly MetricEntry[] = NAMED.map(([name, summary, better]) => ({
  name,
  summary,
  better,
  needs: [],
  prepare: ({ language }) => prepareFormula(language, formulaOf(language, name)),
}));

/** The formula of this name for the language. */
export function formulaOf(language: Language, name: string): ReadabilityFormula {
  const formulas = language.profile.readability ?? [];
  const formula = formulas.find((known) => known.name === name);
  if (formula) return formula;
  const names = formulas.map((known) => known.name).join(', ');
  throw new KlartextError(
    'not-supported',
    `No published "${name}" formula is known for ${language.profile.name}.`,
    names === ''
      ? 'The language has no reliable readability formula; compare "sentence-length" and "easse-lexical-complexity".'
      : `Available: ${names}.`,
  );
}

/**
 * The readability of a text by the language's default formula, or by name.
 *
 * @example readability('Der Hund schläft.', german).value
 */
export function readability(
  text: string,
  language: Language,
  name?: string,
): { readonly formula: ReadabilityFormula; readonly value: number } {
  const usual = language.profile.readability?.[0]?.name ?? 'fre';
  const formula = formulaOf(language, name ?? usual);
  return { formula, value: formulaValue(formula, countText(text, language)) };
}

function formulaValue(formula: ReadabilityFormula, counts: Counts): number {
  if (counts.words === 0) return 0;
  let value = formula.base;
  for (const [average, weight] of Object.entries(formula.terms)) {
    value += weight * AVERAGES[average](counts);
  }
  return value;
}

function prepareFormula(language: Language, formula: ReadabilityFormula): Metric {
  const view = countsView(language);
  return {
    width: COUNTS.length,
    choices: { sents: 'own', syll: 'own' },
    measure({ output }, row) {
      const counts = output.through(view);
      COUNTS.forEach((name, at) => {
        row[at] = counts[name];
      });
    },
    score(sums) {
      const counts = countsOf(sums);
      const { words, sentences, syllables } = counts;
      return { value: formulaValue(formula, counts), parts: { words, sentences, syllables } };
    },
  };
}

function countsOf(sums: Float64Array): Counts {
  return Object.fromEntries(COUNTS.map((name, at) => [name, sums[at]])) as Record<
    CountName,
    number
  >;
}
