import { Columns, packColumns } from '../columns.ts';
import { distanceOf } from '../encode/quantise.ts';
import type { PairBounds, PairFilterName } from '../filters/bounds.ts';
import { type CandidatePair, pairKey } from '../filters/candidate.ts';
import { isContained, letterDistance, overlapOf } from '../filters/likeness.ts';
import { ProtectedTexts } from '../filters/protected-texts.ts';
import { alignSplit } from '../filters/splits.ts';
import { hash64, mixed } from '../hash.ts';
import { type Reference, readSequences, type StoredSequence } from '../sequences/shard.ts';
import { wordFinder } from '../sequences/words.ts';
import { turn } from '../turn.ts';
import { findSplits, type SplitQuery } from './find-splits.ts';
import { loadModel } from './model-file.ts';
import { readList, type StageContext } from './stage.ts';

export interface FilterInput {
  readonly neighbours: string;
  /** A list of the shards of sequences. */
  readonly shards: string;
  readonly bounds: PairBounds;
  /** Hashes of evaluation sets, by the hash of their content. */
  readonly protectedTexts?: string;
  readonly splits: boolean;
  readonly partitions: number;
  readonly model: string;
  readonly language: string;
}

export interface FilterResult {
  readonly candidates: string;
  readonly kept: number;
  readonly removed: Partial<Record<PairFilterName, number>>;
  readonly splits: number;
}

/** Applies the filters to the neighbours of one group; distributes pairs to partitions by text. */
export async function filterStage(
  name: string,
  input: FilterInput,
  context: StageContext,
): Promise<FilterResult> {
  const removed: Partial<Record<PairFilterName, number>> = {};
  const drop = (filter: PairFilterName) => {
    removed[filter] = (removed[filter] ?? 0) + 1;
  };
  const { near, splitQueries } = await nearEnough(input, context, drop);
  const wordsOf = wordFinder(context.language);
  const isProtected = await protection(input, context);
  const texts = await textsOf(
    [
      ...near.flatMap(({ query, neighbour }) => [query, neighbour]),
      ...splitQueries.flatMap(({ query, parts }) => [query, ...parts]),
    ],
    input,
    context,
  );
  const { weightOf } = await loadModel(input.model, context);
  /** Whether each of several sentences states a part of the one; otherwise one adds something. */
  const isSplit = (source: string, target: string) => {
    const spans = context.language.sentences(target);
    const parts = spans.map(({ start, end }) => ({ text: target.slice(start, end) }));
    return alignSplit({ source, parts }, wordsOf, weightOf)?.chosen.length === parts.length;
  };
  const pairs: CandidatePair[] = [];
  for (const [at, { query, neighbour, distance }] of near.entries()) {
    if (at % 256 === 0) await turn();
    const [a, b] = [texts(query), texts(neighbour)];
    const filter = refusal(a, b, input.bounds, isProtected, isSplit);
    if (filter) drop(filter);
    else pairs.push(pairOf(a, b, distance));
  }
  let splits = 0;
  for (const split of await findSplits(splitQueries, texts, wordsOf, input, context)) {
    if (isProtected(split.source) || isProtected(split.target)) continue;
    splits++;
    pairs.push(split);
  }
  const candidates = `${name}.candidates`;
  await context.store.write(candidates, packPartitions(pairs, input.partitions));
  return { candidates, kept: pairs.length - splits, removed, splits };
}

/** Filters by vectors alone: bounds of distance and margin, and candidates for splits. */
async function nearEnough(
  { neighbours, bounds, splits }: FilterInput,
  { store }: StageContext,
  drop: (filter: PairFilterName) => void,
) {
  const columns = await Columns.open(store, neighbours);
  const counts = await columns.bytes('counts');
  const [keys, norms] = [await columns.integers('keys'), await columns.integers('norms')];
  const [shards, places] = [await columns.counts('shards'), await columns.counts('places')];
  const ownShards = await columns.counts('ownShards');
  const ownPlaces = await columns.counts('ownPlaces');
  const limit = counts.length === 0 ? 0 : keys.length / counts.length;
  const near: { query: Reference; neighbour: Reference; distance: number }[] = [];
  const splitQueries: SplitQuery[] = [];
  for (let asking = 0; asking < counts.length; asking++) {
    const first = asking * limit;
    const query = { shard: ownShards[asking], place: ownPlaces[asking] };
    const distances = Array.from({ length: counts[asking] }, (_, i) =>
      distanceOf(norms[asking], keys[first + i]),
    );
    const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    const at = (i: number) => ({ shard: shards[first + i], place: places[first + i] });
    for (const [i, distance] of distances.entries()) {
      if (distance >= bounds.distance) drop('distance');
      else if (distances.length > 1 && distance >= bounds.margin * mean) drop('margin');
      else near.push({ query, neighbour: at(i), distance });
    }
    if (splits && mayBeSplit(distances, bounds.distance)) {
      splitQueries.push({ query, parts: distances.map((_, i) => at(i)) });
    }
  }
  return { near, splitQueries };
}

