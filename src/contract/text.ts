import { z } from 'zod';
import { LEVELS, OPERATIONS } from '../core/index.ts';
import { PRESETS } from '../simplify/engine.ts';
import { POINTS } from '../simplify/verify/verdict.ts';
import { AUDIENCES } from '../simplify/words/identify/audiences.ts';

/** The maximum text length of a call, in UTF-16 units: some 300,000 words. */
export const LONGEST_TEXT = 2_000_000;
/** The longest sentence for which candidates are made. */
export const LONGEST_SENTENCE = 5_000;

export const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
  .describe('Id of a language from GET /api/languages: "en", "fr", "zh" …');

/** Offsets are UTF-16 units into the text of the same request or answer, half-open. */
export const Place = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type Place = z.infer<typeof Place>;

export const Format = z
  .enum(['text', 'markdown', 'html'])
  .describe('Format of the text; places refer to the text as given, including markup.');
export type Format = z.infer<typeof Format>;

export const Preset = z.enum(PRESETS).describe('How much the engine changes.');
export type Preset = z.infer<typeof Preset>;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;

const ratio = z.number().min(0.05).max(2);

/** The dials: target ratios to the source; 1 = as in the source. */
export const Dials = z.object({
  length: ratio.optional().describe('Length of the result relative to the source, in characters.'),
  paraphrase: ratio
    .optional()
    .describe('Character similarity of result and source; low = much rewording.'),
  words: ratio.optional().describe('Rarity of the words; low = easier words.'),
  syntax: ratio.optional().describe('Depth of the sentence trees; low = simpler sentences.'),
});
export type Dials = z.infer<typeof Dials>;

const term = z.string().min(1).max(200);

/** The options of the engines, for documents and calls. All are optional. */
export const Steering = z.object({
  preset: Preset.optional(),
  level: Level.optional(),
  audience: Audience.optional(),
  controls: Dials.optional(),
  glossary: z
    .array(
      z.object({
        term,
        replacement: term.optional(),
        explanation: z.string().max(1000).optional(),
      }),
    )
    .max(2000)
    .optional()
    .describe('Terms with their replacement or explanation.'),
  protected: z.array(term).max(2000).optional().describe('Terms that must not be changed.'),
});
export type Steering = z.infer<typeof Steering>;

export const Edit = Place.extend({
  replacement: z.string(),
  operation: z.enum(OPERATIONS),
  reason: z.string().describe('The reason for the change, in one sentence for users.'),
  source: z.string().describe('The rule, lexicon or engine that proposed it.'),
  confidence: z.number().min(0).max(1),
});
export type Edit = z.infer<typeof Edit>;

/** The verdict on one point of a source: figures, negation, duties … */
export const Verdict = z.object({
  point: z.enum(POINTS),
  state: z
    .enum(['kept', 'changed', 'lost', 'added', 'unsure'])
    .describe('"unsure" does not fail, but a person should check it.'),
  source: z.array(Place).readonly().describe('Places in the source, without markup.'),
  candidate: z.array(Place).readonly().describe('Places in the new text, without markup.'),
  because: z.string().describe('The reason, in one English sentence for users.'),
});
export type Verdict = z.infer<typeof Verdict>;

/** The body of every failed call, with a 4xx or 5xx status. */
export const Failure = z.object({
  error: z.object({
    code: z.string().describe('Stable: bad-input, unknown-name, too-large, conflict, not-found …'),
    message: z.string(),
    hint: z.string(),
  }),
});
export type Failure = z.infer<typeof Failure>;
