import { agreementIn } from './agreement-report.ts';
import { type PreferenceTest, preferenceTest } from './preferences.ts';
import { groupBy, type Rating } from './ratings.ts';

/** One categorical judgement: which of two is better, or the category of a text. */
export interface LabelledRating extends Omit<Rating, 'value'> {
  readonly label: string;
}

/** The preferences in one dimension (of one comparison, if `system` names it). */
export interface PreferenceReport {
  readonly system?: string;
  readonly dimension?: string;
  /** The count of each label, most frequent first. */
  readonly counts: Readonly<Record<string, number>>;
  /** The test between the two labels other than "similar"; undefined unless there are two. */
  readonly test?: PreferenceTest & { readonly first: string; readonly second: string };
  /** Krippendorff's nominal alpha and Cohen's kappa; NaN if no item was judged twice. */
  readonly alpha: number;
  readonly kappa: number;
}

/** Labels for ties. */
const NEITHER = new Set(['similar', 'same', 'equal', 'tie', 'both', 'neither', 'none', '=', '0']);

/**
 * Preferences per comparison and dimension, with the exact binomial test.
 *
 * @example
 * preferenceReports([{ item: '1', rater: 'a', label: 'A' }, { item: '2', rater: 'a', label: 'similar' }])
 */
export function preferenceReports(judgements: readonly LabelledRating[]): PreferenceReport[] {
  const cells = groupBy(
    judgements,
    ({ system, dimension }) => JSON.stringify([system ?? null, dimension ?? null]),
    (judgement) => judgement,
  );
  return [...cells.values()].map((cell) => {
    const counts = countsOf(cell);
    const numbers = new Map([...counts.keys()].map((label, at) => [label, at]));
    const { alpha, kappa } = agreementIn(
      cell.map(({ label, ...rest }) => ({ ...rest, value: numbers.get(label) ?? 0 })),
    );
    return {
      ...(cell[0].system !== undefined && { system: cell[0].system }),
      ...(cell[0].dimension !== undefined && { dimension: cell[0].dimension }),
      counts: Object.fromEntries(counts),
      ...testOf(counts),
      alpha: alpha.nominal,
      kappa: kappa.none.value,
    };
  });
}

function countsOf(cell: readonly LabelledRating[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of cell) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

function testOf(counts: Map<string, number>) {
  const isNeither = (label: string) => NEITHER.has(label.toLowerCase());
  const sides = [...counts.keys()].filter((label) => !isNeither(label)).sort();
  if (sides.length !== 2) return {};
  const [first, second] = sides;
  const of = (label: string) => counts.get(label) ?? 0;
  const similar = [...counts.keys()].filter(isNeither).reduce((sum, label) => sum + of(label), 0);
  return {
    test: { first, second, ...preferenceTest({ first: of(first), second: of(second), similar }) },
  };
}
