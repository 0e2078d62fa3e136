import { parse } from 'yaml';
import { z } from 'zod';
import { KlartextError } from '../core/index.ts';
import { Item } from './item.ts';
import { SCALES } from './scales.ts';

const Named = z.strictObject({ id: z.string().regex(/^[\w-]+$/), text: z.string().min(1) });

/** Labels of the points of a scale. */
const Labels = z.record(z.string(), z.string());

const Scale = z.strictObject({
  from: z.number(),
  to: z.number(),
  labels: Labels.default({}),
});

/** An item with a known answer. */
const Known = Item.extend({ expected: z.record(z.string(), z.unknown()) });

const frame = {
  name: z.string().min(1),
  /** The language of the texts. */
  language: z.string().min(2),
  /** The language of the pages; by default that of the texts, if there are pages in it. */
  interface: z.string().optional(),
  instructions: z.string().min(1),
  examples: z.array(z.string()).default([]),
  consent: z.string().min(1),
  /** What participants must confirm, such as "German is my first language". */
  requires: z.string().optional(),
  pay: z.string().optional(),
  /** A link for everyone, or a code for each participant. */
  access: z.enum(['link', 'code']).default('link'),
  judgements: z.int().min(1).max(1000).default(3),
  perTask: z.int().min(1).max(200).default(10),
  /**
   * Participants who have judged one system's text of every item continue with the texts of the
   * others in later tasks. Without this, a participant never sees an item twice, and each judgement
   * takes one participant for each system.
   */
  everySystem: z.boolean().default(false),
  /** Quotas: items per participant, and participants in total. */
  perParticipant: z.int().min(1).optional(),
  participants: z.int().min(1).optional(),
  /** After this time, an unanswered item is assigned to another participant. */
  minutes: z.number().min(1).default(60),
  qualification: z
    .strictObject({
      items: z.array(Known).min(1),
      pass: z.number().min(0).max(1),
      /** A person decides, based on the score. */
      review: z.boolean().default(false),
    })
    .optional(),
  /** Attention checks, such as a pair of unrelated texts: one in each task. */
  checks: z.array(Known).default([]),
  /** Items with known answers that look like all others: one in each task. */
  fakes: z.array(Known).default([]),
  /** How many items of each task are repeated, to measure a participant's consistency. */
  repeats: z.int().min(0).default(0),
};

/** The design of a study, by kind, as read from its file. */
export const Design = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('write'),
    ...frame,
    operations: z.array(Named).default([]),
    confidence: z.boolean().default(true),
    comments: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('rate'),
    ...frame,
    /** Labels of a dimension override those of the scale: an anchored key. */
    dimensions: z.array(Named.extend({ labels: Labels.optional() })).min(1),
    scale: z.union([z.enum(Object.keys(SCALES) as [string, ...string[]]), Scale]),
    /** All systems of a source on one page, or one page for each. */
    together: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('prefer'),
    ...frame,
    questions: z.array(Named).min(1),
    similar: z.boolean().default(true),
  }),
  z.strictObject({ kind: z.literal('rank'), ...frame, questions: z.array(Named).min(1) }),
  z.strictObject({ kind: z.literal('substitute'), ...frame }),
  z.strictObject({
    kind: z.literal('mark'),
    ...frame,
    /** Losses can be marked only in the source. */
    marks: z.array(Named.extend({ in: z.enum(['source', 'output']).default('output') })).min(1),
  }),
  z.strictObject({ kind: z.literal('comprehend'), ...frame }),
]);
export type Design = z.output<typeof Design>;
export type KnownItem = z.output<typeof Known>;

/** The end points of a rating scale and their labels. */
export function scaleOf(design: Extract<Design, { kind: 'rate' }>): z.output<typeof Scale> {
  return typeof design.scale === 'string' ? SCALES[design.scale] : design.scale;
}

/**
 * Reads a design; errors name the path of the wrong value. `texts` override those of the design,
 * for another language.
 *
 * @example readDesign(await readFile('designs/rate-asset.yaml', 'utf8'), 'rate-asset.yaml')
 */
export function readDesign(text: string, file: string, texts: unknown = {}): Design {
  const read = Design.safeParse(laidOver(readYaml(text, file), texts));
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues;
  throw new KlartextError(
    'bad-input',
    `${file}: ${path.length > 0 ? `"${path.join('.')}": ` : ''}${message}`,
    'For examples, see the folder designs/.',
  );
}

/** Parses handwritten YAML. */
export function readYaml(text: string, file: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 });
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${file} is not valid YAML: ${(error as Error).message.split('\n')[0]}`,
      'For examples, see the folder designs/.',
      { cause: error },
    );
  }
}

/** Members of the upper value override those of the lower; list members are matched by id. */
function laidOver(below: unknown, upper: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(upper) && upper.every(hasId)) {
    return below.map((each) =>
      laidOver(each, hasId(each) ? upper.find(({ id }) => id === each.id) : undefined),
    );
  }
  if (!isMap(below) || !isMap(upper)) return upper === undefined ? below : upper;
  const names = new Set([...Object.keys(below), ...Object.keys(upper)]);
  return Object.fromEntries([...names].map((name) => [name, laidOver(below[name], upper[name])]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(value: unknown): value is { id: unknown } {
  return isMap(value) && 'id' in value;
}
