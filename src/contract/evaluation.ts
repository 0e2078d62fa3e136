import { z } from 'zod';
import { Language } from './text.ts';

const lines = z.array(z.string().max(100_000)).min(1).max(20_000);

export const EvaluateRequest = z.object({
  /** Sentences or documents, one entry each; or a stored corpus, with a split. */
  sources: lines.optional(),
  references: z.array(lines).max(20).optional().describe('One list per reference set.'),
  corpus: z.string().max(100).optional(),
  split: z.string().max(40).optional(),
  /** Outputs of systems by name, one per source. */
  outputs: z.record(z.string().min(1).max(100), lines),
  language: Language.optional(),
  metrics: z.array(z.string().max(60)).max(30).optional(),
  lowercase: z.boolean().optional(),
  title: z.string().max(300).optional(),
});
export type EvaluateRequest = z.input<typeof EvaluateRequest>;

export const Evaluated = z.object({
  items: z.number().int(),
  language: z.string(),
  systems: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        value: z.number(),
        parts: z.record(z.string(), z.number()),
        signature: z.string(),
        interval: z.tuple([z.number(), z.number()]).optional(),
      }),
    ),
  ),
  warnings: z.array(z.object({ system: z.string(), message: z.string() })),
  /** Address of the full report: /api/reports/ID, kept until the server stops. */
  report: z.string(),
});
export type Evaluated = z.infer<typeof Evaluated>;

export const CorpusSummary = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  task: z.string(),
  domain: z.string(),
  access: z.string(),
  licence: z.string(),
  permits: z.string().describe('What the licence permits.'),
  pairs: z.number().nullable().describe('The published count, else our own.'),
  here: z.boolean().describe('Whether its files are in the store, so that it can be browsed.'),
  home: z.string(),
});
export type CorpusSummary = z.infer<typeof CorpusSummary>;

export const CorpusDetails = CorpusSummary.extend({
  summary: z.string(),
  citation: z.string(),
  howToGet: z.string().describe('Instructions, if it is not in the store.'),
  splits: z.record(z.string(), z.number()).describe('Records by split; empty if not in the store.'),
});
export type CorpusDetails = z.infer<typeof CorpusDetails>;

export const RecordsQuery = z.object({
  split: z.string().max(40).optional(),
  offset: z.coerce.number().int().nonnegative().optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  search: z.string().max(200).optional().describe('Only records that contain this text.'),
});
export type RecordsQuery = z.input<typeof RecordsQuery>;

export const CorpusRecords = z.object({
  total: z.number().int().describe('Records that match the query.'),
  records: z.array(
    z.object({
      id: z.string(),
      split: z.string().optional(),
      source: z.string(),
      references: z.array(z.string()),
    }),
  ),
});
export type CorpusRecords = z.infer<typeof CorpusRecords>;
