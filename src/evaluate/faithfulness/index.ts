export { checkFaithfulness, type Difference, type Faithfulness, type Mention } from './check.ts';
export { faithfulnessMetrics } from './metrics.ts';
