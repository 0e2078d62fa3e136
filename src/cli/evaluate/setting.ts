import { readFileSync } from 'node:fs';
import { KlartextError, type Sample, type Span } from '../../core/index.ts';
import type { Settings } from '../../evaluate/metric.ts';
import { metrics } from '../../evaluate/metrics/index.ts';
import { readSignature } from '../../evaluate/signature.ts';
import { usualMetrics } from '../../evaluate/usual-metrics.ts';
import {
  folderFiles,
  type Language,
  loadIdentifier,
  loadPunkt,
  tokenizersWith,
} from '../../language/index.ts';
import { askedLanguage, identified } from '../choose-language.ts';

export interface SettingOptions {
  readonly metrics?: string;
  readonly language?: string;
  readonly tokenizer?: string;
  readonly lowercase?: boolean;
  readonly punkt?: string;
  readonly signature?: string;
}

/** The metrics and their settings. */
export interface Setting {
  readonly metrics: readonly string[];
  readonly settings: Settings;
}

/** Combines the options of a call; a signature supplies those that are not given. */
export async function settingOf(
  options: SettingOptions,
  first: Sample | undefined,
): Promise<Setting> {
  const repeated = options.signature ? choicesOf(options.signature) : {};
  const names = (options.metrics ?? repeated.metrics)?.split(',').map((name) => name.trim());
  const entries = names?.map((name) => metrics.get(name));
  const language = await languageFor(
    options.language ?? repeated.language,
    first,
    // The usual metrics need none.
    entries?.some(({ needs }) => needs.includes('analysis')) ?? false,
  );
  const tokenizer =
    options.tokenizer ?? repeated.tokenizer ?? language.profile.evaluationTokenizer ?? '13a';
  tokenizersWith(language).get(tokenizer);
  const settings: Settings = {
    language,
    tokenizer,
    lowercase: options.lowercase ?? repeated.lowercase ?? false,
    ...(options.punkt && { punkt: readPunkt(options.punkt) }),
  };
  const hasReferences = (first?.references.length ?? 0) > 0;
  for (const { name, needs } of entries ?? []) {
    if (needs.includes('references') && !hasReferences) throw needsReferences(name);
  }
  return {
    metrics: [...new Set(names ?? usualMetrics(settings, hasReferences))],
    settings,
  };
}

/** The options recorded in a signature. */
function choicesOf(signature: string): SettingOptions {
  const { metric, choices } = readSignature(signature);
  return {
    metrics: metric,
    ...(choices.lang && { language: choices.lang }),
    ...(choices.tok && { tokenizer: choices.tok }),
    ...(choices.case && { lowercase: choices.case === 'lc' }),
  };
}

async function languageFor(
  asked: string | undefined,
  first: Sample | undefined,
  analysis: boolean,
): Promise<Language> {
  const without = analysis ? (['inflection'] as const) : (['analysis', 'inflection'] as const);
  if (asked !== undefined) return askedLanguage(asked, { without });
  const identifier = await loadIdentifier(await folderFiles());
  return askedLanguage(identified(first?.source ?? '', identifier), { without });
}

function readPunkt(file: string): (text: string) => readonly Span[] {
  try {
    const punkt = loadPunkt(JSON.parse(readFileSync(file, 'utf8')));
    return (text) => punkt.spans(text);
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${file}: the file does not contain Punkt parameters.`,
      "Name a JSON file with the parameters of NLTK's Punkt for the language.",
      { cause: error },
    );
  }
}

function needsReferences(metric: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `"${metric}" needs references.`,
    'Name them with --references FILE…, or choose metrics without references: see klartext evaluate --list.',
  );
}
