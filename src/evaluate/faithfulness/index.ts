export { checkFaithfulness, type Difference, type Faithfulness, type Mention } from './check.ts';
export { ideographicValue } from './ideographs.ts';
export { faithfulnessMetrics } from './metrics.ts';
export { isAffirmed, isNegation } from './negation.ts';
