import { Columns, packColumns } from '../columns.ts';
import type { ShardStore } from '../store.ts';

/** A shard of sequences being filled. */
export class SequenceShard {
  readonly #texts: Buffer[] = [];
  readonly #ends: number[] = [];
  readonly #sentences: number[] = [];
  readonly #documentOf: number[] = [];
  readonly #documents: string[] = [];
  #bytes = 0;

  get size(): number {
    return this.#ends.length;
  }

  add(document: string, text: string, sentences: number): void {
    if (this.#documents.at(-1) !== document) this.#documents.push(document);
    const bytes = Buffer.from(text);
    this.#texts.push(bytes);
    this.#bytes += bytes.length;
    this.#ends.push(this.#bytes);
    this.#sentences.push(Math.min(255, sentences));
    this.#documentOf.push(this.#documents.length - 1);
  }

  pack(): Buffer {
    return packColumns({
      texts: Buffer.concat(this.#texts),
      ends: Uint32Array.from(this.#ends),
      sentences: Uint8Array.from(this.#sentences),
      documentOf: Uint32Array.from(this.#documentOf),
      documents: Buffer.from(JSON.stringify(this.#documents)),
    });
  }
}

/** Position of a sequence: number of the shard and place in it. */
export interface Reference {
  readonly shard: number;
  readonly place: number;
}

/** A sequence with its origin. */
export interface StoredSequence {
  readonly text: string;
  readonly sentences: number;
  readonly document: string;
}

/** A whole shard of sequences, in memory. */
export interface LoadedShard {
  readonly size: number;
  text(at: number): string;
  sentences(at: number): number;
  document(at: number): string;
}

export async function loadShard(store: ShardStore, name: string): Promise<LoadedShard> {
  const columns = await Columns.open(store, name);
  const texts = Buffer.from(await columns.bytes('texts'));
  const ends = await columns.counts('ends');
  const sentences = await columns.bytes('sentences');
  const documentOf = await columns.counts('documentOf');
  const documents = JSON.parse(Buffer.from(await columns.bytes('documents')).toString());
  return {
    size: ends.length,
    text: (at) => texts.toString('utf8', at === 0 ? 0 : ends[at - 1], ends[at]),
    sentences: (at) => sentences[at],
    document: (at) => documents[documentOf[at]],
  };
}

/** Reads a few texts of a shard; neighbouring ones in one read. */
export async function readSequences(
  store: ShardStore,
  name: string,
  places: readonly number[],
): Promise<Map<number, StoredSequence>> {
  const found = new Map<number, StoredSequence>();
  if (places.length === 0) return found;
  const columns = await Columns.open(store, name);
  const ends = await columns.counts('ends');
  const sentences = await columns.bytes('sentences');
  const documentOf = await columns.counts('documentOf');
  const documents = JSON.parse(Buffer.from(await columns.bytes('documents')).toString());
  const startOf = (at: number) => (at === 0 ? 0 : ends[at - 1]);
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && startOf(sorted[to]) - ends[sorted[to - 1]] < GAP) to++;
    const start = startOf(sorted[from]);
    const bytes = Buffer.from(await columns.bytes('texts', start, ends[sorted[to - 1]]));
    for (const at of sorted.slice(from, to)) {
      found.set(at, {
        text: bytes.toString('utf8', startOf(at) - start, ends[at] - start),
        sentences: sentences[at],
        document: documents[documentOf[at]],
      });
    }
    from = to;
  }
  return found;
}

/** Reading across a gap of this many bytes is cheaper than another request. */
const GAP = 1 << 16;
