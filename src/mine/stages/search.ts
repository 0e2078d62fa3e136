import { Columns, packColumns } from '../columns.ts';
import { DIMENSIONS } from '../encode/quantise.ts';
import type { Vectors } from '../encode/vectors.ts';
import { openKernel } from '../neighbours/kernel.ts';
import { Nearest } from '../neighbours/nearest.ts';
import { layBlock, scanBlock } from '../neighbours/scan.ts';
import { turn } from '../turn.ts';
import type { GatherResult } from './gather.ts';
import { loadModel } from './model-file.ts';
import { readList, type StageContext } from './stage.ts';

export interface SearchInput {
  /** A list of all groups of cells (`GatherResult`). */
  readonly groups: string;
  /** The group whose vectors are the queries, and their range: the second number is exclusive. */
  readonly group: number;
  readonly asking: readonly [number, number];
  readonly model: string;
  /** Cells searched for each vector, and neighbours kept. */
  readonly probes: number;
  readonly neighbours: number;
}

export interface SearchResult {
  readonly neighbours: string;
  /** Sequences used as queries. */
  readonly size: number;
  readonly found: number;
  /** Neighbours skipped because they have the same document or the same text. */
  readonly sameDocument: number;
  readonly sameText: number;
}

/** Vectors copied into the kernel at once, and queries compared with them in one call. */
const BLOCK = 8192;
const ASKING = 2048;

/**
 * Finds the nearest vectors of some vectors of a group of cells. Reads the cells one by one, each
 * once, so that the index need not fit in memory; within a cell the search is exact.
 */
export async function searchStage(
  name: string,
  input: SearchInput,
  context: StageContext,
): Promise<SearchResult> {
  const groups = await readList<GatherResult>(context.store, input.groups);
  const model = await loadModel(input.model, context);
  const own = await Columns.open(context.store, groups[input.group].group);
  const [start, stop] = input.asking;
  const size = stop - start;
  const queries: Vectors = {
    count: size,
    bytes: await own.signed('bytes', start * DIMENSIONS, stop * DIMENSIONS),
    norms: await own.integers('norms', start, stop),
  };
  const documents = await own.counts('documents', 2 * start, 2 * stop);
  const forms = await own.counts('forms', 2 * start, 2 * stop);
  const probed = await model.cells.nearest(queries, input.probes);
  const askers = askersByCell(probed, model.cells.count, input);

  const nearest = new Nearest(size, input.neighbours);
  const kernel = openKernel(BLOCK);
  let sameDocument = 0;
  let sameText = 0;
  let ordinal = 0;
  for (const { group, cells } of groups) {
    const columns = await Columns.open(context.store, group);
    const starts = await columns.counts('starts');
    for (let cell = cells[0]; cell < cells[1]; cell++) {
      const [first, end] = [starts[cell - cells[0]], starts[cell - cells[0] + 1]];
      const asking = askers.subarray(askers.starts[cell], askers.starts[cell + 1]);
      if (asking.length === 0) continue;
      for (let from = first; from < end; from += BLOCK) {
        const to = Math.min(end, from + BLOCK);
        const block = {
          count: to - from,
          bytes: await columns.signed('bytes', from * DIMENSIONS, to * DIMENSIONS),
          norms: await columns.integers('norms', from, to),
        };
        const there = await columns.counts('documents', 2 * from, 2 * to);
        const texts = await columns.counts('forms', 2 * from, 2 * to);
        layBlock(kernel, block, 0, block.count);
        // In parts, so that a lease is renewed in time even where most queries search the cell.
        for (let some = 0; some < asking.length; some += ASKING) {
          await turn();
          scanBlock(
            kernel,
            block.count,
            asking.subarray(some, some + ASKING),
            queries,
            (query) => nearest.worst(query),
            (query, place, key) => {
              if (isSame(documents, query, there, place)) {
                // A sequence is not its own neighbour.
                if (!isSame(forms, query, texts, place)) sameDocument++;
              } else if (isSame(forms, query, texts, place)) sameText++;
              else if (holdsText(nearest, query, key, texts, place)) sameText++;
              else {
                const at = ordinal + from + place;
                nearest.add(query, at, key, texts[2 * place], texts[2 * place + 1]);
              }
            },
          );
        }
      }
    }
    ordinal += columns.size('norms');
  }
  const file = `${name}.neighbours`;
  const { bytes, found } = await packNeighbours(nearest, own, groups, input, context);
  await context.store.write(file, bytes);
  return { neighbours: file, size, found, sameDocument, sameText };
}

function isSame(a: Uint32Array, i: number, b: Uint32Array, j: number): boolean {
  return a[2 * i] === b[2 * j] && a[2 * i + 1] === b[2 * j + 1];
}

/** Equal texts have equal vectors and thus equal keys: only those need comparing. */
function holdsText(
  nearest: Nearest,
  query: number,
  key: number,
  texts: Uint32Array,
  place: number,
): boolean {
  const { limit } = nearest;
  for (let at = query * limit; at < (query + 1) * limit; at++) {
    if (nearest.keys[at] !== key || nearest.places[at] < 0) continue;
    if (isSame(nearest.marks, at, texts, place)) return true;
  }
  return false;
}

/** Queries by the cells that they search. */
function askersByCell(probed: Int32Array, cells: number, { probes }: SearchInput) {
  const starts = new Uint32Array(cells + 1);
  for (const cell of probed) if (cell >= 0) starts[cell + 1]++;
  for (let cell = 0; cell < cells; cell++) starts[cell + 1] += starts[cell];
  const next = starts.slice();
  const askers = new Int32Array(starts[cells]);
  for (let at = 0; at < probed.length; at++) {
    if (probed[at] >= 0) askers[next[probed[at]]++] = Math.floor(at / probes);
  }
  return Object.assign(askers, { starts });
}

/** Neighbours by shard and position, from which later stages find their texts. */
async function packNeighbours(
  nearest: Nearest,
  own: Columns,
  groups: readonly GatherResult[],
  { neighbours, asking }: SearchInput,
  { store }: StageContext,
): Promise<{ bytes: Buffer; found: number }> {
  const total = nearest.places.length;
  const shards = new Uint32Array(total);
  const places = new Uint32Array(total);
  const counts = new Uint8Array(total / neighbours);
  let found = 0;
  for (let query = 0; query < counts.length; query++) {
    counts[query] = nearest.count(query);
    found += counts[query];
  }
  const order = Uint32Array.from({ length: total }, (_, at) => at).sort(
    (a, b) => nearest.places[a] - nearest.places[b],
  );
  let at = 0;
  while (at < total && nearest.places[order[at]] < 0) at++;
  let ordinal = 0;
  for (const { group, size } of groups) {
    const end = ordinal + size;
    if (at < total && nearest.places[order[at]] < end) {
      const columns = await Columns.open(store, group);
      const [ownShards, ownPlaces] = [
        await columns.counts('shards'),
        await columns.counts('places'),
      ];
      for (; at < total && nearest.places[order[at]] < end; at++) {
        shards[order[at]] = ownShards[nearest.places[order[at]] - ordinal];
        places[order[at]] = ownPlaces[nearest.places[order[at]] - ordinal];
      }
    }
    ordinal = end;
  }
  const bytes = packColumns({
    counts,
    keys: nearest.keys,
    shards,
    places,
    norms: await own.integers('norms', ...asking),
    ownShards: await own.counts('shards', ...asking),
    ownPlaces: await own.counts('places', ...asking),
  });
  return { bytes, found };
}
