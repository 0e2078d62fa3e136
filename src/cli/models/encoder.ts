import { KlartextError, type Sample } from '../../core/index.ts';
import { metrics } from '../../evaluate/metrics/index.ts';
import type { Setting } from '../evaluate/setting.ts';
import type { Terminal } from '../terminal.ts';

export interface EncoderOptions {
  readonly encoder?: string;
  readonly idf?: boolean;
  readonly rescale?: boolean;
}

/** The setting, with a model that has encoded all texts if a metric needs one. */
export async function withEncoder(
  setting: Setting,
  options: EncoderOptions,
  samples: () => Iterable<Sample>,
  terminal: Terminal,
): Promise<Setting> {
  const needs = setting.metrics.filter((name) => metrics.get(name).needs.includes('encoder'));
  if (needs.length === 0) return setting;
  if (options.encoder === undefined) {
    throw new KlartextError(
      'bad-option',
      `"${needs[0]}" needs a model.`,
      'Name the folder of an ONNX encoder or a pulled model: --encoder DIR (docs/models.md).',
    );
  }
  const { openTokenEncoder } = await import('../../run/onnx/token-encoder.ts');
  const all = new Set<string>();
  const references: string[] = [];
  for (const sample of samples()) {
    for (const text of [...sample.references, ...Object.values(sample.outputs)]) all.add(text);
    references.push(...sample.references);
  }
  const progress = terminal.progress('Encoding', all.size);
  const encoder = await openTokenEncoder(
    options.encoder,
    { all, references },
    {
      idf: options.idf ?? false,
      rescale: options.rescale ?? false,
      onText: () => progress.advance(1),
    },
  );
  progress.done();
  return { ...setting, settings: { ...setting.settings, encoder } };
}
