import { z } from 'zod';
import { Mark } from './analysis.ts';

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** Names of the configured models to which text leaves this machine; usually none. */
  outside: z.array(z.string()),
});
export type Health = z.infer<typeof Health>;

export const LanguageInfo = z.object({
  id: z.string(),
  name: z.string().describe('In English.'),
  endonym: z.string(),
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  analysis: z.boolean().describe('Grammatical analysis is available: passives, splits and so on.'),
  inflection: z.boolean(),
  simplifies: z.boolean().describe('The default engine has rules or words for the language.'),
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
      wholeDocument: z.boolean().describe('The rule needs the whole document.'),
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
