import { packColumns } from '../columns.ts';
import { DIMENSIONS } from '../encode/quantise.ts';
import { vectorsOf } from '../encode/vectors.ts';
import { hash64, normalForm } from '../hash.ts';
import { loadShard } from '../sequences/shard.ts';
import { turn } from '../turn.ts';
import { loadModel } from './model-file.ts';
import type { StageContext } from './stage.ts';

export interface EncodeInput {
  readonly shard: string;
  readonly model: string;
  readonly encoder: string;
  readonly language: string;
}

export interface EncodeResult {
  readonly vectors: string;
  readonly size: number;
  readonly improbable: number;
}

/** Gives the probable sequences of a shard their vectors, sorted by cell. */
export async function encodeStage(
  name: string,
  input: EncodeInput,
  context: StageContext,
): Promise<EncodeResult> {
  const model = await loadModel(input.model, context);
  const shard = await loadShard(context.store, input.shard);
  const places: number[] = [];
  const texts: string[] = [];
  for (let at = 0; at < shard.size; at++) {
    if (at % 1024 === 0) await turn();
    const text = shard.text(at);
    if (model.characters.score(text) < model.leastScore) continue;
    places.push(at);
    texts.push(text);
  }
  const vectors = await vectorsOf(texts, model.encoder);
  const cellOf = await model.cells.nearest(vectors, 1);
  const starts = new Uint32Array(model.cells.count + 1);
  for (const cell of cellOf) starts[cell + 1]++;
  for (let cell = 0; cell < model.cells.count; cell++) starts[cell + 1] += starts[cell];
  const next = starts.slice();
  const bytes = new Int8Array(vectors.bytes.length);
  const norms = new Int32Array(texts.length);
  const placeOf = new Uint32Array(texts.length);
  // Hashes that identify documents and texts: two numbers each.
  const documents = new Uint32Array(2 * texts.length);
  const forms = new Uint32Array(2 * texts.length);
  for (let at = 0; at < texts.length; at++) {
    const to = next[cellOf[at]]++;
    bytes.set(vectors.bytes.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS), to * DIMENSIONS);
    norms[to] = vectors.norms[at];
    placeOf[to] = places[at];
    documents.set(hash64(shard.document(places[at])), 2 * to);
    forms.set(hash64(normalForm(texts[at])), 2 * to);
  }
  const file = `${name}.vectors`;
  const columns = { starts, bytes, norms, places: placeOf, documents, forms };
  await context.store.write(file, packColumns(columns));
  return { vectors: file, size: texts.length, improbable: shard.size - texts.length };
}
