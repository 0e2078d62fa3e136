import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { decodeText, whyUnreadable } from '../input.ts';
import { linesOf } from '../lines.ts';
import type { SettingsFile, TextSettings } from './read.ts';

export const SETTINGS_FILES = [
  '.klartextrc',
  '.klartextrc.yaml',
  '.klartextrc.yml',
  '.klartextrc.json',
];

/** The settings for a text from its settings file. */
export interface SettingsOf extends Omit<TextSettings, 'dictionary' | 'words'> {
  readonly words: readonly string[];
  readonly isIgnored: boolean;
}

const NONE: SettingsOf = { words: [], isIgnored: false };

/** Finds the settings of a text; the name `-` is standard input, which uses the current folder. */
export type FindSettings = (name: string) => Promise<SettingsOf>;

/**
 * The settings for texts: of the file that `--config` names, or of the nearest `.klartextrc` in the
 * folder of a text or above it; none with `--no-config`.
 */
export function settingsFinder(config: string | boolean | undefined): FindSettings {
  const read = new Map<string, Promise<SettingsFile>>();
  const found = new Map<string, string | undefined>();
  return async (name) => {
    if (config === false) return NONE;
    const file = name === '-' ? resolve('standard-input') : resolve(name);
    const path = typeof config === 'string' ? config : nearest(dirname(file), found);
    if (path === undefined) return NONE;
    if (!read.has(path)) read.set(path, readFile(path));
    const settings = await read.get(path)!;
    return settingsFor(
      settings,
      relative(dirname(resolve(path)), file)
        .split('\\')
        .join('/'),
    );
  };
}

function nearest(folder: string, known: Map<string, string | undefined>): string | undefined {
  if (known.has(folder)) return known.get(folder);
  const here = SETTINGS_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  const above = dirname(folder);
  const path = here ?? (above === folder ? undefined : nearest(above, known));
  known.set(folder, path);
  return path;
}

async function readFile(path: string): Promise<SettingsFile> {
  // The YAML parser is loaded only when needed.
  const { readSettingsFile } = await import('./read.ts');
  try {
    return readSettingsFile(decodeText(readFileSync(path)), path);
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    const [message, hint] = whyUnreadable(error);
    throw new KlartextError('bad-option', `${path}: ${message}`, hint, { cause: error });
  }
}

function settingsFor({ all, some, ignores }: SettingsFile, path: string): SettingsOf {
  const fitting = [all, ...some.filter(({ matches }) => matches(path)).map(({ own }) => own)];
  const { dictionary: _, words: __, rules: ___, ...merged } = Object.assign({}, ...fitting);
  const rules = Object.assign({}, ...fitting.map((each) => each.rules));
  return {
    ...merged,
    words: fitting.flatMap(({ words = [], dictionary }) => [
      ...words,
      ...(dictionary === undefined ? [] : dictionaryWords(dictionary)),
    ]),
    ...(Object.keys(rules).length > 0 && { rules }),
    isIgnored: ignores(path),
  };
}

function dictionaryWords(path: string): string[] {
  return [...linesOf(path)]
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
