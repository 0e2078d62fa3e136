import type { Sample } from '../../core/index.ts';
import type { Evaluation, Measured } from '../evaluate.ts';
import type { ReportMetric, SamplePair, SentenceOutput } from './data.ts';
import { clipped, clippedSpans, type Difference, differenceOf } from './difference.ts';
import { FEATURES } from './features.ts';
import { valuesOf } from './row.ts';
import type { Words } from './words.ts';

/** A column of numbers in the table of sentences. */
export interface Column {
  readonly metric: string;
  readonly title: string;
  readonly digits: number;
  /** By system and item. */
  readonly values: readonly (readonly (number | undefined)[])[];
}

/** All pairs of source and output: their differences and measures. */
export class Pairs {
  readonly samples: readonly Sample[];
  readonly systems: readonly string[];
  readonly columns: readonly Column[];
  /** By system and item. */
  readonly differences: readonly (readonly Difference[])[];
  /** The requested metrics, by name. */
  readonly metrics: readonly ReportMetric[];

  constructor(
    samples: readonly Sample[],
    systems: readonly string[],
    evaluation: Evaluation,
    words: Words,
    metrics: readonly ReportMetric[],
  ) {
    this.samples = samples;
    this.systems = systems;
    this.metrics = metrics;
    const features = FEATURES.flatMap(({ metric, column }) =>
      column === undefined ? [] : [{ metric, title: column, digits: 2 }],
    );
    const asked = metrics
      .filter(({ name }) => features.every(({ metric }) => metric !== name))
      .map(({ name, digits }) => ({ metric: name, title: name, digits }));
    this.columns = [...features, ...asked].map((column) => ({
      ...column,
      values: systems.map((system) =>
        valuesOf(evaluation.systems.get(system)?.get(column.metric) as Measured),
      ),
    }));
    this.differences = differencesOf(words, samples, systems);
  }

  /** The values of a column for a system, by item; undefined if the column does not exist. */
  values(metric: string, system: number): readonly (number | undefined)[] | undefined {
    return this.columns.find((column) => column.metric === metric)?.values[system];
  }

  output(system: number, item: number): SentenceOutput {
    const { source, outputs } = this.samples[item];
    const { removed, added } = this.differences[system][item];
    const shown = clipped(outputs[this.systems[system]]);
    return {
      ...shown,
      removed: clippedSpans(removed, clipped(source).text.length),
      added: clippedSpans(added, shown.text.length),
      values: this.columns.map(({ values }) => finite(values[system][item])),
    };
  }

  pair(system: number, item: number): SamplePair {
    const { id, source } = this.samples[item];
    return { id, source: clipped(source), output: this.output(system, item) };
  }
}

function differencesOf(
  words: Words,
  samples: readonly Sample[],
  systems: readonly string[],
): Difference[][] {
  return systems.map((system) =>
    samples.map(({ source, outputs }) => differenceOf(words.of(source), words.of(outputs[system]))),
  );
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 1e4) / 1e4 : null;
}
