export {
  type AgreementOptions,
  type AgreementReport,
  agreementReport,
  type DimensionAgreement,
} from './agreement-report.ts';
export { alphaInterval, krippendorffAlpha, type Scale } from './alpha.ts';
export {
  type Correlation,
  type CorrelationOptions,
  kendall,
  pearson,
  spearman,
} from './correlation.ts';
export {
  type KappaWeights,
  meanPairwiseKappa,
  type PairwiseKappa,
  weightedKappa,
} from './kappa.ts';
export { type Mean, meanWithInterval } from './means.ts';
export {
  type DimensionMatrix,
  dimensionMatrix,
  type MetaEvaluation,
  type MetricAgainstRatings,
  metaEvaluation,
} from './meta-evaluation.ts';
export {
  type LabelledRating,
  type PreferenceReport,
  preferenceReports,
} from './preference-report.ts';
export {
  binomialTest,
  type PreferenceCounts,
  type PreferenceTest,
  preferenceTest,
} from './preferences.ts';
export { type Random, seededRandom } from './random.ts';
export { type RaterProfile, raterProfiles } from './raters.ts';
export { type MeanRating, meanRatings, type Rating, zScoredRatings } from './ratings.ts';
export {
  approximateRandomisation,
  bootstrapInterval,
  type Comparison,
  type Interval,
  pairedBootstrap,
  type ResamplingOptions,
  type ScoreOfSums,
} from './resampling.ts';
export {
  type SimulatedKappa,
  type SimulatedKappaOptions,
  simulatedTwoRaterKappa,
} from './simulated-raters.ts';
