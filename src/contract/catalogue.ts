import { z } from 'zod';
import { Mark } from './analysis.ts';

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** Does anything leave this machine? Names of the outside models that are set up; mostly none. */
  outside: z.array(z.string()),
});
export type Health = z.infer<typeof Health>;

export const LanguageInfo = z.object({
  id: z.string(),
  name: z.string().describe('In English.'),
  endonym: z.string(),
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  analysis: z.boolean().describe('Has grammar: passives, splits and the like.'),
  inflection: z.boolean(),
  simplifies: z.boolean().describe('The default engine has rules or words for it.'),
});
export type LanguageInfo = z.infer<typeof LanguageInfo>;

export const GuidelineInfo = z.object({
  id: z.string(),
  title: z.string(),
  citation: z.array(z.string()),
  rules: z.array(
    z.object({
      name: z.string(),
      summary: z.string(),
      mark: Mark,
      severity: z.enum(['note', 'warning', 'error']),
      advice: z.string().optional(),
      wholeDocument: z.boolean().describe('Looks at the document as a whole.'),
    }),
  ),
});
export type GuidelineInfo = z.infer<typeof GuidelineInfo>;

export const EngineInfo = z.object({
  name: z.string(),
  summary: z.string(),
  outside: z.boolean().describe('Sends text to another machine.'),
  isDefault: z.boolean(),
});
export type EngineInfo = z.infer<typeof EngineInfo>;

export const Example = z.object({
  id: z.string(),
  language: z.string(),
  title: z.string(),
  text: z.string(),
});
export type Example = z.infer<typeof Example>;
