export {
  DIALS,
  type Dial,
  type DialSetting,
  type DialValues,
  type MeasuredSource,
  measureDials,
  measureSource,
} from './dials.ts';
export {
  type Influence,
  type InfluenceOptions,
  type InfluenceRow,
  influence,
  influenceSettings,
  type Obedience,
} from './influence.ts';
export { type Curve, type CurvePoint, influencePage, influencePlot } from './influence-page.ts';
export { controlsFor, LEVEL_RATIOS, type ReaderWishes } from './levels.ts';
export { Rewriter } from './rewriter.ts';
export {
  bestOf,
  forwardSelection,
  gridAround,
  type Judge,
  keyOf,
  onePlusOne,
  type SearchOptions,
  sampled,
  type Trial,
  unpairedRatio,
} from './search.ts';
