export type { WordVectors } from './embeddings.ts';
export { tsevalFeatures } from './features.ts';
export { nltkBleu, type SmoothingMethod } from './nltk-bleu.ts';
export type { Feature, FeatureResources } from './resources.ts';
export { pickFeatures } from './sentence-features.ts';
