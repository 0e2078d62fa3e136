import { z } from 'zod';
import { LEVELS } from '../../core/index.ts';
import { CONSTRUCTS } from '../profile/index.ts';
import { RULE_OPERATIONS, STATUSES, STRENGTHS } from './rule.ts';

const texts = z.union([z.string(), z.array(z.string())]);
/** The stages that can block a rule. */
const KEEPER = /^(?:match|unless|build|verify|licence\/[a-z-]+)$/;

const keeper = z.string().regex(KEEPER);

const examples = z.strictObject({
  /** Source → what the rule makes of it. */
  change: z.record(z.string(), z.string()),
  stay: z.array(
    z.strictObject({
      in: z.string(),
      /** Several where it depends on how well the sentence is parsed. */
      by: z.union([keeper, z.array(keeper)]),
    }),
  ),
});

/** A rule as written in YAML. */
export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/),
  construct: z.enum(CONSTRUCTS).optional(),
  operation: z.enum(RULE_OPERATIONS),
  match: z.array(z.string()),
  unless: z.array(z.strictObject({ match: texts, because: z.string() })).default([]),
  anchor: texts.default([]),
  replace: z.record(z.string(), z.string()).default({}),
  build: z
    .array(z.union([z.string(), z.strictObject({ item: z.string(), each: z.string() })]))
    .default(['{all}']),
  /** The changes of a repair. */
  set: z
    .record(
      z.string(),
      z.strictObject({
        head: z.string().optional(),
        rel: z.string().optional(),
        upos: z.string().optional(),
      }),
    )
    .default({}),
  /** Licences on top of those of the operation; with a minus one that it does without. */
  licence: z.array(z.string()).default([]),
  message: z.string(),
  for: z
    .strictObject({ level: z.enum(LEVELS).optional(), strength: z.enum(STRENGTHS).optional() })
    .default({}),
  status: z.enum(STATUSES).default('on'),
  examples: z.union([examples, z.record(z.string().length(2), examples)]).optional(),
});
export type RuleText = z.infer<typeof ruleSchema>;
export type RuleExamples = z.infer<typeof examples>;

export const syntaxSchema = z.strictObject({
  relations: z.record(z.string(), z.array(z.string())).default({}),
  lists: z.record(z.string(), z.array(z.string())).default({}),
  maps: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  words: z.record(z.string(), z.string()).default({}),
  correlatives: z.array(z.tuple([z.string(), z.string()])).default([]),
});

/** A Zod error as text: the place and the problem. */
export function problemOf(error: z.ZodError): string {
  const [{ path, message }] = error.issues;
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
