import { Columns, packColumns } from '../columns.ts';
import { DIMENSIONS } from '../encode/quantise.ts';
import { readList, type StageContext } from './stage.ts';

export interface GatherInput {
  /** A list of the vector files, by shard number. */
  readonly vectors: string;
  /** A range of cells; the second number is exclusive. */
  readonly cells: readonly [number, number];
}

export interface GatherResult {
  readonly group: string;
  readonly cells: readonly [number, number];
  readonly size: number;
}

/** Collects the vectors of some cells from all shards: one part of the inverted file. */
export async function gatherStage(
  name: string,
  input: GatherInput,
  { store }: StageContext,
): Promise<GatherResult> {
  const [first, end] = input.cells;
  const files = await readList<string>(store, input.vectors);
  const parts: { columns: Columns; starts: Uint32Array }[] = [];
  const starts = new Uint32Array(end - first + 1);
  for (const file of files) {
    const columns = await Columns.open(store, file);
    const part = await columns.counts('starts', first, end + 1);
    parts.push({ columns, starts: part });
    for (let cell = 0; cell < end - first; cell++) {
      starts[cell + 1] += part[cell + 1] - part[cell];
    }
  }
  for (let cell = 0; cell < end - first; cell++) starts[cell + 1] += starts[cell];
  const size = starts[end - first];
  const next = starts.slice();
  const bytes = new Int8Array(size * DIMENSIONS);
  const [norms, shards, places] = [
    new Int32Array(size),
    new Uint32Array(size),
    new Uint32Array(size),
  ];
  const [documents, forms] = [new Uint32Array(2 * size), new Uint32Array(2 * size)];
  for (const [number, { columns, starts: part }] of parts.entries()) {
    const [from, to] = [part[0], part[end - first]];
    if (to === from) continue;
    const ownBytes = await columns.signed('bytes', from * DIMENSIONS, to * DIMENSIONS);
    const ownNorms = await columns.integers('norms', from, to);
    const ownPlaces = await columns.counts('places', from, to);
    const ownDocuments = await columns.counts('documents', 2 * from, 2 * to);
    const ownForms = await columns.counts('forms', 2 * from, 2 * to);
    for (let cell = 0; cell < end - first; cell++) {
      const [a, b] = [part[cell] - from, part[cell + 1] - from];
      const at = next[cell];
      bytes.set(ownBytes.subarray(a * DIMENSIONS, b * DIMENSIONS), at * DIMENSIONS);
      norms.set(ownNorms.subarray(a, b), at);
      places.set(ownPlaces.subarray(a, b), at);
      shards.fill(number, at, at + b - a);
      documents.set(ownDocuments.subarray(2 * a, 2 * b), 2 * at);
      forms.set(ownForms.subarray(2 * a, 2 * b), 2 * at);
      next[cell] += b - a;
    }
  }
  const group = `${name}.cells`;
  await store.write(group, packColumns({ starts, bytes, norms, shards, places, documents, forms }));
  return { group, cells: input.cells, size };
}
