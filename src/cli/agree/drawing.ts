import type { AgreementReport } from '../../evaluate/statistics/agreement-report.ts';
import type { MetricAgainstRatings } from '../../evaluate/statistics/meta-evaluation.ts';
import type { PreferenceReport } from '../../evaluate/statistics/preference-report.ts';
import type { Interval } from '../../evaluate/statistics/resampling.ts';
import { drawTable, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

type Row = readonly (string | undefined)[];

/** Draws the results of `agree` for ratings. */
export function drawReport(
  report: AgreementReport,
  metrics: readonly MetricAgainstRatings[],
  terminal: Terminal,
): string[] {
  const { agreement, means, raters, dimensions } = report;
  const head = `${report.ratings} ratings of ${report.items} items by ${raters.length} raters`;
  return [
    head,
    ...section(
      'Agreement',
      ['dimension', 'units', 'α nominal', 'α ordinal', 'α interval', '95%', ...KAPPAS],
      agreement.map(({ dimension, count, alpha, kappa, simulated }) => [
        dimension ?? 'rating',
        String(count),
        number(alpha.nominal),
        number(alpha.ordinal),
        number(alpha.interval),
        range(alpha.confidence),
        number(kappa.none.value),
        number(kappa.linear.value),
        number(kappa.quadratic.value),
        simulated ? `${number(simulated.mean)} ±${number(simulated.deviation)}` : '–',
      ]),
      terminal,
    ),
    ...section(
      'Means, with 95% intervals over units',
      ['system', 'dimension', 'mean', '95%', 'deviation', 'units', 'ratings'],
      means.map(({ system, dimension, mean, interval, deviation, count, ratings }) => [
        system,
        dimension ?? 'rating',
        number(mean, 2),
        range(interval, 2),
        number(deviation, 2),
        String(count),
        String(ratings),
      ]),
      terminal,
    ),
    ...section(
      'Raters compared with the others',
      ['rater', 'ratings', 'mean', 'bias', '95%', 'r with others'],
      raters.map(({ rater, ratings, mean, bias, withOthers }) => [
        rater,
        String(ratings),
        number(mean, 2),
        signed(bias.mean),
        range(bias.interval, 2),
        number(withOthers.value),
      ]),
      terminal,
    ),
    ...(dimensions.names.length > 1
      ? section(
          'Correlation of dimensions (Pearson)',
          ['', ...dimensions.names],
          dimensions.pearson.map((row, at) => [
            dimensions.names[at],
            ...row.map(({ value }) => number(value)),
          ]),
          terminal,
        )
      : []),
    ...(metrics.length > 0 ? drawMetrics(metrics, terminal) : []),
  ];
}

const KAPPAS = ['κ', 'κ linear', 'κ quadratic', 'simulated κ'];

function drawMetrics(metrics: readonly MetricAgainstRatings[], terminal: Terminal): string[] {
  return section(
    'Metrics against ratings',
    ['metric', 'dimension', 'Pearson', '95%', 'p', 'Spearman', 'Kendall', 'segments'],
    metrics.map(({ metric, dimension, pearson, spearman, kendall }) => [
      metric,
      dimension,
      number(pearson.value),
      range(pearson.interval),
      chance(pearson.pValue),
      number(spearman.value),
      number(kendall.value),
      String(pearson.count),
    ]),
    terminal,
  );
}

/** Draws the results of `agree` for preferences and other labels. */
export function drawPreferences(reports: readonly PreferenceReport[], terminal: Terminal) {
  const labels = [...new Set(reports.flatMap(({ counts }) => Object.keys(counts)))];
  return section(
    'Preferences',
    ['system', 'dimension', ...labels, 'p (binomial)', 'α nominal', 'κ'],
    reports.map(({ system, dimension, counts, test, alpha, kappa }) => {
      const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
      return [
        system,
        dimension ?? 'preference',
        ...labels.map((label) => `${((100 * (counts[label] ?? 0)) / all).toFixed(1)}%`),
        test ? chance(test.pValue) : '–',
        number(alpha),
        number(kappa),
      ];
    }),
    terminal,
  ).slice(1);
}

/** A titled table; empty columns are left out. */
function section(title: string, titles: readonly string[], rows: readonly Row[], to: Terminal) {
  const used = titles.map((_, at) => at).filter((at) => rows.some((row) => row[at] !== undefined));
  const table = drawTable(
    used.map((at) => ({
      title: printable(titles[at]),
      align: isText(titles[at]) ? 'left' : 'right',
      most: 40,
    })),
    rows.map((row) => used.map((at) => ({ text: printable(row[at] ?? '') }))),
    to.columns,
    to.colours.dim,
  );
  return ['', to.colours.bold(title), ...table];
}

function isText(title: string): boolean {
  return ['', 'system', 'dimension', 'rater', 'metric'].includes(title);
}

function number(value: number, digits = 3): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${number(value, 2)}`;
}

function range(interval: Interval | undefined, digits = 3): string {
  return interval ? `${number(interval[0], digits)} … ${number(interval[1], digits)}` : '–';
}

function chance(pValue: number): string {
  return pValue < 0.001 ? '<.001' : number(pValue);
}
