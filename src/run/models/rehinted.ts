import { KlartextError } from '../../core/index.ts';

/** Downloads speak of corpora in their hints; these are models. */
export async function rehinted(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(
      error.code,
      error.message,
      'Check the network, or take the files from a folder: --mirror DIR',
      { cause: error },
    );
  }
}
