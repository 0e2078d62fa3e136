import { parse } from 'yaml';
import { z } from 'zod';
import { KlartextError } from '../core/index.ts';
import { Item } from './item.ts';
import { SCALES } from './scales.ts';

const Named = z.strictObject({ id: z.string().regex(/^[\w-]+$/), text: z.string().min(1) });

/** What points of a scale mean, in words. */
const Labels = z.record(z.string(), z.string());

const Scale = z.strictObject({
  from: z.number(),
  to: z.number(),
  labels: Labels.default({}),
});

/** An item whose answer is known. */
const Known = Item.extend({ expected: z.record(z.string(), z.unknown()) });

const frame = {
  name: z.string().min(1),
  /** Of the texts. */
  language: z.string().min(2),
  /** Of the pages around them; by default that of the texts, where there are pages in it. */
  interface: z.string().optional(),
  instructions: z.string().min(1),
  examples: z.array(z.string()).default([]),
  consent: z.string().min(1),
  /** What participants have to confirm, such as "German is my first language". */
  requires: z.string().optional(),
  pay: z.string().optional(),
  /** By a link that anyone may use, or with a code for each participant. */
  access: z.enum(['link', 'code']).default('link'),
  judgements: z.int().min(1).max(1000).default(3),
  perTask: z.int().min(1).max(200).default(10),
  /**
   * Who has judged one system's text of every item goes on with the texts of the others, in later
   * tasks; else nobody sees an item twice, and each judgement takes a participant for each system.
   */
  everySystem: z.boolean().default(false),
  /** Quotas: items of one participant, and participants in all. */
  perParticipant: z.int().min(1).optional(),
  participants: z.int().min(1).optional(),
  /** After so long, an item that was shown and not answered goes to someone else. */
  minutes: z.number().min(1).default(60),
  qualification: z
    .strictObject({
      items: z.array(Known).min(1),
      pass: z.number().min(0).max(1),
      /** A person decides, with the score before them. */
      review: z.boolean().default(false),
    })
    .optional(),
  /** Attention checks, such as a pair of texts that have nothing in common: one in each task. */
  checks: z.array(Known).default([]),
  /** Items with known answers that look like all others: one in each task. */
  fakes: z.array(Known).default([]),
  /** How many items of each task are shown once more, to see whether a participant is consistent. */
  repeats: z.int().min(0).default(0),
};

/** What a study asks, by kind; everything that can be said of it in its file. */
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
    /** Labels of a dimension stand before those of the scale: an anchored key. */
    dimensions: z.array(Named.extend({ labels: Labels.optional() })).min(1),
    scale: z.union([z.enum(Object.keys(SCALES) as [string, ...string[]]), Scale]),
    /** All systems of a source on one page, or each by itself. */
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
    /** What was lost can only be marked in the source. */
    marks: z.array(Named.extend({ in: z.enum(['source', 'output']).default('output') })).min(1),
  }),
  z.strictObject({ kind: z.literal('comprehend'), ...frame }),
]);
export type Design = z.output<typeof Design>;
export type KnownItem = z.output<typeof Known>;

/** The end points of a rating scale and what they are called. */
export function scaleOf(design: Extract<Design, { kind: 'rate' }>): z.output<typeof Scale> {
  return typeof design.scale === 'string' ? SCALES[design.scale] : design.scale;
}

/**
 * Reads a design; what is wrong in it is named by its place. `texts` are laid over it: the same
 * design in another language.
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
    'The designs in designs/ show how one is written.',
  );
}

/** YAML that a person wrote. */
export function readYaml(text: string, file: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 });
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${file} is not valid YAML: ${(error as Error).message.split('\n')[0]}`,
      'The designs in designs/ show how one is written.',
      { cause: error },
    );
  }
}

/** Members of the upper take the place of those below; in lists, members with the same id do. */
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
