import type { SentenceEncoder } from '../../simplify/models/index.ts';
import { type ModelFolder, neededFile, openFolder } from './model-folder.ts';
import { floatsOf, openSession, runEncoder, type Session } from './runtime.ts';
import { openTokenizer, type Tokenizer } from './tokenizer.ts';

/** Small batches: larger ones gain nothing in WebAssembly, and their rows differ more in length. */
const BATCH = 4;
const LONGEST = 256;

interface Encoder {
  readonly folder: ModelFolder;
  readonly tokenizer: Tokenizer;
  readonly session: Session;
  readonly path: string;
}

/**
 * Sentence vectors from a folder with an ONNX encoder (MiniLM, LaBSE, E5 …): the mean of its token
 * vectors, normalised to length 1. Batches contain texts of similar length, to save padding.
 *
 * @example const [a, b] = await (await openSentenceEncoder('minilm')).encode(['One.', 'Two.']);
 */
export async function openSentenceEncoder(name: string): Promise<SentenceEncoder> {
  const folder = openFolder(name);
  const path = neededFile(folder, 'model');
  const encoder: Encoder = {
    folder,
    path,
    tokenizer: await openTokenizer(folder.path),
    session: await openSession(path),
  };
  return {
    name: folder.name,
    width: folder.config.hidden_size ?? folder.config.d_model ?? 0,
    async encode(texts) {
      const { prefix = '' } = folder.notes;
      const rows = texts.map((text, at) => ({ at, ids: limited(prefix + text, encoder) }));
      rows.sort((a, b) => a.ids.length - b.ids.length);
      const vectors: Float32Array[] = [];
      for (let i = 0; i < rows.length; i += BATCH) {
        const batch = rows.slice(i, i + BATCH);
        const found = await pooled(
          batch.map(({ ids }) => ids),
          encoder,
        );
        for (const [j, { at }] of batch.entries()) vectors[at] = found[j];
      }
      return vectors;
    },
  };
}

/** Truncates a long text, but keeps its last token. */
function limited(text: string, { tokenizer }: Encoder): number[] {
  const { ids } = tokenizer.encode(text);
  const most = Math.min(LONGEST, tokenizer.longest);
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids[ids.length - 1]];
}

async function pooled(
  rows: readonly (readonly number[])[],
  { session, tokenizer, folder, path }: Encoder,
): Promise<Float32Array[]> {
  const outputs = await runEncoder(session, rows, tokenizer.special.pad ?? 0);
  const { data, dims } = floatsOf(outputs, hiddenName(session), path);
  const [, length, width] = dims;
  const { pooling = 'mean' } = folder.notes;
  return rows.map((row, i) => {
    const vector = new Float32Array(width);
    const count = pooling === 'first' ? 1 : row.length;
    for (let j = 0; j < count; j++) {
      const from = (i * length + j) * width;
      for (let k = 0; k < width; k++) vector[k] += data[from + k];
    }
    return unit(vector);
  });
}

/** The output with a vector for each token. */
export function hiddenName({ outputNames }: Session): string {
  const known = ['last_hidden_state', 'token_embeddings'];
  return known.find((name) => outputNames.includes(name)) ?? outputNames[0];
}

/** Normalises a vector to length 1. */
export function unit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  for (let k = 0; k < vector.length; k++) vector[k] /= length;
  return vector;
}
