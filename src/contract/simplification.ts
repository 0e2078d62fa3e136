import { z } from 'zod';
import {
  Edit,
  Format,
  Language,
  LONGEST_SENTENCE,
  LONGEST_TEXT,
  Place,
  Steering,
  Verdict,
} from './text.ts';

export const CandidatesRequest = Steering.extend({
  sentence: z.string().min(1).max(LONGEST_SENTENCE).describe('Inline Markdown; no line breaks.'),
  before: z.string().max(LONGEST_SENTENCE).optional().describe('The sentence before it.'),
  after: z.string().max(LONGEST_SENTENCE).optional(),
  language: Language,
  engines: z
    .array(z.string().max(60))
    .max(6)
    .optional()
    .describe('Names from GET /api/engines; default: the default engine.'),
  most: z
    .number()
    .int()
    .min(1)
    .max(10)
    .optional()
    .describe('Maximum number of candidates; default: 4.'),
});
export type CandidatesRequest = z.input<typeof CandidatesRequest>;

export const Candidate = z.object({
  text: z
    .string()
    .describe('The rewritten sentence in inline Markdown; may contain several sentences.'),
  edits: z
    .array(Edit)
    .describe('Places in the sentence as given. Applied to it, the edits produce text.'),
  operations: z
    .array(z.string())
    .describe('The distinct operations of the edits: split, substitute …'),
  reasons: z.array(z.string()).describe('The distinct reasons of the edits.'),
  verdicts: z
    .array(Verdict)
    .readonly()
    .describe('Points of which the judge is unsure; versions that it refuses are not candidates.'),
  engine: z.string(),
  setting: z
    .string()
    .describe('The setting with which it was made: "balanced", "strong", "dials" …'),
  words: z.number().int(),
});
export type Candidate = z.infer<typeof Candidate>;

export const Candidates = z.object({
  /** Best first; empty if no better sentence was found. */
  candidates: z.array(Candidate),
  /** Why there is none, for users. */
  left: z.string().optional(),
  words: z.number().int().describe('Words of the sentence as given.'),
});
export type Candidates = z.infer<typeof Candidates>;

export const WordsRequest = Steering.extend({
  sentence: z.string().min(1).max(LONGEST_SENTENCE),
  span: Place.describe('A word of the sentence.'),
  language: Language,
  most: z.number().int().min(1).max(20).optional(),
});
export type WordsRequest = z.input<typeof WordsRequest>;

export const WordSuggestion = z.object({
  form: z.string().describe('Inflected to fit the sentence.'),
  lemma: z.string(),
  text: z.string().describe('The sentence with this word.'),
  edits: z.array(Edit).describe('Includes edits of neighbouring words (a → an).'),
  confidence: z.number(),
  gain: z.number().describe('How much more frequent it is, in Zipf units.'),
  sources: z.array(z.string()),
  warning: z.string().optional().describe('A possible problem with it.'),
});
export type WordSuggestion = z.infer<typeof WordSuggestion>;

export const Words = z.object({
  word: z.string(),
  span: Place.describe('The whole word at the given span.'),
  hard: z.boolean(),
  zipf: z.number().describe('log10 of occurrences per 10⁹ words; 0 if not in the list.'),
  reasons: z.array(z.string()).describe('Why it is hard, for users.'),
  suggestions: z.array(WordSuggestion).describe('Best first.'),
  explanation: z
    .object({ text: z.string(), edits: z.array(Edit) })
    .optional()
    .describe('The sentence with an explanation in brackets after the word.'),
  advice: z.enum(['replace', 'explain', 'offer', 'leave']),
  why: z.string().optional(),
});
export type Words = z.infer<typeof Words>;

export const SimplifyRequest = Steering.extend({
  text: z.string().max(LONGEST_TEXT),
  language: Language.optional().describe('Default: detected from the text.'),
  format: Format.optional(),
  engine: z.string().max(60).optional(),
});
export type SimplifyRequest = z.input<typeof SimplifyRequest>;

export const Simplified = z.object({
  text: z.string(),
  edits: z
    .array(Edit)
    .describe('Places in the text as given. Applied to it, the edits produce text.'),
  language: z.string(),
  engine: z.string(),
});
export type Simplified = z.infer<typeof Simplified>;

/** One line of the streamed response (application/x-ndjson) to POST /api/simplify/stream. */
export const SimplifyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    language: z.string(),
    engine: z.string(),
    blocks: z.number(),
  }),
  z.object({
    type: z.literal('block'),
    index: z.number().int(),
    output: z.string().describe('What to append to the result.'),
    sentences: z.array(
      z.object({
        source: z.string(),
        text: z.string(),
        edits: z.array(Edit).describe('Places in source.'),
        verdicts: z.array(Verdict).readonly().describe('Places in source and text.'),
        left: z.string().optional().describe('Why it was left unchanged.'),
      }),
    ),
  }),
  z.object({ type: z.literal('end'), changed: z.number().int(), sentences: z.number().int() }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), hint: z.string() }),
]);
export type SimplifyEvent = z.infer<typeof SimplifyEvent>;
