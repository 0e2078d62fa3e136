import { type Controls, KlartextError, type Level } from '../../core/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import type { Format, NumberWish } from '../../simplify/document/index.ts';
import type { EngineOptions, Preset } from '../../simplify/engine.ts';
import type { GuidelineProfile } from '../../simplify/lint/index.ts';
import type { Audience } from '../../simplify/words/identify/index.ts';
import { chosenProfile } from '../lint/profiles.ts';
import type { SettingsOf } from '../settings-file/settings.ts';

export interface SimplifyOptions {
  readonly language?: string;
  readonly lines?: boolean;
  readonly preset: Preset;
  readonly level?: Level;
  readonly audience?: Audience;
  readonly profile?: string;
  readonly length?: string;
  readonly similarity?: string;
  readonly words?: string;
  readonly syntax?: string;
  readonly numbers?: NumberWish;
  readonly engine: string;
  readonly candidates: string;
  readonly estimate?: boolean;
  readonly explain?: boolean;
  readonly from?: Format;
  readonly config?: string | boolean;
  readonly json?: boolean;
}

/** The dials and engine options of a call. */
export function wishesOf(options: SimplifyOptions): {
  readonly controls: Controls;
  readonly engine: EngineOptions;
} {
  const guided = options.profile === undefined ? {} : readerOf(chosenProfile(options.profile));
  const level = options.level ?? guided.level;
  const audience = options.audience ?? guided.audience;
  const length = ratio('length', options.length);
  const paraphrase = ratio('similarity', options.similarity);
  const words = ratio('words', options.words);
  const syntax = ratio('syntax', options.syntax);
  return {
    controls: {
      ...controlsFor({ ...(level && { level }), ...(audience && { audience }) }),
      ...(length !== undefined && { length }),
      ...(paraphrase !== undefined && { paraphrase }),
      ...(words !== undefined && { words }),
      ...(syntax !== undefined && { syntax }),
    },
    engine: {
      preset: options.preset,
      candidates: countOf(options),
      ...(audience && { audience }),
    },
  };
}

/** The readers of a guideline, from its rule about words. */
export function readerOf({ rules }: GuidelineProfile): { level?: Level; audience?: Audience } {
  const use = rules.get('hard-word');
  if (!use) return {};
  return {
    level: use.settings.level as Level,
    audience: use.settings.audience as Audience,
  };
}

/** The options of a call, combined with the settings file of a text. */
export function withSettings(options: SimplifyOptions, settings: SettingsOf): SimplifyOptions {
  const { language, profile, level } = settings;
  return {
    ...(language && { language }),
    ...(profile && { profile }),
    // A profile that the call names sets the readers.
    ...(level && options.profile === undefined && { level }),
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  } as SimplifyOptions;
}

const LEAST = 0.05;
const MOST = 2;

function ratio(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== '' && number >= LEAST && number <= MOST) return number;
  throw new KlartextError(
    'bad-option',
    `--${name} takes a ratio from ${LEAST} to ${MOST}, not "${value}".`,
    `1 means as in the source. For example: --${name} 0.8`,
  );
}

const MOST_CANDIDATES = 20;

function countOf({ candidates: value, lines, json, explain }: SimplifyOptions): number {
  const number = Number(value);
  if (number > 1 && !(lines || json || explain)) {
    throw new KlartextError(
      'bad-option',
      'A document is written only once, so other candidates would not be shown.',
      'Add --explain, --json, or --lines (one sentence per line).',
    );
  }
  if (Number.isInteger(number) && number >= 1 && number <= MOST_CANDIDATES) return number;
  throw new KlartextError(
    'bad-option',
    `--candidates takes a number from 1 to ${MOST_CANDIDATES}, not "${value}".`,
    'State how many results you want per sentence: --candidates 3',
  );
}
