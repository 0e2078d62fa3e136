import { type Registry, registry } from '../../core/index.ts';
import { faithfulnessMetrics } from '../faithfulness/metrics.ts';
import { featureMetrics } from '../features/index.ts';
import type { MetricEntry } from '../metric.ts';
import { operationMetrics } from '../operations/metric.ts';
import { readabilityMetrics } from '../readability/index.ts';
import { structureMetrics } from '../structure/samsa-like.ts';
import { bertscore } from './bertscore.ts';
import { bleuMetrics } from './bleu.ts';
import { chrf } from './chrf.ts';
import { rougeMetrics } from './rouge.ts';
import { sariMetrics } from './sari.ts';
import { sentenceSariMetrics } from './sentence-sari.ts';
import { tokenF1 } from './token-f1.ts';

/** The metrics by what they measure, in the usual order. */
export const metricGroups: Readonly<Record<string, readonly MetricEntry[]>> = {
  'Closeness to references': [
    ...sariMetrics,
    ...sentenceSariMetrics,
    ...bleuMetrics,
    chrf,
    ...rougeMetrics,
    tokenF1,
    bertscore,
  ],
  Readability: readabilityMetrics,
  'Changes from the source': [...featureMetrics, ...operationMetrics],
  'Structure of sentences': structureMetrics,
  'Faithfulness to the source': faithfulnessMetrics,
};

/**
 * All metrics by name.
 *
 * @example metrics.get('sari').summary
 */
export const metrics: Registry<MetricEntry> = registry(
  'metric',
  Object.fromEntries(
    Object.values(metricGroups)
      .flat()
      .map((entry) => [entry.name, () => entry]),
  ),
);
