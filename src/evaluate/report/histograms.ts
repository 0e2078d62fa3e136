import type { Measured } from '../evaluate.ts';
import { quantile } from '../features/ranks.ts';
import type { Histogram } from './data.ts';
import { FEATURES, type Feature } from './features.ts';
import { type Row, valuesOf } from './row.ts';

/** The distribution of features over items, for each system and the first reference. */
export function histogramsOf(
  rows: readonly Row[],
  reference: ReadonlyMap<string, Measured> | undefined,
): Histogram[] {
  return FEATURES.map((feature) => {
    const [from, to] = feature.bins;
    const systems = rows
      .filter(({ kind }) => kind === 'system')
      .map(({ name, measured }) => ({
        name,
        kind: 'system' as const,
        ...spread(feature, measured.get(feature.metric)),
      }));
    const first = reference && {
      name: 'first reference',
      kind: 'reference' as const,
      ...spread(feature, reference.get(feature.metric)),
    };
    return {
      title: feature.title,
      from,
      to,
      open: feature.open === true,
      series: first ? [...systems, first] : systems,
    };
  });
}

function spread({ bins: [from, to, step] }: Feature, measured: Measured | undefined) {
  const values = (measured ? valuesOf(measured) : []).filter((value) => value !== undefined);
  const shares = new Array<number>(Math.round((to - from) / step)).fill(0);
  let sum = 0;
  for (const value of values) {
    // Slightly larger, so that 0.3 (from 0.1 × 3) does not fall below its own edge.
    const bin = Math.floor((value - from) / step + 1e-9);
    shares[Math.max(0, Math.min(shares.length - 1, bin))] += 1 / values.length;
    sum += value;
  }
  return {
    shares,
    mean: values.length > 0 ? sum / values.length : 0,
    median: quantile(values, 0.5) ?? 0,
  };
}
