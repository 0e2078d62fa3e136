import { z } from 'zod';
import { Format, Language, LONGEST_TEXT, Place, Steering, Verdict } from './text.ts';

/** Kinds of marks, as they are counted and filtered; each guideline rule belongs to one. */
export const MARKS = [
  'hard-words',
  'long-sentences',
  'structure',
  'passives',
  'negations',
  'numbers',
  'idioms',
  'abbreviations',
  'terms',
  'signs',
  'layout',
  'address',
] as const;
export const Mark = z.enum(MARKS);
export type Mark = z.infer<typeof Mark>;

/** A custom guideline, as in guidelines/*.json (docs/lint.md). */
export const OwnProfile = z.looseObject({
  id: z.string().min(1).max(100),
  title: z.string().max(300).optional(),
  rules: z.record(z.string(), z.unknown()),
});

export const AnalyseRequest = z.object({
  text: z.string().max(LONGEST_TEXT),
  language: Language.optional().describe('Default: detected from the text.'),
  format: Format.optional().describe('Default: "text".'),
  profile: z
    .union([z.string().max(100), OwnProfile])
    .optional()
    .describe('An id from GET /api/guidelines (default: "plain"), or a profile.'),
  /** A part of a document that is being typed: skips the rules about the whole document. */
  part: z.boolean().optional(),
  suggestions: z
    .boolean()
    .optional()
    .describe('Simpler words for each hard word; in a long text only on request.'),
});
export type AnalyseRequest = z.input<typeof AnalyseRequest>;

export const VerifyRequest = z.object({
  source: z.string().max(LONGEST_TEXT),
  output: z.string().max(LONGEST_TEXT),
  language: Language.optional().describe('Default: detected from the source.'),
  documents: z
    .boolean()
    .optional()
    .describe('Treat the texts as whole documents and align their sentences first.'),
  glossary: Steering.shape.glossary,
  protected: Steering.shape.protected,
});
export type VerifyRequest = z.input<typeof VerifyRequest>;

export const VerifiedPart = z.object({
  source: Place,
  output: Place.optional().describe('Missing if no output corresponds to the source.'),
  passed: z.boolean(),
  verdicts: z.array(Verdict).readonly(),
});

export const Verified = z.object({
  language: z.string(),
  passed: z.boolean().describe('Nothing was changed, lost or added; "unsure" does not fail.'),
  parts: z.array(VerifiedPart).describe('One part, or with "documents" one per sentence.'),
});
export type Verified = z.infer<typeof Verified>;

/** A finding of a guideline. */
export const Finding = Place.extend({
  rule: z.string().describe('Name of the rule: sentence-length, hard-word …'),
  mark: Mark,
  severity: z.enum(['note', 'warning', 'error']),
  message: z
    .string()
    .describe('The reason in one English sentence; to write your own, use rule and text.'),
  advice: z.string().optional().describe("The guideline's own advice."),
  text: z.string().describe('The words concerned, without markup.'),
  suggestions: z.array(z.string()).describe('Possible replacements, best first.'),
  sentence: z.number().int().describe('Index into sentences; -1 if in none of them.'),
});
export type Finding = z.infer<typeof Finding>;

export const BlockKind = z.enum([
  'paragraph',
  'heading',
  'item',
  'cell',
  'quotation',
  'code',
  'other',
]);
export type BlockKind = z.infer<typeof BlockKind>;

export const AnalysedSentence = Place.extend({
  block: z.number().int().describe('Index into blocks.'),
  words: z.number().int(),
  rareWords: z.number().int(),
});
export type AnalysedSentence = z.infer<typeof AnalysedSentence>;

export const Readability = z.object({
  name: z.string().describe('Metric of the language: fre, wiener-1, fernandez-huerta …'),
  title: z.string().describe('The full name: Flesch Reading Ease.'),
  value: z.number(),
  better: z.enum(['higher', 'lower']).describe('Which direction is easier to read.'),
});
export type Readability = z.infer<typeof Readability>;

export const Measures = z.object({
  sentences: z.number().int(),
  words: z.number().int(),
  characters: z.number().int(),
  wordsPerSentence: z.number(),
  longestSentence: z.number().int().describe('In words.'),
  rareShare: z
    .number()
    .describe("Share of content words below the language's frequency threshold, 0 to 1."),
  readability: z
    .array(Readability)
    .describe('The main formula of the language first; may be empty.'),
  lengths: z.array(z.number().int()).describe('Words of each sentence, in order, for the plot.'),
});
export type Measures = z.infer<typeof Measures>;

export const Analysis = z.object({
  language: z.string(),
  profile: z.string(),
  blocks: z.array(Place.extend({ kind: BlockKind })),
  sentences: z.array(AnalysedSentence),
  findings: z.array(Finding).describe('In the order of their places.'),
  counts: z.record(z.string(), z.number().int()).describe('Findings by mark.'),
  measures: Measures,
});
export type Analysis = z.infer<typeof Analysis>;

export const CompareRequest = z.object({
  original: z.string().max(LONGEST_TEXT),
  easy: z.string().max(LONGEST_TEXT),
  language: Language.optional(),
  format: Format.optional(),
});
export type CompareRequest = z.input<typeof CompareRequest>;

/** Before and after side by side. */
export const Comparison = z.object({
  language: z.string(),
  original: Measures,
  easy: Measures,
});
export type Comparison = z.infer<typeof Comparison>;
