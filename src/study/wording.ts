import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { KlartextError } from '../core/index.ts';
import { packageFile } from '../core/package-file.ts';

/** The interface texts of a study's pages: one file per language in designs/pages/. */
const Wording = z.strictObject({
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  original: z.string(),
  simplified: z.string(),
  text: z.string(),
  sentence: z.string(),
  yourVersion: z.string(),
  operations: z.string(),
  confidence: z.string(),
  comment: z.string(),
  similar: z.string(),
  simplerWord: z.string(),
  welcome: z.string(),
  consent: z.string(),
  agree: z.string(),
  confirm: z.string(),
  code: z.string(),
  start: z.string(),
  instructions: z.string(),
  examples: z.string(),
  back: z.string(),
  next: z.string(),
  progress: z.string(),
  qualification: z.string(),
  missing: z.string(),
  done: z.string(),
  doneHint: z.string(),
  waiting: z.string(),
  refused: z.string(),
  full: z.string(),
  withdraw: z.string(),
  withdrawHint: z.string(),
  withdrawn: z.string(),
  yourId: z.string(),
  wrongCode: z.string(),
  optional: z.string(),
  haveRead: z.string(),
  keys: z.string(),
});
export type Wording = z.output<typeof Wording>;

const FOLDER = packageFile('designs/pages/');

/** The wording in a language; English if there is none. */
export async function loadWording(language: string): Promise<Wording> {
  const [id] = language.toLowerCase().split('-');
  if (!/^[a-z]{2,3}$/.test(id)) {
    throw new KlartextError(
      'bad-input',
      `"${language}" is not a valid language tag.`,
      'For example: de',
    );
  }
  const text = await readFile(new URL(`${id}.json`, FOLDER), 'utf8').catch(() => undefined);
  return text === undefined ? loadWording('en') : Wording.parse(JSON.parse(text));
}
