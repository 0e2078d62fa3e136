import { KlartextError, sentencesOf } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { taughtEstimator, taughtWriter } from '../../run/index.ts';
import {
  harmless,
  type RewriteOptions,
  type Rewritten,
  rewrite,
  WRITING,
} from '../../simplify/models/index.ts';
import { levelProfile } from '../../simplify/profile/index.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import { type ModelOptions, numberIn } from './options.ts';
import type { ModelRewriter, RewriterSetting } from './rewriter.ts';

const SECOND = 1000;
const DEFAULT_LEVEL = 'B1';

/** A sentence within all limits is not rewritten. */
const asItIs = (text: string): Rewritten => ({
  text,
  status: 'answered',
  answers: [],
  tokens: { prompt: 0, answer: 0 },
});

const wordsIn = (text: string, language: Language): number =>
  sentencesOf(language.segment(text)).reduce(
    (sum, { tokens }) => sum + tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form)).length,
    0,
  );

/**
 * `--engine taught` (experimental): a small model trained on the work of plain-language editors.
 * Its answers are verified and rated; it does not follow instructions, so it is not prompted again.
 */
export async function taughtRewriter(
  options: SimplifyOptions & ModelOptions,
  language: Language,
  { tell }: Pick<RewriterSetting, 'tell'>,
): Promise<ModelRewriter> {
  const timeout = SECOND * numberIn('--timeout', options.timeout ?? '120', 0.01, 86_400);
  const writer = await taughtWriter(language.id, { timeout, tell });
  if (!writer) {
    throw new KlartextError(
      'missing-data',
      `No model trained to write plain ${language.profile.name} is installed.`,
      'If it supports the language, get it (491 MB): klartext model pull taught. Or leave out --engine to use the rules, which need no model.',
    );
  }
  const limit = levelProfile(options.level ?? DEFAULT_LEVEL).words;
  const estimator = await taughtEstimator(language.id);
  const counts = { calls: 0, cached: 0, retries: 0 };
  const acceptFailed = options.acceptFailed ?? false;
  const settings: RewriteOptions = {
    model: writer.model,
    prompt: WRITING,
    wishes: { language: writer.languageName, controls: {} },
    shots: 0,
    samples: 1,
    wanted: 1,
    repairs: 0,
    temperature: 0,
    acceptFailed,
    verify: { language, identifier: await loadIdentifier(await folderFiles()) },
    ...(estimator && { estimator }),
    mayCall() {
      counts.calls++;
      return true;
    },
  };
  return {
    rewrite: async (source) =>
      wordsIn(source, language) > limit ? rewrite(harmless(source), settings) : asItIs(source),
    verify: acceptFailed ? false : settings.verify,
    concurrency: 1,
    counts,
    header: { engine: 'taught', model: writer.model.name, language: language.id },
  };
}
