import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KlartextError, unknownName } from '../core/index.ts';
import { packageFile } from '../core/package-file.ts';
import { type PromptFile, readPrompt } from '../simplify/models/index.ts';

const FOLDER = fileURLToPath(packageFile('prompts/'));
const NOT_PROMPTS = new Set(['refusals']);

export function promptNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !NOT_PROMPTS.has(name))
    .sort();
}

/** A built-in prompt by name, or the user's own by path. */
export function loadPrompt(name: string): PromptFile {
  if (promptNames().includes(name)) {
    const path = `${FOLDER}${name}.json`;
    return readPrompt(readFileSync(path, 'utf8'), path);
  }
  if (!/[/\\]|\.json$/.test(name) && !existsSync(name)) {
    throw unknownName('prompt', name, promptNames());
  }
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw new KlartextError(
      'missing-data',
      `${name}: ${(error as Error).message}`,
      `Name a file, or one of: ${promptNames().join(', ')}.`,
      { cause: error },
    );
  }
  return readPrompt(text, name);
}

/** The instructions in a language, or those in English for any language. */
export function instructionsFor(language: string): PromptFile {
  const own = `instruct-${language}`;
  return loadPrompt(promptNames().includes(own) ? own : 'instruct-any');
}

/** The usual beginnings of refusals, in a language and in English. */
export function refusalsFor(language: string): readonly string[] {
  const all = JSON.parse(readFileSync(`${FOLDER}refusals.json`, 'utf8')) as Record<
    string,
    string[]
  >;
  return [...new Set([...(all[language] ?? []), ...all.en])];
}
