import { z } from 'zod';
import { OwnProfile } from './analysis.ts';
import { Language, Steering } from './text.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** Inline Markdown: **strong**, *emphasis*, `code`, [text](address); other special characters with a backslash. */
const inline = z.string().max(100_000);

export const ROW_STATES = ['open', 'accepted', 'edited', 'kept'] as const;

/**
 * A sentence of the original beside its easy version. `easy` is missing until it is edited; it then
 * equals the original. It may contain several sentences, one per line, or be empty if the sentence
 * is dropped.
 */
export const Row = z.object({
  id,
  original: inline,
  easy: inline.optional(),
  state: z
    .enum(ROW_STATES)
    .describe('open: not processed; accepted: a candidate; edited: by hand; kept: unchanged.'),
  engine: z.string().max(60).optional().describe('The origin of the easy version.'),
});
export type Row = z.infer<typeof Row>;

/**
 * One block of the document, for all formats. A table is a sequence of cells with the same `table`;
 * list items are consecutive, with `depth` from 1. Rows are its sentences, in order; at least one.
 */
export const Block = z.object({
  id,
  kind: z.enum(['paragraph', 'heading', 'item', 'cell', 'quotation', 'code']),
  level: z.number().int().min(1).max(6).optional().describe('Of a heading.'),
  depth: z.number().int().min(1).max(9).optional().describe('Of a list item.'),
  ordered: z.boolean().optional().describe('Of a list item: numbered.'),
  cell: z
    .object({
      table: z.number().int().nonnegative(),
      row: z.number().int().nonnegative(),
      column: z.number().int().nonnegative(),
      header: z.boolean().optional(),
    })
    .optional(),
  rows: z.array(Row).min(1).max(5000),
});
export type Block = z.infer<typeof Block>;

/** The editor's settings for a document. */
export const Settings = Steering.extend({
  profile: z.union([z.string().max(100), OwnProfile]).optional(),
  engines: z.array(z.string().max(60)).max(6).optional(),
  /** Hidden marks and dismissed findings. */
  hiddenMarks: z.array(z.string().max(60)).max(100).optional(),
  ignored: z.array(z.string().max(300)).max(5000).optional(),
  checklist: z.array(z.string().max(100)).max(100).optional(),
});
export type Settings = z.infer<typeof Settings>;

export const DocumentSummary = z.object({
  id,
  title: z.string(),
  language: z.string(),
  revision: z.number().int().describe('Counts saved changes, from 1.'),
  createdAt: z.string().describe('ISO 8601, as all times.'),
  savedAt: z.string(),
  words: z.number().int(),
  rows: z.number().int(),
  done: z.number().int().describe('Rows that are not open.'),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const Document = DocumentSummary.extend({
  settings: Settings,
  blocks: z.array(Block),
  warnings: z
    .array(z.string())
    .optional()
    .describe(
      'After an import: content that could not be imported (pictures, footnotes, macros …).',
    ),
});
export type Document = z.infer<typeof Document>;

const title = z.string().min(1).max(300);

export const CreateRequest = z.object({
  title: title.optional().describe('Default: the first words of the text.'),
  language: Language.optional().describe('Default: detected from the text.'),
  settings: Settings.optional(),
  /** The original; the server splits it into blocks and sentences. */
  text: z.string().max(2_000_000).optional(),
  format: z.enum(['text', 'markdown', 'html']).optional(),
  /** Or the id of an example: GET /api/examples. */
  example: z.string().max(40).optional(),
});
export type CreateRequest = z.input<typeof CreateRequest>;

/** One small change; a patch applies all of its changes or none. */
export const Change = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('easy'),
    row: id,
    text: inline.nullable().describe('null: reset, equals the original.'),
    state: z.enum(ROW_STATES),
    engine: z.string().max(60).optional(),
  }),
  z
    .object({
      type: z.literal('splice'),
      row: id,
      side: z.enum(['original', 'easy']),
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
      insert: inline,
    })
    .describe(
      'Typing: replaces a range of one row. On the easy side, the state of the row becomes "edited".',
    ),
  z.object({
    type: z.literal('blocks'),
    /** Blocks at `index` … `index + remove` are replaced; rows that are kept retain their ids. */
    index: z.number().int().nonnegative(),
    remove: z.number().int().nonnegative(),
    insert: z.array(Block).max(20_000),
  }),
  z.object({ type: z.literal('title'), title }),
  z.object({ type: z.literal('language'), language: Language }),
  z.object({ type: z.literal('settings'), settings: Settings }),
]);
export type Change = z.infer<typeof Change>;

export const SaveRequest = z.object({
  revision: z.number().int().describe('The revision that the changes were made on.'),
  /** Chosen by the client; if it is sent again after a lost response, it is not applied twice. */
  key: z.string().min(8).max(60),
  changes: z.array(Change).min(1).max(1000),
});
export type SaveRequest = z.input<typeof SaveRequest>;

/** Sent when the change is on disk. A wrong revision results in 409 with code "conflict". */
export const Saved = z.object({ revision: z.number().int(), savedAt: z.string() });
export type Saved = z.infer<typeof Saved>;

/** Text split like a new document, for pasting into an open one. */
export const SegmentRequest = z.object({
  text: z.string().max(2_000_000),
  language: Language,
  format: z.enum(['text', 'markdown', 'html']).optional(),
});
export type SegmentRequest = z.input<typeof SegmentRequest>;
export const Segmented = z.object({ blocks: z.array(Block) });
export type Segmented = z.infer<typeof Segmented>;

export const Version = z.object({
  version: z.number().int(),
  name: z.string(),
  revision: z.number().int(),
  savedAt: z.string(),
  automatic: z.boolean().describe('Made automatically by the server, without a name.'),
});
export type Version = z.infer<typeof Version>;

export const NameVersionRequest = z.object({ name: z.string().min(1).max(200) });

export const EXPORT_FORMATS = ['docx', 'html', 'pdf', 'md', 'txt', 'json'] as const;
export const EXPORT_LAYOUTS = ['easy', 'columns', 'original'] as const;

export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).describe('json: the list of changes, whatever the layout.'),
  layout: z
    .enum(EXPORT_LAYOUTS)
    .optional()
    .describe('easy: easy-to-read layout; columns: both side by side for review.'),
  headings: z
    .string()
    .max(120)
    .optional()
    .describe('The headings of the two columns, separated by a bar: Original|Easy version.'),
});
export type ExportQuery = z.input<typeof ExportQuery>;

/** The list of changes: GET …/export?format=json. */
export const ChangeList = z.object({
  title: z.string(),
  language: z.string(),
  revision: z.number().int(),
  savedAt: z.string(),
  changes: z.array(
    z.object({
      row: z.number().int().describe('Number of the sentence, from 1.'),
      original: z.string(),
      easy: z.string(),
      state: z.enum(ROW_STATES),
      engine: z.string().optional(),
    }),
  ),
});
export type ChangeList = z.infer<typeof ChangeList>;
