import { z } from 'zod';
import {
  AnalyseRequest,
  Analysis,
  CompareRequest,
  Comparison,
  Verified,
  VerifyRequest,
} from './analysis.ts';
import { EngineInfo, Example, GuidelineInfo, Health, LanguageInfo } from './catalogue.ts';
import {
  CreateRequest,
  Document,
  DocumentSummary,
  ExportQuery,
  NameVersionRequest,
  Saved,
  SaveRequest,
  Segmented,
  SegmentRequest,
  Version,
} from './documents.ts';
import {
  CorpusDetails,
  CorpusRecords,
  CorpusSummary,
  Evaluated,
  EvaluateRequest,
  RecordsQuery,
} from './evaluation.ts';
import {
  Candidates,
  CandidatesRequest,
  Simplified,
  SimplifyEvent,
  SimplifyRequest,
  Words,
  WordsRequest,
} from './simplification.ts';

/** A call of the API; `{id}` in a path is a parameter. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  /** The request body as JSON; 'file' is the bytes of a file. */
  readonly body?: z.ZodType | 'file';
  /** The response body as JSON, or else its type. */
  readonly answer: z.ZodType | 'file' | 'page';
  /** Lines of JSON (application/x-ndjson), each as in `answer`. */
  readonly isStream?: boolean;
}

const Deleted = z.object({ deleted: z.literal(true) });

/** Every call of the API. The server answers exactly these; /api/openapi.json describes them. */
export const ROUTES = {
  health: { method: 'get', path: '/api/health', summary: 'Is it up?', answer: Health },
  languages: {
    method: 'get',
    path: '/api/languages',
    summary: 'The languages, and what each offers',
    answer: z.array(LanguageInfo),
  },
  guidelines: {
    method: 'get',
    path: '/api/guidelines',
    summary: 'The guideline profiles and their rules',
    answer: z.array(GuidelineInfo),
  },
  engines: {
    method: 'get',
    path: '/api/engines',
    summary: 'The engines that make candidates',
    answer: z.array(EngineInfo),
  },
  examples: {
    method: 'get',
    path: '/api/examples',
    summary: 'Example texts, one per language',
    answer: z.array(Example),
  },
  analyse: {
    method: 'post',
    path: '/api/analyse',
    summary: 'Sentences, findings of a guideline, and measures of a text',
    body: AnalyseRequest,
    answer: Analysis,
  },
  compare: {
    method: 'post',
    path: '/api/compare',
    summary: 'An original and its easy version side by side',
    body: CompareRequest,
    answer: Comparison,
  },
  verify: {
    method: 'post',
    path: '/api/verify',
    summary: 'Whether a rewritten text keeps the meaning of its source, point by point',
    body: VerifyRequest,
    answer: Verified,
  },
  candidates: {
    method: 'post',
    path: '/api/candidates',
    summary: 'Simpler versions of a sentence',
    body: CandidatesRequest,
    answer: Candidates,
  },
  words: {
    method: 'post',
    path: '/api/words',
    summary: 'Simpler words for a word of a sentence, and an explanation',
    body: WordsRequest,
    answer: Words,
  },
  simplify: {
    method: 'post',
    path: '/api/simplify',
    summary: 'A simplified text, with its edits',
    body: SimplifyRequest,
    answer: Simplified,
  },
  simplifyStream: {
    method: 'post',
    path: '/api/simplify/stream',
    summary: 'Like /api/simplify, but block by block, for long documents',
    body: SimplifyRequest,
    answer: SimplifyEvent,
    isStream: true,
  },
  evaluate: {
    method: 'post',
    path: '/api/evaluate',
    summary: 'Scores of systems against references, and a report page',
    body: EvaluateRequest,
    answer: Evaluated,
  },
  report: {
    method: 'get',
    path: '/api/reports/{id}',
    summary: 'The report page of an evaluation',
    answer: 'page',
  },
  corpora: {
    method: 'get',
    path: '/api/corpora',
    summary: 'All corpora',
    answer: z.array(CorpusSummary),
  },
  corpus: {
    method: 'get',
    path: '/api/corpora/{id}',
    summary: 'One corpus',
    answer: CorpusDetails,
  },
  corpusRecords: {
    method: 'get',
    path: '/api/corpora/{id}/records',
    summary: 'Records of a corpus that is in the store',
    query: RecordsQuery,
    answer: CorpusRecords,
  },
  documents: {
    method: 'get',
    path: '/api/documents',
    summary: 'All documents, last saved first',
    answer: z.array(DocumentSummary),
  },
  createDocument: {
    method: 'post',
    path: '/api/documents',
    summary: 'A new document',
    body: CreateRequest,
    answer: Document,
  },
  importDocument: {
    method: 'post',
    path: '/api/documents/import',
    summary: 'A new document from a .docx, .odt, .html, .md, .txt or .pdf file',
    query: z.object({
      name: z.string().min(1).max(300).describe('Name of the file, with its extension.'),
      language: z.string().max(20).optional(),
    }),
    body: 'file',
    answer: Document,
  },
  segment: {
    method: 'post',
    path: '/api/segment',
    summary: 'A text split into blocks and sentences, like a new document',
    body: SegmentRequest,
    answer: Segmented,
  },
  document: {
    method: 'get',
    path: '/api/documents/{id}',
    summary: 'One document',
    answer: Document,
  },
  saveDocument: {
    method: 'patch',
    path: '/api/documents/{id}',
    summary: 'Saves changes; responds when they are on disk',
    body: SaveRequest,
    answer: Saved,
  },
  deleteDocument: {
    method: 'delete',
    path: '/api/documents/{id}',
    summary: 'Deletes a document and all of its versions',
    answer: Deleted,
  },
  versions: {
    method: 'get',
    path: '/api/documents/{id}/versions',
    summary: 'Versions of a document, newest first',
    answer: z.array(Version),
  },
  nameVersion: {
    method: 'post',
    path: '/api/documents/{id}/versions',
    summary: 'Saves the current document as a named version',
    body: NameVersionRequest,
    answer: Version,
  },
  version: {
    method: 'get',
    path: '/api/documents/{id}/versions/{version}',
    summary: 'The document in an earlier version',
    answer: Document,
  },
  restoreVersion: {
    method: 'post',
    path: '/api/documents/{id}/versions/{version}/restore',
    summary: 'Restores a version of the document (which creates a new revision)',
    answer: Document,
  },
  exportDocument: {
    method: 'get',
    path: '/api/documents/{id}/export',
    summary: 'The document as a file',
    query: ExportQuery,
    answer: 'file',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
