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
  /** For what it writes itself; without it, the model only estimates. */
  readonly writing?: Calibration;
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
  const scorer = await llamaScorer(weights, { adapter, threads: threadsFor(env) });
  return estimator(scorer, calibration, languageName);
}

/** A model that writes plain versions, and what it thinks of them. */
export async function taughtWriter(
  language: string,
  { timeout, tell }: { readonly timeout: number; readonly tell?: (text: string) => void },
  env: Env = process.env,
): Promise<Pick<WriterSettings, 'model' | 'languageName' | 'estimator'> | undefined> {
  const models = await taughtModels(language, env);
  const found = models.find(({ writing }) => writing);
  if (!found?.writing) return undefined;
  const { weights: path, adapter, languageName, writing } = found;
  const model = await llamaModel({ path, adapter, timeout, ...(tell && { tell }) });
  const scorer = await llamaScorer(path, { adapter, threads: threadsFor(env) });
  return { model, languageName, estimator: estimator(scorer, writing, languageName) };
}

const threadsFor = (env: Env): number => Number(env.KLARTEXT_THREADS) || 1;

/** The trained models of a language whose weights are installed, first choice first. */
async function taughtModels(language: string, env: Env) {
  const adapters = env.KLARTEXT_TAUGHT ?? (await dataFolder('taught'));
  if (adapters === undefined) throw notInstalled('taught');
  const models = JSON.parse(readFileSync(join(adapters, 'models.json'), 'utf8')) as TaughtModel[];
  return models.flatMap(({ base, file, adapter, languages, ...calibrations }) => {
    const weights = join(placeOf(modelsFolder(env), base), 'files', file);
    if (!Object.hasOwn(languages, language) || !existsSync(weights)) return [];
    const languageName = languages[language];
    return [{ ...calibrations, weights, adapter: join(adapters, adapter), languageName }];
  });
}
