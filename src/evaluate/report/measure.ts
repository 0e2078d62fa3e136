import type { Sample, Score } from '../../core/index.ts';
import type { Identifier } from '../../language/index.ts';
import { BASELINE, baselines, type WordsOf, wordsIn } from '../baselines.ts';
import { type Evaluation, evaluate, type Measured } from '../evaluate.ts';
import type { Settings } from '../metric.ts';
import { metrics } from '../metrics/index.ts';
import { bootstrapInterval } from '../statistics/resampling.ts';
import { Text } from '../text.ts';
import { tokensView } from '../views.ts';
import { Watch } from '../warnings.ts';
import { behavioursOf } from './behaviours.ts';
import type { ReportData, ReportMetric } from './data.ts';
import { FEATURES } from './features.ts';
import { fifthsOf } from './fifths.ts';
import { histogramsOf } from './histograms.ts';
import { operationsIn } from './operations.ts';
import { Pairs } from './pairs.ts';
import { planeFeatures, planesOf } from './planes.ts';
import type { Row } from './row.ts';
import { sentencesOf } from './sentences.ts';
import { Words } from './words.ts';

export interface ReportOptions {
  readonly title?: string;
  /** Names of `Sample.outputs`. */
  readonly systems: readonly string[];
  /** Names of metrics. */
  readonly metrics: readonly string[];
  readonly settings: Settings;
  /** Detects outputs in another language. */
  readonly identifier?: Identifier;
  /** For intervals and random samples: the same seed gives the same page. */
  readonly seed?: number;
  /** The input files by role, to be listed. */
  readonly files?: readonly (readonly [role: string, name: string])[];
}

const SEED = 12345;
const SOURCE_BASELINES = ['identity', 'truncation'] as const;
const REST = 'reference-against-rest';

/**
 * Computes the content of a report.
 *
 * @example reportPage(reportData(samples, { systems: ['ours'], metrics: ['sari'], settings }))
 */
export function reportData(samples: readonly Sample[], options: ReportOptions): ReportData {
  const { systems, settings, seed = SEED } = options;
  const asked = [...new Set(options.metrics)];
  const features = FEATURES.map(({ metric }) => metric);
  const measured = { settings, keepRows: true };
  const evaluation = evaluate(samples, {
    ...measured,
    metrics: [...new Set([...asked, ...features])],
    systems,
  });
  const words = wordsIn(settings.language);
  const compared = [...new Set([...asked, ...planeFeatures(asked)])];
  const fromSource = evaluate(sourceBaselines(samples, words), {
    ...measured,
    metrics: compared,
    systems: SOURCE_BASELINES,
  });
  const [left] = baselines.get(REST).rounds(samples, words);
  const rest = evaluate(left, { ...measured, metrics: compared, systems: [BASELINE] });
  const [first] = baselines.get('reference-first').rounds(samples.filter(hasReference), words);
  const reference = evaluate(first, { ...measured, metrics: features, systems: [BASELINE] });

  const rows: Row[] = [
    ...systems.map((name): Row => ({ name, kind: 'system', measured: of(evaluation, name) })),
    ...SOURCE_BASELINES.map(
      (name): Row => ({ name, kind: 'baseline', measured: of(fromSource, name) }),
    ),
    ...(left.length > 0
      ? [{ name: REST, kind: 'baseline' as const, measured: of(rest, BASELINE) }]
      : []),
  ];
  const described = asked.map(describe);
  const marked = new Words(settings);
  const pairs = new Pairs(samples, systems, evaluation, marked, described);
  const operations = operationsIn(samples, systems, marked);
  const { id, name, direction } = settings.language.profile;
  return {
    title: options.title ?? 'Simplification report',
    language: { id, name, direction },
    items: samples.length,
    references: rangeOf(samples.map((sample) => sample.references.length)),
    systems,
    files: options.files ?? [],
    metrics: described,
    scores: rows.map((row) => scoresOf(row, asked, seed)),
    fifths: fifthsOf(lengthsOf(samples, settings), rows, described),
    histograms: histogramsOf(rows, first.length > 0 ? of(reference, BASELINE) : undefined),
    planes: planesOf(rows),
    operations: operations.summary,
    behaviours: behavioursOf(pairs, operations.replaced, seed),
    sentences: sentencesOf(pairs),
    warnings: warningsOf(samples, options),
  };
}

/** Samples with source-based baselines as outputs. */
function sourceBaselines(samples: readonly Sample[], words: WordsOf): Sample[] {
  const rounds = SOURCE_BASELINES.map((name) => baselines.get(name).rounds(samples, words)[0]);
  return samples.map((sample, at) => ({
    ...sample,
    outputs: Object.fromEntries(
      SOURCE_BASELINES.map((name, which) => [name, rounds[which][at].outputs[BASELINE]]),
    ),
  }));
}

const of = (evaluation: Evaluation, system: string) => evaluation.systems.get(system) ?? new Map();

const hasReference = ({ references }: Sample) => references.length > 0;

function scoresOf({ name, kind, measured }: Row, asked: readonly string[], seed: number) {
  const scores = asked.map((metric) => withInterval(measured.get(metric) as Measured, seed));
  const summary = kind === 'baseline' && { summary: baselines.get(name).summary };
  return { name, kind, ...summary, scores };
}

function withInterval({ metric, rows, score }: Measured, seed: number): Score {
  if (!rows) return score;
  const value = (sums: Float64Array) => metric.score(sums).value;
  const interval = bootstrapInterval(rows.all(), metric.width, value, { seed });
  return interval ? { ...score, interval } : score;
}

function describe(name: string): ReportMetric {
  const { summary, better, digits = 2 } = metrics.get(name);
  return { name, summary, better, digits };
}

function lengthsOf(samples: readonly Sample[], settings: Settings): number[] {
  const { language, tokenizer, lowercase } = settings;
  const tokens = tokensView(language, tokenizer, lowercase);
  return samples.map(({ source }) => new Text(source).through(tokens).length);
}

function rangeOf(counts: readonly number[]): string {
  let [few, most] = [counts[0] ?? 0, 0];
  for (const count of counts) {
    few = Math.min(few, count);
    most = Math.max(most, count);
  }
  return few < most ? `${few}–${most}` : `${most}`;
}

function warningsOf(samples: readonly Sample[], options: ReportOptions) {
  const watch = new Watch(options.systems, options.settings.language.id, options.identifier);
  for (const sample of samples) watch.add(sample);
  return watch.warnings();
}
