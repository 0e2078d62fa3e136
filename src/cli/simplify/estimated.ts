import { KlartextError } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { taughtEstimator } from '../../run/index.ts';
import type { BlockResult } from '../../simplify/document/index.ts';
import { Estimates, type Estimator } from '../../simplify/index.ts';
import type { Terminal } from '../terminal.ts';

/** The estimates that `--estimate` asks for. */
export const estimatesFor = async (language: Language): Promise<Estimates> =>
  new Estimates(await estimatorFor(language));

/** The estimator of a language; an error says how to get one. */
export async function estimatorFor({ id, profile }: Language): Promise<Estimator> {
  const estimator = await taughtEstimator(id);
  if (estimator) return estimator;
  throw new KlartextError(
    'missing-data',
    `--estimate needs a model that was taught ${profile.name}; none is installed.`,
    id === 'en'
      ? 'Get one (98 MB): klartext model pull taught-en. Or leave --estimate out.'
      : 'Get one, if it knows the language (491 MB): klartext model pull taught. Or leave --estimate out.',
  );
}

/**
 * The blocks of a document after all estimates are known: an engine proposes, the model estimates,
 * and what is refused makes way for the next candidate, until nothing new is proposed.
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
