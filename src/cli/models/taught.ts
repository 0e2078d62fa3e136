import { KlartextError } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { taughtWriter } from '../../run/index.ts';
import { modelWriter, Writings } from '../../simplify/models/index.ts';
import { type ModelOptions, numberIn, wholeIn } from './options.ts';

const SECOND = 1000;
const MOST_SAMPLES = 20;

/** What the taught model writes for `--engine taught`; the error explains how to get the model. */
export async function writingsFor(
  language: Language,
  options: ModelOptions,
  tell: (text: string) => void,
): Promise<Writings> {
  const timeout = SECOND * numberIn('--timeout', options.timeout ?? '120', 0.01, 86_400);
  const samples = wholeIn('--samples', options.samples ?? '1', 1, MOST_SAMPLES);
  const writer = await taughtWriter(language.id, { timeout, tell });
  if (!writer) {
    throw new KlartextError(
      'missing-data',
      `No model trained to write plain ${language.profile.name} is installed.`,
      'If it supports the language, get it (1.1 GB): klartext model pull taught-writer. Or leave out --engine to use the rules, which need no model.',
    );
  }
  const identifier = await loadIdentifier(await folderFiles());
  return new Writings(modelWriter({ ...writer, samples, verify: { language, identifier } }));
}
