import { z } from 'zod';
import { OwnProfile } from './analysis.ts';
import { Language, Steering } from './text.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** Inline Markdown: **strong**, *emphasis*, `code`, [text](address); other signs with a backslash. */
const inline = z.string().max(100_000);

export const ROW_STATES = ['open', 'accepted', 'edited', 'kept'] as const;

/**
 * A sentence of the original beside its easy version. `easy` is left out as long as nobody touched
 * it: then it reads as the original. It may hold several sentences, one on each line, or be empty
 * when the sentence is dropped.
 */
export const Row = z.object({
  id,
  original: inline,
  easy: inline.optional(),
  state: z
    .enum(ROW_STATES)
    .describe('open: not looked at; accepted: a candidate; edited: by hand; kept: as it was.'),
  engine: z.string().max(60).optional().describe('Where the easy version comes from.'),
});
export type Row = z.infer<typeof Row>;

/**
 * One block of the document, for all formats. A table is a run of cells with the same `table`; list
 * items follow one another, `depth` from 1. Rows are its sentences, in order; never none.
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

/** What the editor chose for a document. */
export const Settings = Steering.extend({
  profile: z.union([z.string().max(100), OwnProfile]).optional(),
  engines: z.array(z.string().max(60)).max(6).optional(),
  /** Marks that are hidden, and findings that were set aside. */
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
    .describe('After an import: what could not be taken over (pictures, footnotes, macros …).'),
});
export type Document = z.infer<typeof Document>;

const title = z.string().min(1).max(300);

export const CreateRequest = z.object({
  title: title.optional().describe('The first words of the text when left out.'),
  language: Language.optional().describe('Found from the text when left out.'),
  settings: Settings.optional(),
  /** The original; cut into blocks and sentences by the server. */
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
    text: inline.nullable().describe('null: untouched again, reads as the original.'),
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
      'Typing: a stretch of one row, replaced. The state of the row becomes "edited" on the easy side.',
    ),
  z.object({
    type: z.literal('blocks'),
    /** Blocks at `index` … `index + remove` are replaced; ids of rows that live on stay. */
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
  /** Chosen by the client; sent again after a lost answer, it is not applied twice. */
  key: z.string().min(8).max(60),
  changes: z.array(Change).min(1).max(1000),
});
export type SaveRequest = z.input<typeof SaveRequest>;

/** Answered when the change is on the disk. A wrong revision answers 409 with code "conflict". */
export const Saved = z.object({ revision: z.number().int(), savedAt: z.string() });
export type Saved = z.infer<typeof Saved>;

/** Text cut as a new document would be: for pasting into an open one. */
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
  automatic: z.boolean().describe('Made by the server now and then, not by name.'),
});
export type Version = z.infer<typeof Version>;

export const NameVersionRequest = z.object({ name: z.string().min(1).max(200) });

export const EXPORT_FORMATS = ['docx', 'html', 'pdf', 'md', 'txt', 'json'] as const;
export const EXPORT_LAYOUTS = ['easy', 'columns', 'original'] as const;

export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).describe('json: the list of changes, for any layout.'),
  layout: z
    .enum(EXPORT_LAYOUTS)
    .optional()
    .describe('easy: easy-to-read layout; columns: both side by side for review.'),
  headings: z
    .string()
    .max(120)
    .optional()
    .describe('What stands above the two columns, with a bar between: Original|Easy version.'),
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
