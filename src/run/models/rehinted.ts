import { KlartextError } from '../../core/index.ts';

/** Replaces hints of downloads that mention corpora by hints for models. */
export async function rehinted(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(
      error.code,
      error.message,
      'Check the network, or use files from a local folder: --mirror DIR',
      { cause: error },
    );
  }
}
