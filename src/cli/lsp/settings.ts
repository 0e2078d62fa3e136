import { isAbsolute, join } from 'node:path';
import { KlartextError, LEVELS, type Level, unknownName } from '../../core/index.ts';
import { askedLanguageId } from '../../language/choose.ts';
import { folderFiles } from '../../language/index.ts';
import type { GuidelineProfile } from '../../simplify/lint/index.ts';
import { chosenProfile } from '../lint/profiles.ts';

/** The editor's settings, validated. */
export interface Settings {
  readonly profile: GuidelineProfile;
  /** Detected in each document if not set. */
  readonly language?: string;
  readonly level?: Level;
  /** Errors in the settings; invalid settings are treated as not set. */
  readonly problems: readonly string[];
}

const DEFAULT_PROFILE = 'plain';

/**
 * Reads settings as editors send them: `{ profile, language, level }`, or the same under `klartext`.
 * Later ones override earlier ones; `null` and an empty string count as not set.
 */
export async function readSettings(
  sent: readonly unknown[],
  folder: string | undefined,
): Promise<Settings> {
  const { profile, language, level } = Object.assign({}, ...sent.map(wishesOf)) as Wishes;
  const problems: string[] = [];
  const tried = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof KlartextError)) throw error;
      problems.push(`${error.message} ${error.hint}`);
      return undefined;
    }
  };
  const id = await tried(() => language && languageOf(language));
  const reader = await tried(() => level && levelOf(level));
  const guideline =
    (await tried(() => chosenProfile(placed(profile ?? DEFAULT_PROFILE, folder)))) ??
    chosenProfile(DEFAULT_PROFILE);
  return {
    profile: reader ? atLevel(guideline, reader) : guideline,
    ...(id && { language: id }),
    ...(reader && { level: reader }),
    problems,
  };
}

const NAMES = ['profile', 'language', 'level'] as const;
type Wishes = Partial<Record<(typeof NAMES)[number], string>>;

function wishesOf(sent: unknown): Wishes {
  const given = fieldOf(sent, 'klartext') ?? sent;
  const wishes: Wishes = {};
  for (const name of NAMES) {
    const value = fieldOf(given, name);
    if (value !== undefined && value !== null && value !== '') wishes[name] = String(value);
  }
  return wishes;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[name];
}

const languageOf = async (asked: string) => askedLanguageId(asked, await folderFiles());

function levelOf(asked: string): Level {
  const level = LEVELS.find((each) => each === asked.toUpperCase());
  if (!level) throw unknownName('level', asked, LEVELS);
  return level;
}

/** A profile's path is relative to the folder that is open in the editor. */
function placed(profile: string, folder: string | undefined): string {
  const isPath = profile.endsWith('.json') && !isAbsolute(profile);
  return isPath && folder !== undefined ? join(folder, profile) : profile;
}

/** The profile for readers of a level, which determines which words are hard. */
function atLevel(profile: GuidelineProfile, level: Level): GuidelineProfile {
  const use = profile.rules.get('hard-word');
  if (!use) return profile;
  const rules = new Map(profile.rules).set('hard-word', {
    ...use,
    settings: { ...use.settings, level },
  });
  return { ...profile, rules };
}
