import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Calibration, type Estimator, estimator } from '../../simplify/index.ts';
import { llamaScorer } from '../providers/llama-scorer.ts';
import { modelsFolder, placeOf } from './store.ts';

/** One taught model: whose adapter it is, and how its likelihoods are read. */
interface TaughtModel {
  /** A pulled model, and its file. */
  readonly base: string;
  readonly file: string;
  readonly adapter: string;
  /** Languages it was taught, with the names it was taught them by. */
  readonly languages: Readonly<Record<string, string>>;
  readonly calibration: Calibration;
}

/**
 * The estimator of a language, or undefined where none was taught or the weights were not pulled.
 * $KLARTEXT_TAUGHT names another folder of adapters.
 */
export async function taughtEstimator(
  language: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Estimator | undefined> {
  const adapters = env.KLARTEXT_TAUGHT ?? adaptersFolder();
  if (adapters === undefined) return undefined;
  const models = JSON.parse(readFileSync(join(adapters, 'models.json'), 'utf8')) as TaughtModel[];
  for (const { base, file, adapter, languages, calibration } of models) {
    const weights = join(placeOf(modelsFolder(env), base), 'files', file);
    if (!Object.hasOwn(languages, language) || !existsSync(weights)) continue;
    const threads = Number(env.KLARTEXT_THREADS) || 1;
    const scorer = await llamaScorer(weights, { adapter: join(adapters, adapter), threads });
    return estimator(scorer, calibration, languages[language]);
  }
  return undefined;
}

/** `models/taught` of this package, beside src/ or dist/. */
function adaptersFolder(): string | undefined {
  for (const up of ['../../../', '../../']) {
    const folder = fileURLToPath(new URL(`${up}models/taught/`, import.meta.url));
    if (existsSync(join(folder, 'models.json'))) return folder;
  }
  return undefined;
}
