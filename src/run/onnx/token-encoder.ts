import { KlartextError } from '../../core/index.ts';
import type { TokenEncoder, TokenVectors } from '../../evaluate/index.ts';
import { neededFile, openFolder } from './model-folder.ts';
import { floatsOf, openSession, runEncoder } from './runtime.ts';
import { hiddenName, unit } from './sentence-encoder.ts';
import { openTokenizer } from './tokenizer.ts';

export interface TokenEncoderOptions {
  /** Weight tokens by their inverse document frequency in the references. */
  readonly idf?: boolean;
  /** Subtract the scores of unrelated sentences, if the folder's klartext.json contains them. */
  readonly rescale?: boolean;
  readonly onText?: () => void | Promise<void>;
}

const BATCH = 8;

/**
 * Vectors of the tokens of all texts of an evaluation, for BERTScore (Zhang et al. 2020). The layer
 * is `hidden_states.N` where the model gives it and klartext.json names it, else the last one.
 *
 * @example const encoder = await openTokenEncoder('toy-masked', { texts, references });
 */
export async function openTokenEncoder(
  name: string,
  texts: { readonly all: Iterable<string>; readonly references: readonly string[] },
  { idf = false, rescale = false, onText }: TokenEncoderOptions = {},
): Promise<TokenEncoder> {
  const folder = openFolder(name);
  const path = neededFile(folder, 'model');
  const [tokenizer, session] = [await openTokenizer(folder.path), await openSession(path)];
  const { layer: wanted, baseline } = folder.notes;
  if (rescale && !baseline) {
    throw new KlartextError(
      'bad-option',
      `${folder.name} contains no scores of unrelated sentences.`,
      'Put "baseline": [precision, recall, f1] into its klartext.json, or leave out --rescale.',
    );
  }
  const inLayers = wanted !== undefined && session.outputNames.includes(`hidden_states.${wanted}`);
  const output = inLayers ? `hidden_states.${wanted}` : hiddenName(session);
  const most = Math.min(
    tokenizer.longest,
    folder.config.max_position_embeddings ?? tokenizer.longest,
  );
  const idsOf = (text: string) => {
    const { ids } = tokenizer.encode(text.trim());
    return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids[ids.length - 1]];
  };
  const { cls, sep } = tokenizer.special;
  const weigh = weights(idf ? texts.references.map(idsOf) : undefined, [cls, sep]);
  const known = new Map<string, TokenVectors>();
  const different = [...new Set(texts.all)].map((text) => ({ text, ids: idsOf(text) }));
  different.sort((a, b) => a.ids.length - b.ids.length);
  for (let i = 0; i < different.length; i += BATCH) {
    const batch = different.slice(i, i + BATCH);
    const rows = batch.map(({ ids }) => ids);
    const outputs = await runEncoder(session, rows, tokenizer.special.pad ?? 0);
    const { data, dims } = floatsOf(outputs, output, path);
    const [, length, width] = dims;
    for (const [row, { text, ids }] of batch.entries()) {
      const vectors = ids.map((_, at) => {
        const from = (row * length + at) * width;
        return unit(data.slice(from, from + width));
      });
      known.set(text, { vectors, weights: ids.map(weigh) });
      await onText?.();
    }
  }
  return {
    name: folder.name,
    layer: inLayers ? wanted : (wanted ?? folder.config.num_hidden_layers ?? 0),
    idf,
    ...(rescale && baseline && { baseline }),
    vectorsOf(text) {
      const found = known.get(text);
      if (found) return found;
      throw new KlartextError(
        'bad-input',
        `The encoder has not encoded "${text.slice(0, 40)}".`,
        'Pass it all texts of the evaluation.',
      );
    },
  };
}

/** 1 for each token, or log((N + 1) / (c + 1)); start and end tokens have weight 0. */
function weights(
  references: readonly (readonly number[])[] | undefined,
  marks: readonly (number | undefined)[],
): (id: number) => number {
  const counts = new Map<number, number>();
  for (const ids of references ?? []) {
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (id) => {
    if (marks.includes(id)) return 0;
    return references ? Math.log((references.length + 1) / ((counts.get(id) ?? 0) + 1)) : 1;
  };
}
