import { KlartextError } from '../../core/index.ts';

interface Header {
  readonly format: 1;
  readonly words: number;
  readonly dimensions: number;
}

/** Steps on each side of zero: gzip compresses few steps well, and cosines hardly change. */
export const STEPS = 31;
/** In a unit vector of n dimensions a value beyond this many √n-ths is rare. */
const REACH = 3;

/** Packs unit vectors: a line of JSON, the words one a line, then one byte for each value. */
export function packVectors(vectors: ReadonlyMap<string, ArrayLike<number>>): Uint8Array {
  const words = [...vectors.keys()].sort();
  const dimensions = words.length === 0 ? 0 : vectors.get(words[0])!.length;
  const header: Header = { format: 1, words: words.length, dimensions };
  const text = new TextEncoder().encode(`${JSON.stringify(header)}\n${words.join('\n')}\n`);
  const bytes = new Uint8Array(4 + text.length + words.length * dimensions);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  const scale = (STEPS * Math.sqrt(dimensions)) / REACH;
  let at = 4 + text.length;
  for (const word of words) {
    const vector = vectors.get(word)!;
    for (let d = 0; d < dimensions; d++) {
      bytes[at++] = Math.max(-STEPS, Math.min(STEPS, Math.round(vector[d] * scale))) & 0xff;
    }
  }
  return bytes;
}

/** Static word vectors, one byte for each value. */
export class WordVectors {
  readonly dimensions: number;
  private readonly rows = new Map<string, number>();
  private readonly values: Int8Array;
  private readonly lengths: Float32Array;

  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const textLength = bytes.length < 4 ? 0 : view.getUint32(0, true);
    const text = new TextDecoder().decode(bytes.subarray(4, 4 + textLength));
    const end = text.indexOf('\n');
    if (end < 0) throw damaged();
    const header = JSON.parse(text.slice(0, end)) as Header;
    const start = 4 + textLength;
    if (header.format !== 1 || bytes.length - start !== header.words * header.dimensions)
      throw damaged();
    this.dimensions = header.dimensions;
    text
      .slice(end + 1, -1)
      .split('\n')
      .forEach((word, row) => {
        this.rows.set(word, row);
      });
    this.values = new Int8Array(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
    this.lengths = new Float32Array(header.words);
  }

  /** The number of words. */
  get size(): number {
    return this.rows.size;
  }

  has(word: string): boolean {
    return this.rows.has(word);
  }

  /** All values, row by row: as many steps as `STEPS` are the largest. */
  get bytes(): Int8Array {
    return this.values;
  }

  /** The number of a word, for frequent queries. */
  rowOf(word: string): number | undefined {
    return this.rows.get(word);
  }

  /** The cosine of two words; undefined if one is unknown. */
  similarity(a: string, b: string): number | undefined {
    const [rowA, rowB] = [this.rows.get(a), this.rows.get(b)];
    return rowA === undefined || rowB === undefined ? undefined : this.cosine(rowA, rowB);
  }

  /** As `similarity`, of words by their numbers. */
  cosine(rowA: number, rowB: number): number {
    const { dimensions, values } = this;
    let sum = 0;
    for (let d = 0, i = rowA * dimensions, j = rowB * dimensions; d < dimensions; d++) {
      sum += values[i++] * values[j++];
    }
    return sum / (this.lengthOf(rowA) * this.lengthOf(rowB));
  }

  private lengthOf(row: number): number {
    if (this.lengths[row] === 0) {
      let sum = 0;
      const start = row * this.dimensions;
      for (let i = start; i < start + this.dimensions; i++) sum += this.values[i] ** 2;
      this.lengths[row] = Math.sqrt(sum) || 1;
    }
    return this.lengths[row];
  }
}

function damaged(): KlartextError {
  return new KlartextError('bad-model', 'This word vector file is damaged.', 'Reinstall klartext.');
}
