import { Columns, packColumns } from '../columns.ts';
import type { SentenceEncoder } from '../encode/encoder.ts';
import { hashedEncoder } from '../encode/hashed-encoder.ts';
import { WordWeights } from '../encode/word-weights.ts';
import { Cells } from '../neighbours/cells.ts';
import { CharacterModel } from '../sequences/language-model.ts';
import { wordFinder } from '../sequences/words.ts';
import type { StageContext } from './stage.ts';

/** The counts and models from a sample of the corpus, used for all shards. */
export interface MiningModel {
  readonly characters: CharacterModel;
  /** Less probable sequences are dropped. */
  readonly leastScore: number;
  readonly encoder: SentenceEncoder;
  readonly cells: Cells;
  /** The rarity of words in this corpus. */
  readonly weightOf: (word: string) => number;
}

export function packModel(
  characters: CharacterModel,
  leastScore: number,
  weights: WordWeights,
  cells: Cells,
): Buffer {
  return packColumns({
    grams: characters.grams,
    contexts: characters.contexts,
    words: weights.counts,
    middles: cells.middles.bytes,
    numbers: Float64Array.of(leastScore, weights.sequences),
  });
}

let loaded: { name: string; model: MiningModel } | undefined;

/** Loads the model of that name; a worker caches the one it used last. */
export async function loadModel(name: string, context: StageContext): Promise<MiningModel> {
  if (loaded?.name === name) return loaded.model;
  const columns = await Columns.open(context.store, name);
  const [leastScore, sequences] = await columns.numbers('numbers');
  const weights = new WordWeights(await columns.counts('words'), sequences);
  const model = {
    characters: new CharacterModel(await columns.counts('grams'), await columns.counts('contexts')),
    leastScore,
    encoder: context.encoder ?? hashedEncoder(weights, wordFinder(context.language)),
    cells: new Cells(await columns.signed('middles')),
    weightOf: (word: string) => weights.weight(word),
  };
  loaded = { name, model };
  return model;
}
