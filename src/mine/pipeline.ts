import { PAIR_FILTERS, type PairBounds, type PairFilterName } from './filters/bounds.ts';
import { cellCount } from './neighbours/cells.ts';
import { divide } from './read/divide.ts';
import type { DocumentUnit } from './read/piece.ts';
import type { Problem } from './read/problem.ts';
import { SEQUENCE_RULES, type SequenceRules } from './sequences/sequences.ts';
import type { EncodeInput, EncodeResult } from './stages/encode.ts';
import type { FilterInput, FilterResult } from './stages/filter.ts';
import type { GatherInput, GatherResult } from './stages/gather.ts';
import type { ModelInput, ModelResult } from './stages/model.ts';
import type { PairsInput, PairsResult } from './stages/pairs.ts';
import type { ReadInput, ReadResult } from './stages/read.ts';
import type { SearchInput, SearchResult } from './stages/search.ts';
import { type StageName, type Unit, unitOf, writeList } from './stages/stage.ts';
import type { ShardStore } from './store.ts';

/** The configuration of a mining run. */
export interface MiningPlan {
  readonly language: string;
  /** Input files, each with a checksum. */
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly checksum: string;
  }[];
  readonly unit: DocumentUnit;
  readonly rules: SequenceRules;
  readonly confidence: number;
  readonly improbable: number;
  readonly encoder: string;
  readonly probes: number;
  readonly neighbours: number;
  /** Planted pairs determine the bounds of distance and margin that are not given. */
  readonly bounds: Omit<PairBounds, 'distance' | 'margin'> & {
    readonly distance?: number;
    readonly margin?: number;
  };
  readonly protectedTexts?: string;
  readonly splits: boolean;
  readonly shardSize: number;
  readonly seed: number;
}

export const MINING_DEFAULTS = {
  unit: 'file',
  rules: SEQUENCE_RULES,
  confidence: 0.5,
  improbable: 0.1,
  encoder: 'hashed-1',
  probes: 16,
  neighbours: 8,
  bounds: { letters: 0.2, overlap: 0.25 },
  splits: true,
  shardSize: 50_000,
  seed: 1,
} as const satisfies Partial<MiningPlan>;

/** The result of a mining run. */
export interface Mined {
  readonly documents: number;
  readonly sequences: number;
  readonly candidates: number;
  readonly pairs: number;
  readonly splits: number;
  readonly removed: Readonly<Record<PairFilterName, number>>;
  /** Counts of rejected documents and runs of sentences, and of improbable sequences. */
  readonly refused: Readonly<Record<'language' | 'short' | 'punctuation' | 'improbable', number>>;
  readonly bounds: PairBounds;
  readonly cells: number;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** Files of pairs in the store, lines of JSON, in order. */
  readonly files: readonly string[];
}

/** Executes units of work and returns their results in order. */
export type Execute = (stage: StageName, units: readonly Unit[]) => Promise<object[]>;

/** Maximum number of shards that the sample of the model stage comes from. */
const SAMPLED_SHARDS = 64;
const LEAST_SAMPLE = 50_000;
/** A sample that fits into the memory of a worker, with its vectors. */
const LARGEST_SAMPLE = 600_000;
/** Vectors per cell from which its centroid is computed. */
const PER_CELL = 32;
/** Number of sequences per partition of pairs. */
const PER_PARTITION = 25_000;
/** Searching takes ten times as long as any other stage: so its units are smaller than a shard. */
const SEARCHES_PER_SHARD = 8;

/**
 * Mines pairs: plans each stage from the results of the one before and has `execute` do the work.
 * The same plan gives the same bytes, however many workers there are.
 *
 * @example await mine(plan, store, async (_, units) => Promise.all(units.map(run)))
 */
