import { dirname, isAbsolute, join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { KlartextError, LEVELS, type Level, unknownName } from '../../core/index.ts';
import { matcherOf } from './glob.ts';

/** The content of a settings file. */
export interface TextSettings {
  readonly profile?: string;
  readonly language?: string;
  readonly level?: Level;
  /** Words that never cause a finding and are never replaced. */
  readonly words?: readonly string[];
  /** A file with such words, one per line. */
  readonly dictionary?: string;
  /** Changes to the rules of the profile. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

export interface SettingsFile {
  readonly path: string;
  readonly all: TextSettings;
  readonly ignores: (path: string) => boolean;
  /** In file order: later ones override earlier ones. */
  readonly some: readonly {
    readonly matches: (path: string) => boolean;
    readonly own: TextSettings;
  }[];
}

const TEXT_KEYS = ['profile', 'language', 'level', 'words', 'dictionary', 'rules'] as const;
const FILE_KEYS = [...TEXT_KEYS, 'ignore', 'files'] as const;

/** Reads a settings file in YAML or JSON; errors name the file. */
export function readSettingsFile(text: string, path: string): SettingsFile {
  const given = record(parsed(text, path), path, 'It');
  refuseUnknown(given, FILE_KEYS, path);
  const { ignore = [], files = {}, ...all } = given;
  const ignored = strings(ignore, path, 'ignore').map(matcherOf);
  return {
    path,
    all: textSettings(all, path),
    ignores: (file) => ignored.some((matches) => matches(file)),
    some: Object.entries(record(files, path, '"files"')).map(([pattern, own]) => {
      const settings = record(own, path, `"${pattern}"`);
      refuseUnknown(settings, TEXT_KEYS, path);
      return { matches: matcherOf(pattern), own: textSettings(settings, path) };
    }),
  };
}

function parsed(text: string, path: string): unknown {
  try {
    return parse(text) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw bad(path, error.message.split('\n')[0]);
  }
}

function textSettings(given: Readonly<Record<string, unknown>>, path: string): TextSettings {
  const { profile, language, level, words, dictionary, rules } = given;
  return {
    ...(profile !== undefined && { profile: placed(word(profile, path, 'profile'), path) }),
    ...(language !== undefined && { language: word(language, path, 'language') }),
    ...(level !== undefined && { level: levelOf(word(level, path, 'level')) }),
    ...(words !== undefined && { words: strings(words, path, 'words') }),
    ...(dictionary !== undefined && {
      dictionary: beside(word(dictionary, path, 'dictionary'), path),
    }),
    ...(rules !== undefined && { rules: record(rules, path, '"rules"') }),
  };
}

function levelOf(asked: string): Level {
  const level = LEVELS.find((each) => each === asked.toUpperCase());
  if (!level) throw unknownName('level', asked, LEVELS);
  return level;
}

/** The path of a profile is relative to the folder of the settings file. */
function placed(profile: string, path: string): string {
  return profile.endsWith('.json') ? beside(profile, path) : profile;
}

const beside = (file: string, path: string) =>
  isAbsolute(file) ? file : join(dirname(path), file);

function refuseUnknown(given: object, known: readonly string[], path: string): void {
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    const { code, message, hint } = unknownName('setting', key, known);
    throw new KlartextError(code, `${path}: ${message}`, hint);
  }
}

function record(value: unknown, path: string, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw bad(path, `${name} must map names to values.`);
}

function word(value: unknown, path: string, name: string): string {
  if (typeof value === 'string') return value;
  throw bad(path, `"${name}" must be a string.`);
}

function strings(value: unknown, path: string, name: string): string[] {
  if (Array.isArray(value)) return value.map((each) => word(each, path, name));
  return [word(value, path, name)];
}

function bad(path: string, message: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `${path}: ${message}`,
    'docs/lint.md describes the settings file.',
  );
}
