export type { WordVectors } from './embeddings.ts';
export { tsevalFeatures } from './features.ts';
export { classifiers, type Learner, type Predict, regressors } from './learners/index.ts';
export { nltkBleu, type SmoothingMethod } from './nltk-bleu.ts';
export {
  crossPredict,
  fitPipeline,
  type PipelineOptions,
  standardScale,
  weightedF1,
} from './pipeline.ts';
export type { Feature, FeatureResources } from './resources.ts';
export { pickFeatures } from './sentence-features.ts';
