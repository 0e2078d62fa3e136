import { KlartextError } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { taughtEstimator } from '../../run/index.ts';
import type { BlockResult, DocumentOptions } from '../../simplify/document/index.ts';
import type { Engine } from '../../simplify/engine.ts';
import { Estimates, type Estimator } from '../../simplify/index.ts';
import { withWriter } from '../../simplify/models/index.ts';
import type { ModelOptions } from '../models/options.ts';
import type { Terminal } from '../terminal.ts';
import type { SimplifyOptions } from './options.ts';

/** `--engine taught`: a trained model writes where rules leave a sentence too long. */
export const TAUGHT = 'taught';

/** The estimator for a language; the error explains how to get one. */
export async function estimatorFor({ id, profile }: Language): Promise<Estimator> {
  const estimator = await taughtEstimator(id);
  if (estimator) return estimator;
  throw new KlartextError(
    'missing-data',
    `--estimate needs a model trained on ${profile.name}; none is installed.`,
    id === 'en'
      ? 'Get one (98 MB): klartext model pull taught-en. Or leave out --estimate.'
      : 'If it supports the language, get one (491 MB): klartext model pull taught. Or leave out --estimate.',
  );
}

/** Models that are asked between two rounds of an engine, which cannot wait. */
interface Asked {
  readonly openSources: number;
  answer(onSource: () => void | Promise<void>): Promise<void>;
}

/** An engine with the models that a call asks for beside it: a writer, an estimator. */
export interface EngineWithModels {
  readonly engine: Engine;
  readonly wishes: Pick<DocumentOptions, 'verify'>;
  /**
   * The blocks of a document after all answers: the engine proposes, models write and estimate, and
   * rejected changes give way to the next candidate, until nothing new is proposed.
   */
  answered(blocks: () => Iterable<BlockResult>): Promise<Iterable<BlockResult>>;
}

/** The engine that proposes besides a trained model. */
export const engineBeside = (name: string): string => (name === TAUGHT ? 'default' : name);

export async function withModels(
  engine: Engine,
  options: SimplifyOptions & ModelOptions,
  terminal: Terminal,
): Promise<EngineWithModels> {
  const { language, isBaseline = false } = engine;
  const isEstimated = options.estimate && !isBaseline;
  const estimates = isEstimated ? new Estimates(await estimatorFor(language)) : undefined;
  const writings =
    options.engine === TAUGHT
      ? await (await import('../models/taught.ts')).writingsFor(language, options, terminal.notice)
      : undefined;
  const models: readonly { readonly heading: string; readonly asked: Asked }[] = [
    ...(writings ? [{ heading: 'Writing', asked: writings }] : []),
    ...(estimates ? [{ heading: 'Estimating changes', asked: estimates }] : []),
  ];
  return {
    engine: writings ? withWriter(engine, writings) : engine,
    wishes: estimates ? { verify: { estimates } } : {},
    async answered(blocks) {
      // Nothing to wait for: each block is written as soon as it is made.
      if (models.length === 0) return blocks();
      for (;;) {
        const proposed = [...blocks()];
        const open = models.find(({ asked }) => asked.openSources > 0);
        if (!open) return proposed;
        const progress = terminal.progress(open.heading, open.asked.openSources);
        try {
          await open.asked.answer(() => progress.advance(1));
        } finally {
          progress.done();
        }
      }
    },
  };
}