/**
 * Two parts about different things are at a right angle at best; their sum is then as near to the
 * whole as cosines c and d allow: (c + d) / √2. If even that is too far, no text is read.
 */
function mayBeSplit(distances: readonly number[], bound: number): boolean {
  if (distances.length < 2) return false;
  const cosine = (distance: number) => 1 - distance / 2;
  return (cosine(distances[0]) + cosine(distances[1])) / Math.SQRT2 >= cosine(bound);
}

async function protection({ protectedTexts }: FilterInput, context: StageContext) {
  if (protectedTexts === undefined) return () => false;
  const { store, language } = context;
  const table = await ProtectedTexts.load(store, protectedTexts, wordFinder(language));
  const known = new Map<string, boolean>();
  return (text: string) => {
    let holds = known.get(text);
    if (holds === undefined) {
      const sentences = language.sentences(text).map(({ start, end }) => text.slice(start, end));
      holds = table.holds(text, sentences);
      known.set(text, holds);
    }
    return holds;
  };
}

/** The texts of sequences, each shard read once. */
async function textsOf(
  references: readonly Reference[],
  { shards }: FilterInput,
  { store }: StageContext,
): Promise<(reference: Reference) => StoredSequence> {
  const names = await readList<string>(store, shards);
  const wanted = new Map<number, number[]>();
  for (const { shard, place } of references) {
    const places = wanted.get(shard);
    if (places) places.push(place);
    else wanted.set(shard, [place]);
  }
  const found = new Map<number, Map<number, StoredSequence>>();
  for (const [shard, places] of wanted) {
    found.set(shard, await readSequences(store, names[shard], places));
  }
  return ({ shard, place }) => found.get(shard)!.get(place)!;
}

function refusal(
  a: StoredSequence,
  b: StoredSequence,
  bounds: PairBounds,
  isProtected: (text: string) => boolean,
  isSplit: (whole: string, parts: string) => boolean,
): PairFilterName | undefined {
  if (a.document === b.document) return 'same-document';
  if (isContained(a.text, b.text)) return 'contained';
  if (overlapOf(a.text, b.text) >= bounds.overlap) return 'overlap';
  // A split may keep every word; any other pair must differ in its letters.
  const [whole, parts] = a.sentences === 1 ? [a, b] : [b, a];
  const mayBeSplit = whole.sentences === 1 && parts.sentences > 1;
  if (!mayBeSplit && letterDistance(a.text, b.text) < bounds.letters) return 'letters';
  if (mayBeSplit && !isSplit(whole.text, parts.text)) return 'addition';
  return isProtected(a.text) || isProtected(b.text) ? 'evaluation' : undefined;
}

/** One sentence against several is a split; otherwise the longer text is the source. */
function pairOf(a: StoredSequence, b: StoredSequence, distance: number): CandidatePair {
  const isSplit = (a.sentences === 1) !== (b.sentences === 1);
  const aFirst = isSplit
    ? a.sentences === 1
    : a.text.length !== b.text.length
      ? a.text.length > b.text.length
      : a.text < b.text;
  const [source, target] = aFirst ? [a, b] : [b, a];
  return {
    source: source.text,
    target: target.text,
    distance: Number(distance.toFixed(4)),
    documents: [source.document, target.document],
    kind: isSplit ? 'split' : 'paraphrase',
  };
}

/** Writes lines of JSON, equal pairs of texts always to the same partition. */
function packPartitions(pairs: readonly CandidatePair[], partitions: number): Buffer {
  const lines: string[][] = Array.from({ length: partitions }, () => []);
  for (const pair of pairs) {
    const [, low] = hash64(pairKey(pair));
    lines[mixed(low) % partitions].push(`${JSON.stringify(pair)}\n`);
  }
  const texts = lines.map((each) => Buffer.from(each.join('')));
  const starts = new Uint32Array(partitions + 1);
  texts.forEach((bytes, at) => {
    starts[at + 1] = starts[at] + bytes.length;
  });
  return packColumns({ starts, lines: Buffer.concat(texts) });
}
