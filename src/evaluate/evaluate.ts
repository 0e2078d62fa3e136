import { KlartextError, type Sample, type Score } from '../core/index.ts';
import type { Metric, MetricEntry, Settings } from './metric.ts';
import { metrics } from './metrics/index.ts';
import { Rows } from './rows.ts';
import { writeSignature } from './signature.ts';
import { Text } from './text.ts';
import { forgetTokens } from './views.ts';

export interface EvaluationOptions {
  /** Names of metrics. */
  readonly metrics: readonly string[];
  readonly settings: Settings;
  /** The systems to score: names of `Sample.outputs`. */
  readonly systems: readonly string[];
  /** Stores the statistics of every item, for intervals, tests and scores by sentence. */
  readonly keepRows?: boolean;
}

/** One metric of one system: the score, and the statistics behind it if they were stored. */
export interface Measured {
  readonly score: Score;
  readonly metric: Metric;
  readonly rows?: Rows;
}

/** Results by system, then by metric, in the requested order. */
export interface Evaluation {
  readonly items: number;
  readonly systems: ReadonlyMap<string, ReadonlyMap<string, Measured>>;
}

interface Column {
  readonly entry: MetricEntry;
  readonly metric: Metric;
  /** One for each system. */
  readonly sums: readonly Float64Array[];
  readonly rows: readonly Rows[];
}

/**
 * Scores systems on samples, one sample at a time: a stream of any length fits in memory unless
 * rows are stored.
 *
 * @example
 * const results = evaluate(samples, { metrics: ['sari'], settings, systems: ['ours'] });
 * results.systems.get('ours')?.get('sari')?.score.value
 */
export function evaluate(samples: Iterable<Sample>, options: EvaluationOptions): Evaluation {
  const scorer = new Scorer(options);
  for (const sample of samples) scorer.add(sample);
  return scorer.results();
}

/** Scores a stream of samples; scorers of shards can be merged. */
export class Scorer {
  private readonly options: EvaluationOptions;
  private readonly columns: readonly Column[];
  private items = 0;
  private fewestReferences = Number.POSITIVE_INFINITY;
  private mostReferences = 0;

  constructor(options: EvaluationOptions) {
    this.options = options;
    this.columns = options.metrics.map((name) => {
      const entry = metrics.get(name);
      const metric = entry.prepare(options.settings);
      const perSystem = <T>(make: () => T) => options.systems.map(make);
      return {
        entry,
        metric,
        sums: perSystem(() => new Float64Array(metric.width)),
        rows: perSystem(() => new Rows(metric.width)),
      };
    });
  }

  add(sample: Sample): void {
    forgetTokens();
    const source = new Text(sample.source);
    const references = sample.references.map((reference) => new Text(reference));
    this.fewestReferences = Math.min(this.fewestReferences, references.length);
    this.mostReferences = Math.max(this.mostReferences, references.length);
    this.items++;
    this.options.systems.forEach((system, at) => {
      const output = sample.outputs[system];
      if (output === undefined) throw missingOutput(system, sample.id);
      const item = { source, references, output: new Text(output) };
      for (const { metric, sums, rows } of this.columns) {
        const row = scratch(metric.width);
        metric.measure(item, row);
        for (let i = 0; i < row.length; i++) sums[at][i] += row[i];
        if (this.options.keepRows) rows[at].add(row);
      }
    });
  }

  /** Adds the counts of another scorer with the same options. */
  merge(other: Scorer): void {
    this.items += other.items;
    this.fewestReferences = Math.min(this.fewestReferences, other.fewestReferences);
    this.mostReferences = Math.max(this.mostReferences, other.mostReferences);
    this.columns.forEach(({ sums, rows }, column) => {
      const theirs = other.columns[column];
      sums.forEach((sum, at) => {
        for (let i = 0; i < sum.length; i++) sum[i] += theirs.sums[at][i];
        if (this.options.keepRows) rows[at].addAll(theirs.rows[at]);
      });
    });
  }

  results(): Evaluation {
    const { systems, keepRows } = this.options;
    return {
      items: this.items,
      systems: new Map(
        systems.map((system, at) => [
          system,
          new Map(
            this.columns.map(({ entry, metric, sums, rows }) => [
              entry.name,
              {
                score: { ...metric.score(sums[at]), signature: this.signature(entry, metric) },
                metric,
                ...(keepRows && { rows: rows[at] }),
              },
            ]),
          ),
        ]),
      ),
    };
  }

  private signature(entry: MetricEntry, metric: Metric): string {
    const { fewestReferences: few, mostReferences: most } = this;
    const references = few < most ? `${few}-${most}` : `${most}`;
    return writeSignature(entry.name, {
      ...metric.choices,
      lang: this.options.settings.language.id,
      ...(entry.needs.includes('references') && { refs: references }),
    });
  }
}

const scratches = new Map<number, Float64Array>();

/** A reused row of zeros. */
function scratch(width: number): Float64Array {
  const row = scratches.get(width) ?? new Float64Array(width);
  scratches.set(width, row);
  return row.fill(0);
}

function missingOutput(system: string, id: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `The system "${system}" has no output for sample "${id}".`,
    'Give every system one output for each source; an empty line counts as one.',
  );
}
