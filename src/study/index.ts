export {
  type Analysis,
  analyseStudy,
  countedAnswers,
  type StudyAnalysisOptions,
  type StudyData,
} from './analyse.ts';
export { corpusCard, datasetOf } from './dataset.ts';
export { Design, readDesign } from './design.ts';
export {
  answersAsJsonLines,
  judgementsAsCsv,
  simplificationsAsCorpus,
  substitutesAsTsar,
} from './export.ts';
export { type Block, readForm } from './form.ts';
export { formOf } from './forms.ts';
export { importedStudy } from './imported.ts';
export { type Item, itemsFrom } from './item.ts';
export { ratingsIn } from './judgements.ts';
export type { RaterQuality } from './rater-quality.ts';
export type { Answer, Participant } from './records.ts';
export { studyReport } from './report.ts';
export { type Joined, Session, type Step } from './session.ts';
export { shippedDesign } from './shipped.ts';
export { type Created, type Study, StudyStore } from './study-store.ts';
export { type Unit, wordPlace } from './unit.ts';
export { keepDecisions, type WordToReview, wordsToReview } from './word-review.ts';
export { loadWording, type Wording } from './wording.ts';
