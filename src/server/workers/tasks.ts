import type {
  AnalyseRequest,
  Analysis,
  Candidates,
  CandidatesRequest,
  CompareRequest,
  Comparison,
  CorpusDetails,
  CorpusRecords,
  EvaluateRequest,
  RecordsQuery,
  Simplified,
  SimplifyEvent,
  SimplifyRequest,
  Verified,
  VerifyRequest,
  Words,
  WordsRequest,
} from '../../contract/index.ts';
import type { FileText, FileTextTask } from '../../formats/file-text.ts';
import type { WriteRequest } from '../../formats/write-request.ts';
import type { EvaluationResult } from '../texts/evaluate.ts';
import type { LintTask, LintTaskResult } from '../texts/lint.ts';
import type { ModelTask } from '../texts/model.ts';
import type { RewriteTask, RewriteTaskResult } from '../texts/rewrite.ts';
import type {
  ImportResult,
  ImportTask,
  SegmentResult,
  SegmentTask,
} from '../texts/segment-task.ts';

/** The tasks of workers, by name, with input and output. */
export interface Tasks {
  analyse: [AnalyseRequest, Analysis];
  lint: [LintTask, LintTaskResult];
  rewrite: [RewriteTask, RewriteTaskResult];
  compare: [CompareRequest, Comparison];
  verify: [VerifyRequest, Verified];
  candidates: [CandidatesRequest, Candidates];
  modelCandidates: [ModelTask, Candidates];
  words: [WordsRequest, Words];
  simplify: [SimplifyRequest, Simplified];
  segment: [SegmentTask, SegmentResult];
  evaluate: [EvaluateRequest, EvaluationResult];
  corpus: [{ readonly id: string }, CorpusDetails];
  corpusRecords: [{ readonly id: string; readonly query: RecordsQuery }, CorpusRecords];
  importFile: [ImportTask, ImportResult];
  fileText: [FileTextTask, FileText];
  writeFile: [WriteRequest, Uint8Array];
}

export type TaskName = keyof Tasks;

/** Reports progress while a task runs; only `simplify` does. */
export type Tell = (event: SimplifyEvent) => void;

/** Runs a task. Its code is loaded on first use. */
export async function perform<N extends TaskName>(
  name: N,
  input: Tasks[N][0],
  tell: Tell,
): Promise<Tasks[N][1]> {
  return (DO[name] as (input: Tasks[N][0], tell: Tell) => Promise<Tasks[N][1]>)(input, tell);
}

const DO: { readonly [N in TaskName]: (input: Tasks[N][0], tell: Tell) => Promise<Tasks[N][1]> } = {
  analyse: async (input) => (await import('../texts/analyse.ts')).analyse(input),
  lint: async (input) => (await import('../texts/lint.ts')).lintText(input),
  rewrite: async (input) => (await import('../texts/rewrite.ts')).rewrite(input),
  compare: async (input) => (await import('../texts/compare.ts')).compare(input),
  verify: async (input) => (await import('../texts/verify.ts')).verifyTexts(input),
  candidates: async (input) => (await import('../texts/candidates.ts')).candidates(input),
  modelCandidates: async (input) => (await import('../texts/model.ts')).modelCandidates(input),
  words: async (input) => (await import('../texts/words.ts')).words(input),
  simplify: async (input, tell) => (await import('../texts/simplify.ts')).simplify(input, tell),
  segment: async (input) => (await import('../texts/segment.ts')).segment(input),
  evaluate: async (input) => (await import('../texts/evaluate.ts')).evaluateSystems(input),
  corpus: async ({ id }) => (await import('../texts/corpora.ts')).corpusDetails(id),
  corpusRecords: async ({ id, query }) =>
    (await import('../texts/corpora.ts')).corpusRecords(id, query),
  importFile: async (input) => (await import('../texts/import-file.ts')).importFile(input),
  fileText: async (input) => (await import('../../formats/file-text.ts')).fileText(input),
  writeFile: async (input) => (await import('../../formats/write.ts')).writeFile(input),
};
