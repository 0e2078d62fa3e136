import type { NextTokens } from '../../simplify/models/index.ts';
import { logSoftmax } from './masked.ts';
import { type ModelFolder, neededFile } from './model-folder.ts';
import {
  flagTensor,
  floatsOf,
  floatTensor,
  idTensor,
  openSession,
  type Session,
  type Tensor,
} from './runtime.ts';

/** The encoder's output for some sources. */
export interface Encoded {
  readonly data: Float32Array;
  /** Sources, tokens, width. */
  readonly dims: readonly number[];
  /** 1 for every token of a source, then 0. */
  readonly mask: readonly (readonly number[])[];
}

/** Processes prefixes token by token; one decoder per batch of sources. */
export type Decoder = (encoded: Encoded) => NextTokens;

type Floats = Tensor & { readonly data: Float32Array };

const PAST = 'past_key_values.';
const PRESENT = 'present.';

/**
 * Opens the decoder of a folder in its most efficient exported form: with cached keys and values of
 * earlier tokens (two files, or one merged), else without.
 */
export async function openDecoder(folder: ModelFolder, pad: number): Promise<Decoder> {
  const [later, merged] = [
    folder.file('decoder_with_past_model'),
    folder.file('decoder_model_merged'),
  ];
  const firstPath =
    folder.file('decoder_model') === undefined && merged !== undefined
      ? merged
      : neededFile(folder, 'decoder_model');
  const first = await openSession(firstPath);
  const second =
    firstPath === merged ? first : later === undefined ? undefined : await openSession(later);
  const isKept = first.outputNames.some((name) => name.startsWith(PRESENT));
  return (encoded) => {
    const start = firstStep(first, firstPath, encoded, folder, pad);
    if (!second || !isKept) return async (...call) => (await start(...call)).rows;
    return withPast(start, second, later ?? firstPath, encoded);
  };
}

/** All tokens of the prefixes at once. */
function firstStep(
  session: Session,
  path: string,
  { data, dims, mask }: Encoded,
  { config }: ModelFolder,
  pad: number,
) {
  const [, length, width] = dims;
  const isMerged = session.inputNames.includes('use_cache_branch');
  return async (prefixes: readonly (readonly number[])[], texts: readonly number[]) => {
    const states = gathered({ data, dims }, texts);
    const heads = config.decoder_attention_heads ?? config.num_heads ?? 1;
    const none = [texts.length, heads, 0, config.d_kv ?? (config.d_model ?? width) / heads];
    const outputs = await session.run({
      input_ids: await idTensor(prefixes, pad),
      encoder_hidden_states: await floatTensor(states.data, [texts.length, length, width]),
      encoder_attention_mask: await maskOf(mask, texts),
      ...(isMerged && { use_cache_branch: await flagTensor(false) }),
      ...(isMerged &&
        Object.fromEntries(
          await Promise.all(
            session.inputNames
              .filter((name) => name.startsWith(PAST))
              .map(async (name) => [name, await floatTensor(new Float32Array(0), none)]),
          ),
        )),
    });
    return { outputs, rows: lastRows(outputs, path) };
  };
}

/**
 * The first call processes whole prefixes; later ones only their last tokens, with the keys and values
 * of the rows that they continue. Tensors of the source are kept from the first call; those of the
 * prefix follow its beam.
 */
function withPast(
  start: ReturnType<typeof firstStep>,
  session: Session,
  path: string,
  encoded: Encoded,
): NextTokens {
  const { mask } = encoded;
  const isMerged = session.inputNames.includes('use_cache_branch');
  const names = session.inputNames.filter((name) => name.startsWith(PAST));
  let rowOf = new Map<string, number>();
  const ofSource = new Map<string, Floats>();
  let ofPrefix = new Map<string, Floats>();
  const firstRow = new Map<number, number>();
  /** The keys of the sources, as long as the same texts continue. */
  let gatheredFor = '';
  let sourceFeeds: Record<string, unknown> = {};
  const keep = (
    outputs: Record<string, Tensor>,
    prefixes: readonly (readonly number[])[],
    texts: readonly number[],
  ) => {
    rowOf = new Map(prefixes.map((prefix, at) => [keyOf(texts[at], prefix), at]));
    ofPrefix = new Map(
      names
        .filter((name) => name.includes('.decoder.'))
        .map((name) => [name, floatsOf(outputs, name.replace(PAST, PRESENT), path)]),
    );
  };
  return async (prefixes, texts) => {
    const parents = prefixes.map((prefix, at) => rowOf.get(keyOf(texts[at], prefix.slice(0, -1))));
    if (parents.some((parent) => parent === undefined)) {
      const { outputs, rows } = await start(prefixes, texts);
      keep(outputs, prefixes, texts);
      for (const [at, text] of texts.entries()) firstRow.set(text, at);
      for (const name of names.filter((each) => each.includes('.encoder.')))
        ofSource.set(name, floatsOf(outputs, name.replace(PAST, PRESENT), path));
      gatheredFor = '';
      return rows;
    }
    if (gatheredFor !== texts.join()) {
      gatheredFor = texts.join();
      const from = texts.map((text) => firstRow.get(text) ?? 0);
      sourceFeeds = {
        ...(await feedsOf(ofSource, from)),
        // Merged decoders ask for it in either branch.
        ...(session.inputNames.includes('encoder_hidden_states') &&
          (await feedsOf(new Map([['encoder_hidden_states', encoded]]), texts))),
      };
    }
    const outputs = await session.run({
      input_ids: await idTensor(
        prefixes.map((prefix) => prefix.slice(-1)),
        0,
      ),
      encoder_attention_mask: await maskOf(mask, texts),
      ...(isMerged && { use_cache_branch: await flagTensor(true) }),
      ...sourceFeeds,
      ...(await feedsOf(ofPrefix, parents as number[])),
    });
    keep(outputs, prefixes, texts);
    return lastRows(outputs, path);
  };
}

const keyOf = (text: number, prefix: readonly number[]) => `${text}:${prefix.join()}`;

async function feedsOf(
  kept: ReadonlyMap<string, Pick<Floats, 'data' | 'dims'>>,
  rows: readonly number[],
) {
  const feeds: Record<string, unknown> = {};
  for (const [name, tensor] of kept) {
    const { data, dims } = gathered(tensor, rows);
    feeds[name] = await floatTensor(data, dims);
  }
  return feeds;
}

/** Reorders the rows of a tensor, possibly with repetitions. */
function gathered({ data, dims }: Pick<Floats, 'data' | 'dims'>, rows: readonly number[]) {
  const size = dims.slice(1).reduce((product, dim) => product * dim, 1);
  const taken = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries())
    taken.set(data.subarray(row * size, (row + 1) * size), at * size);
  return { data: taken, dims: [rows.length, ...dims.slice(1)] };
}

function maskOf(mask: Encoded['mask'], texts: readonly number[]): Promise<unknown> {
  return idTensor(
    texts.map((text) => mask[text]),
    0,
  );
}

/** Log probabilities of the next token of each prefix. */
function lastRows(outputs: Record<string, Tensor>, path: string): Float32Array[] {
  const { data, dims } = floatsOf(outputs, 'logits', path);
  const [rows, steps, size] = dims;
  return Array.from({ length: rows }, (_, at) => {
    const from = (at * steps + steps - 1) * size;
    return logSoftmax(data.slice(from, from + size));
  });
}