export async function mine(plan: MiningPlan, store: ShardStore, execute: Execute): Promise<Mined> {
  const run = async <Input extends object, Result>(stage: StageName, inputs: readonly Input[]) =>
    (await execute(
      stage,
      inputs.map((input) => unitOf(stage, input)),
    )) as Result[];
  const { language, encoder } = plan;

  const read = await run<ReadInput, ReadResult>(
    'read',
    divide(plan.files, plan.unit).map((parts) => ({
      parts,
      unit: plan.unit,
      rules: plan.rules,
      language,
      confidence: plan.confidence,
      shardSize: plan.shardSize,
    })),
  );
  const shards = read.flatMap((result) => result.shards);
  const sequences = sum(shards, ({ size }) => size);
  const [model] = await run<ModelInput, ModelResult>('model', [
    modelInput(plan, shards, sequences),
  ]);
  const encoded = await run<EncodeInput, EncodeResult>(
    'encode',
    shards.map(({ name }) => ({ shard: name, model: model.model, encoder, language })),
  );
  const total = sum(encoded, ({ size }) => size);
  const vectors = await writeList(
    store,
    encoded.map((result) => result.vectors),
  );
  const groups = await run<GatherInput, GatherResult>(
    'gather',
    evenly(model.cells, Math.ceil(total / plan.shardSize)).map((cells) => ({ vectors, cells })),
  );
  const groupList = await writeList(store, groups);
  const searched = await run<SearchInput, SearchResult>(
    'search',
    groups.flatMap(({ size }, group) =>
      evenly(size, Math.ceil((SEARCHES_PER_SHARD * size) / plan.shardSize)).map((asking) => ({
        groups: groupList,
        group,
        asking,
        model: model.model,
        probes: plan.probes,
        neighbours: plan.neighbours,
      })),
    ),
  );
  const bounds: PairBounds = {
    distance: model.distance,
    margin: model.margin,
    ...plan.bounds,
  };
  const partitions = Math.max(1, Math.ceil(sequences / PER_PARTITION));
  const shardList = await writeList(
    store,
    shards.map(({ name }) => name),
  );
  const filtered = await run<FilterInput, FilterResult>(
    'filter',
    searched.map(({ neighbours }) => ({
      neighbours,
      shards: shardList,
      bounds,
      ...(plan.protectedTexts !== undefined && { protectedTexts: plan.protectedTexts }),
      splits: plan.splits,
      partitions,
      model: model.model,
      language,
    })),
  );
  const candidates = await writeList(
    store,
    filtered.map((result) => result.candidates),
  );
  const paired = await run<PairsInput, PairsResult>(
    'pairs',
    Array.from({ length: partitions }, (_, partition) => ({ candidates, partition, language })),
  );

  const removed = Object.fromEntries(
    PAIR_FILTERS.map((name) => [name, sum(filtered, (result) => result.removed[name] ?? 0)]),
  ) as Record<PairFilterName, number>;
  removed['same-document'] += sum(searched, ({ sameDocument }) => sameDocument);
  removed['same-text'] += sum(searched, ({ sameText }) => sameText);
  removed.duplicate += sum(paired, ({ duplicates }) => duplicates);
  const refused = (name: keyof ReadResult['refused']) => sum(read, (each) => each.refused[name]);
  return {
    documents: sum(read, ({ documents }) => documents),
    sequences,
    candidates: sum(searched, (each) => each.found + each.sameDocument + each.sameText),
    pairs: sum(paired, ({ size }) => size),
    splits: sum(paired, ({ splits }) => splits),
    removed,
    refused: {
      language: refused('language'),
      short: refused('short'),
      punctuation: refused('punctuation'),
      improbable: sum(encoded, ({ improbable }) => improbable),
    },
    bounds,
    cells: model.cells,
    problems: read.flatMap(({ problems }) => problems),
    problemCount: sum(read, ({ problemCount }) => problemCount),
    files: paired.map(({ pairs }) => pairs),
  };
}

function modelInput(
  plan: MiningPlan,
  shards: readonly { readonly name: string }[],
  sequences: number,
): ModelInput {
  const cells = cellCount(sequences);
  const step = Math.max(1, shards.length / SAMPLED_SHARDS);
  const chosen = Math.min(SAMPLED_SHARDS, shards.length);
  return {
    shards: Array.from({ length: chosen }, (_, at) => shards[Math.floor(at * step)].name),
    sample: Math.min(LARGEST_SAMPLE, Math.max(LEAST_SAMPLE, PER_CELL * cells)),
    cells,
    improbable: plan.improbable,
    encoder: plan.encoder,
    language: plan.language,
    seed: plan.seed,
  };
}

/** Numbers from 0 in runs of nearly the same length. */
function evenly(count: number, runs: number): [number, number][] {
  const parts = Math.max(1, Math.min(count, runs));
  return Array.from({ length: parts }, (_, at) => [
    Math.floor((at * count) / parts),
    Math.floor(((at + 1) * count) / parts),
  ]);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
