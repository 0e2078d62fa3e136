import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, notInstalled } from '../../language/installed.ts';
import {
  type Calibration,
  type Estimator,
  estimator,
  type WriterSettings,
} from '../../simplify/index.ts';
import { llamaModel } from '../providers/llama.ts';
import { llamaScorer } from '../providers/llama-scorer.ts';
import { modelsFolder, placeOf } from './store.ts';

/** One trained model: its adapter, and how to interpret its likelihoods. */
interface TaughtModel {
  /** A pulled model, and its file. */
  readonly base: string;
  readonly file: string;
  readonly adapter: string;
  /** Languages of its training, with the names used there. */
  readonly languages: Readonly<Record<string, string>>;
  /** For changes that others propose; without it, the model only writes. */
  readonly calibration?: Calibration;
  /** Does the model write, or only estimate? */
  readonly writes?: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The estimator for a language, or undefined if none was trained or the weights were not pulled.
 * $KLARTEXT_TAUGHT names another folder of adapters.
 */
export async function taughtEstimator(
  language: string,
  env: Env = process.env,
): Promise<Estimator | undefined> {
  const models = await taughtModels(language, env);
  const found = models.find(({ calibration }) => calibration);
  if (!found?.calibration) return undefined;
  const { weights, adapter, calibration, languageName } = found;
  const scorer = await llamaScorer(weights, {
    adapter,
    threads: Number(env.KLARTEXT_THREADS) || 1,
  });
  return estimator(scorer, calibration, languageName);
}

/** A model that writes plain versions, with the name of the language in its training. */
export async function taughtWriter(
  language: string,
  { timeout, tell }: { readonly timeout: number; readonly tell?: (text: string) => void },
  env: Env = process.env,
): Promise<Pick<WriterSettings, 'model' | 'languageName'> | undefined> {
  const models = await taughtModels(language, env);
  const found = models.find(({ writes }) => writes);
  if (!found) return undefined;
  const { weights: path, adapter, languageName } = found;
  const model = await llamaModel({ path, adapter, timeout, ...(tell && { tell }) });
  return { model, languageName };
}

/** The trained models of a language whose weights are installed, first choice first. */
async function taughtModels(language: string, env: Env) {
  const adapters = env.KLARTEXT_TAUGHT ?? (await dataFolder('taught'));
  if (adapters === undefined) throw notInstalled('taught');
  const models = JSON.parse(readFileSync(join(adapters, 'models.json'), 'utf8')) as TaughtModel[];
  return models.flatMap(({ base, file, adapter, languages, ...uses }) => {
    const weights = join(placeOf(modelsFolder(env), base), 'files', file);
    if (!Object.hasOwn(languages, language) || !existsSync(weights)) return [];
    const languageName = languages[language];
    return [{ ...uses, weights, adapter: join(adapters, adapter), languageName }];
  });
}
