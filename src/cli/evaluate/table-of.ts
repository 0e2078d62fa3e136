import { metrics } from '../../evaluate/metrics/index.ts';
import type { ScoreCell, ScoreTable } from '../../evaluate/tables/index.ts';
import type { Earlier } from './earlier.ts';
import type { ResultScore, Results } from './results.ts';

/** The results as a table, with earlier ones below. */
export function tableOf(results: Results, earlier?: Earlier): ScoreTable {
  const systems = Object.entries(results.systems);
  const names = [...new Set(systems.flatMap(([, scores]) => Object.keys(scores)))];
  const signatures = names.map(
    (name) => systems.map(([, scores]) => scores[name]?.signature).find(Boolean) ?? name,
  );
  const all = [...systems, ...Object.entries(earlier?.systems ?? {})];
  const comparison = systems
    .flatMap(([, scores]) => Object.values(scores))
    .find((score) => score.comparison)?.comparison;
  return {
    metrics: names.map((name) => ({ name, digits: metrics.get(name).digits ?? 2 })),
    rows: all.map(([system, scores]) => ({
      system,
      cells: names.map((name) => cellOf(scores[name])),
    })),
    signatures,
    notes: [
      `${results.items} items`,
      ...(comparison
        ? [`* differs from ${comparison.with}: p < .05, approximate randomisation`]
        : []),
    ],
  };
}

function cellOf(score: ResultScore | undefined): ScoreCell | undefined {
  if (!score) return undefined;
  const { value, interval, comparison } = score;
  return {
    value,
    ...(interval && { interval }),
    ...(comparison && { pValue: comparison.pValue }),
  };
}
