export { type Assessment, assessor } from './assess.ts';
export { AUDIENCES, type Audience } from './audiences.ts';
export type { TokenRange } from './features.ts';
export { type HardWord, type HardWordOptions, hardWords } from './hard-words.ts';
export { type ComplexityModel, loadComplexity } from './model.ts';
export type { Reason } from './reasons.ts';
