export { type BrokenLimit, brokenLimits } from './limits.ts';
