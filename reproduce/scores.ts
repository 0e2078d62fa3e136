import type { Sample } from '../src/core/index.ts';
import { BASELINE, evaluate, type Settings } from '../src/evaluate/index.ts';
import { readLines } from './features-table.ts';

/** The samples of files in step, with one output under `BASELINE`. */
export function samplesOf(
  source: string,
  references: readonly string[],
  outputs: readonly string[] = [],
): Sample[] {
  const others = references.map(readLines);
  return readLines(source).map((text, at) => ({
    id: String(at + 1),
    source: text,
    references: others.map((lines) => lines[at]),
    outputs: { [BASELINE]: outputs[at] ?? '' },
  }));
}

/** The scores of some metrics; over several rounds, their mean. */
export function scoresOf(
  rounds: readonly (readonly Sample[])[],
  metrics: readonly string[],
  settings: Settings,
): number[] {
  const results = rounds.map((samples) => {
    const { systems } = evaluate(samples, { metrics, settings, systems: [BASELINE] });
    return metrics.map((name) => systems.get(BASELINE)!.get(name)!.score.value);
  });
  return metrics.map((_, at) => results.reduce((sum, one) => sum + one[at], 0) / results.length);
}
