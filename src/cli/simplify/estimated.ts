import { KlartextError } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { taughtEstimator } from '../../run/index.ts';
import type { BlockResult } from '../../simplify/document/index.ts';
import { Estimates, type Estimator } from '../../simplify/index.ts';
import type { Terminal } from '../terminal.ts';

/** The estimates for `--estimate`. */
export const estimatesFor = async (language: Language): Promise<Estimates> =>
  new Estimates(await estimatorFor(language));

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

/**
 * The blocks of a document after all estimates: the engine proposes, the model estimates, and
 * rejected changes give way to the next candidate, until nothing new is proposed.
 */
export async function estimated(
  blocks: () => Iterable<BlockResult>,
  estimates: Estimates | undefined,
  terminal: Terminal,
): Promise<Iterable<BlockResult>> {
  if (!estimates) return blocks();
  for (;;) {
    const proposed = [...blocks()];
    if (estimates.openSources === 0) return proposed;
    const progress = terminal.progress('Estimating changes', estimates.openSources);
    try {
      await estimates.answer(() => progress.advance(1));
    } finally {
      progress.done();
    }
  }
}
