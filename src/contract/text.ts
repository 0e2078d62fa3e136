import { z } from 'zod';
import { LEVELS, OPERATIONS } from '../core/index.ts';
import { PRESETS } from '../simplify/engine.ts';
import { POINTS } from '../simplify/verify/verdict.ts';
import { AUDIENCES } from '../simplify/words/identify/audiences.ts';

/** The longest text that one call may bring, in UTF-16 units: some 300,000 words. */
export const LONGEST_TEXT = 2_000_000;
/** The longest sentence that candidates are made for. */
export const LONGEST_SENTENCE = 5_000;

export const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
  .describe('Id of a language of GET /api/languages: "en", "fr", "zh" …');

/** Offsets are UTF-16 units into the text of the same request or answer, half-open. */
export const Place = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type Place = z.infer<typeof Place>;

export const Format = z
  .enum(['text', 'markdown', 'html'])
  .describe('How the text is written; places are places of the text as given, markup and all.');
export type Format = z.infer<typeof Format>;

export const Preset = z.enum(PRESETS).describe('How much the engine dares.');
export type Preset = z.infer<typeof Preset>;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;

const ratio = z.number().min(0.05).max(2);

/** The dials: target ratios to the source, 1 = like it. */
export const Dials = z.object({
  length: ratio.optional().describe('Characters of the result over those of the source.'),
  paraphrase: ratio.optional().describe('Likeness of the letters of both; low = much rewording.'),
  words: ratio.optional().describe('Rarity of the words; low = easier words.'),
  syntax: ratio.optional().describe('Depth of the sentence trees; low = simpler sentences.'),
});
export type Dials = z.infer<typeof Dials>;

const term = z.string().min(1).max(200);

/** What steers the engines; the same in documents and in calls. All of it may be left out. */
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
    .describe('Terms with the word to write instead, or the explanation to give.'),
  protected: z.array(term).max(2000).optional().describe('Terms that must stay as they are.'),
});
export type Steering = z.infer<typeof Steering>;

export const Edit = Place.extend({
  replacement: z.string(),
  operation: z.enum(OPERATIONS),
  reason: z.string().describe('One sentence for a person: why this change.'),
  source: z.string().describe('Which rule, lexicon or engine proposed it.'),
  confidence: z.number().min(0).max(1),
});
export type Edit = z.infer<typeof Edit>;

/** What became of one point of a source: figures, negation, duties … */
export const Verdict = z.object({
  point: z.enum(POINTS),
  state: z
    .enum(['kept', 'changed', 'lost', 'added', 'unsure'])
    .describe('"unsure" does not fail: a person should look.'),
  source: z.array(Place).readonly().describe('Places of the source, without markup.'),
  candidate: z.array(Place).readonly().describe('Places of the new text, without markup.'),
  because: z.string().describe('One sentence for a person (English).'),
});
export type Verdict = z.infer<typeof Verdict>;

/** What every failed call answers, with a 4xx or 5xx status. */
export const Failure = z.object({
  error: z.object({
    code: z.string().describe('Stable: bad-input, unknown-name, too-large, conflict, not-found …'),
    message: z.string(),
    hint: z.string(),
  }),
});
export type Failure = z.infer<typeof Failure>;
