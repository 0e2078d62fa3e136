import type { Sample } from '../../src/core/index.ts';
import { BASELINE } from '../../src/evaluate/index.ts';
import type { MetricEntry, Settings } from '../../src/evaluate/metric.ts';
import { Text } from '../../src/evaluate/text.ts';

/** Sources come with every system: what is made of them is kept. */
const sources = new Map<string, Text>();

function sourceText(raw: string): Text {
  const text = sources.get(raw) ?? new Text(raw);
  sources.set(raw, text);
  return text;
}

/** Samples with their texts, so that several metrics share what is made of them. */
export function itemsOf(samples: readonly Sample[]) {
  return samples.map((sample) => ({
    source: sourceText(sample.source),
    output: new Text(sample.outputs[BASELINE]),
    references: [],
  }));
}

/** The score of one metric on items. */
export function scoreEntry(
  entry: MetricEntry,
  settings: Settings,
  items: ReturnType<typeof itemsOf>,
): number {
  const metric = entry.prepare(settings);
  const sums = new Float64Array(metric.width);
  const row = new Float64Array(metric.width);
  for (const item of items) {
    row.fill(0);
    metric.measure(item, row);
    for (let i = 0; i < row.length; i++) sums[i] += row[i];
  }
  return metric.score(sums).value;
}
