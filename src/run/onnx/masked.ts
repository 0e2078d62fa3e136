import { KlartextError } from '../../core/index.ts';
import type { MaskedModel } from '../../simplify/models/index.ts';
import { neededFile, openFolder } from './model-folder.ts';
import { floatsOf, openSession, runEncoder } from './runtime.ts';
import { openTokenizer } from './tokenizer.ts';

/** A masked model from a folder: BERT, RoBERTa, XLM-R and their kin as ONNX with `logits`. */
export async function openMaskedModel(name: string): Promise<MaskedModel> {
  const folder = openFolder(name);
  const path = neededFile(folder, 'model');
  const [tokenizer, session] = [await openTokenizer(folder.path), await openSession(path)];
  const { cls, sep, mask, pad = 0 } = tokenizer.special;
  if (mask === undefined || cls === undefined || sep === undefined) {
    throw new KlartextError(
      'bad-model',
      `${folder.path} is not a masked model: its tokenizer has no mask.`,
      'LSBert needs a model such as BERT or RoBERTa, exported for fill-mask.',
    );
  }
  const hasTypes = session.inputNames.includes('token_type_ids');
  const start = wordStarts(tokenizer.tokenOf);
  return {
    name: folder.name,
    mask,
    longest: Math.min(
      tokenizer.longest,
      folder.config.max_position_embeddings ?? tokenizer.longest,
    ),
    pieces: tokenizer.pieces,
    pair(first, second) {
      const head = first.length > 0 ? [cls, ...first, sep] : [cls];
      // RoBERTa and XLM-R separate sentences by two tokens and have no token types.
      const between = first.length > 0 && !hasTypes ? [sep] : [];
      const ids = [...head, ...between, ...second, sep];
      const place = head.length + between.length;
      const isPair = first.length > 0;
      return {
        ids,
        types: ids.map((_, at) => (isPair && at >= place ? 1 : 0)),
        second: place,
      };
    },
    word(ids) {
      if (!start(ids[0])) return undefined;
      return tokenizer.decode(ids).replaceAll('##', '').replace(/\s+/g, '');
    },
    continues: (id) => !start(id),
    async predict(rows) {
      const outputs = await runEncoder(
        session,
        rows.map(({ ids }) => ids),
        pad,
        rows.map(({ types }) => types),
      );
      const { data, dims } = floatsOf(outputs, 'logits', path);
      const [, length, width] = dims;
      return rows.map(({ at }, row) =>
        at.map((place) => {
          const from = (row * length + place) * width;
          return logSoftmax(data.slice(from, from + width));
        }),
      );
    },
  };
}

/** Identifies the tokens that begin a word, according to the tokenizer. */
function wordStarts(tokenOf: (id: number) => string | undefined): (id: number) => boolean {
  const marks = ['\u2581', '\u0120'];
  let seen: string | undefined;
  for (let id = 0; id < 2000 && seen === undefined; id++) {
    const token = tokenOf(id);
    seen = marks.find((mark) => token?.startsWith(mark) && token.length > 1);
  }
  return (id) => {
    const token = tokenOf(id) ?? '';
    return seen === undefined ? !token.startsWith('##') : token.startsWith(seen);
  };
}

/** Scores as log probabilities, in place. */
export function logSoftmax(row: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of row) if (value > most) most = value;
  let sum = 0;
  for (const value of row) sum += Math.exp(value - most);
  const shift = most + Math.log(sum);
  for (let i = 0; i < row.length; i++) row[i] -= shift;
  return row;
}
