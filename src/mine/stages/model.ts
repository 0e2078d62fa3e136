import { hashedEncoder } from '../encode/hashed-encoder.ts';
import { vectorsOf } from '../encode/vectors.ts';
import { WordWeights } from '../encode/word-weights.ts';
import { trainCells } from '../neighbours/cells.ts';
import { CharacterModel } from '../sequences/language-model.ts';
import { loadShard } from '../sequences/shard.ts';
import { wordFinder } from '../sequences/words.ts';
import { turn } from '../turn.ts';
import { calibrate } from './calibrate.ts';
import { packModel } from './model-file.ts';
import type { StageContext } from './stage.ts';

export interface ModelInput {
  /** Shards that the sample comes from, evenly spread over all. */
  readonly shards: readonly string[];
  /** Sequences in the sample. */
  readonly sample: number;
  readonly cells: number;
  /** Share of the sequences that are dropped as the least probable ones. */
  readonly improbable: number;
  readonly encoder: string;
  readonly language: string;
  readonly seed: number;
}

export interface ModelResult {
  readonly model: string;
  readonly cells: number;
  /** Bound of squared distance for planted pairs, and its ratio to the mean of eight neighbours. */
  readonly distance: number;
  readonly margin: number;
}

/** Counts words and characters of a sample, trains the cells on it, and finds the bounds. */
export async function modelStage(
  name: string,
  input: ModelInput,
  context: StageContext,
): Promise<ModelResult> {
  const texts: string[] = [];
  const perShard = Math.ceil(input.sample / Math.max(1, input.shards.length));
  for (const shardName of input.shards) {
    const shard = await loadShard(context.store, shardName);
    const take = Math.min(perShard, shard.size);
    for (let i = 0; i < take; i++) texts.push(shard.text(Math.floor((i * shard.size) / take)));
  }
  const wordsOf = wordFinder(context.language);
  const weights = new WordWeights();
  for (const [at, text] of texts.entries()) {
    if (at % 1024 === 0) await turn();
    weights.count(wordsOf(text));
  }
  const { characters, leastScore } = characterModel(texts, input.improbable);
  const probable: string[] = [];
  for (const [at, text] of texts.entries()) {
    if (at % 1024 === 0) await turn();
    if (characters.score(text) >= leastScore) probable.push(text);
  }
  const encoder = context.encoder ?? hashedEncoder(weights, wordsOf);
  const vectors = await vectorsOf(probable, encoder);
  const cells = await trainCells(vectors, input.cells, input.seed);
  const bounds = await calibrate(probable, vectors, encoder, wordsOf, input.seed);
  const model = `${name}.model`;
  await context.store.write(model, packModel(characters, leastScore, weights, cells));
  return { model, cells: cells.count, ...bounds };
}

/** Trains the model on half of the texts and derives its threshold from the other half. */
function characterModel(texts: readonly string[], improbable: number) {
  const characters = new CharacterModel();
  const step = Math.max(1, Math.floor(texts.length / 40_000));
  for (let at = 0; at < texts.length; at += 2 * step) characters.count(texts[at]);
  const scores: number[] = [];
  for (let at = step; at < texts.length; at += 2 * step) scores.push(characters.score(texts[at]));
  scores.sort((a, b) => a - b);
  const leastScore = scores[Math.floor(improbable * scores.length)] ?? -1e9;
  return { characters, leastScore: improbable === 0 ? -1e9 : leastScore };
}
