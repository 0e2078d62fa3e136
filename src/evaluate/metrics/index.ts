import { type Registry, registry } from '../../core/index.ts';
import type { MetricEntry } from '../metric.ts';
import { bleuMetrics } from './bleu.ts';
import { chrf } from './chrf.ts';
import { sariMetrics } from './sari.ts';
import { sentenceSariMetrics } from './sentence-sari.ts';
import { tokenF1 } from './token-f1.ts';

const entries: readonly MetricEntry[] = [
  ...sariMetrics,
  ...sentenceSariMetrics,
  ...bleuMetrics,
  chrf,
  tokenF1,
];

/**
 * All metrics by name.
 *
 * @example metrics.get('sari').summary
 */
export const metrics: Registry<MetricEntry> = registry(
  'metric',
  Object.fromEntries(entries.map((entry) => [entry.name, () => entry])),
);
