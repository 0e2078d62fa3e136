import type { Measured } from '../evaluate.ts';
import type { Fifths, ReportMetric } from './data.ts';
import type { Row } from './row.ts';

const BINS = 5;

/** Scores by length of the source, in fifths of nearly equal size. */
export function fifthsOf(
  lengths: readonly number[],
  rows: readonly Row[],
  metrics: readonly ReportMetric[],
): Fifths {
  const order = lengths.map((_, item) => item).sort((a, b) => lengths[a] - lengths[b] || a - b);
  const count = Math.min(BINS, order.length);
  const bins = Array.from({ length: count }, (_, bin) =>
    order.slice(
      Math.round((bin * order.length) / count),
      Math.round(((bin + 1) * order.length) / count),
    ),
  );
  // The reference against the rest may lack some items, so its fifths would differ.
  const comparable = rows.filter(({ measured }) =>
    [...measured.values()].every((each) => each.rows?.length === lengths.length),
  );
  return {
    bins: bins.map((items) => ({
      from: lengths[items[0]],
      to: lengths[items[items.length - 1]],
      items: items.length,
    })),
    metrics: metrics.map(({ name, digits }) => ({
      name,
      digits,
      rows: comparable.map((row) => ({
        name: row.name,
        values: bins.map((items) => scoreOfItems(row.measured.get(name) as Measured, items)),
      })),
    })),
  };
}

function scoreOfItems({ metric, rows }: Measured, items: readonly number[]): number {
  const sums = new Float64Array(metric.width);
  for (const item of items) {
    const row = rows?.at(item) ?? [];
    for (let i = 0; i < row.length; i++) sums[i] += row[i];
  }
  return metric.score(sums).value;
}
