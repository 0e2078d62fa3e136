import type { MetricEntry } from '../metric.ts';
import { fkglMetrics } from './fkgl.ts';
import { formulaMetrics } from './formulas.ts';
import { textstatMetrics } from './textstat.ts';

export { readability } from './formulas.ts';

/** All readability metrics. */
export const readabilityMetrics: readonly MetricEntry[] = [
  ...fkglMetrics,
  ...formulaMetrics,
  ...textstatMetrics,
];
