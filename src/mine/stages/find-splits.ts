import { distanceOf, normOf, quantise } from '../encode/quantise.ts';
import type { PairBounds } from '../filters/bounds.ts';
import type { CandidatePair } from '../filters/candidate.ts';
import { alignSplit } from '../filters/splits.ts';
import type { Reference, StoredSequence } from '../sequences/shard.ts';
import type { WordsOf } from '../sequences/words.ts';
import { turn } from '../turn.ts';
import { loadModel } from './model-file.ts';
import type { StageContext } from './stage.ts';

/** A sequence that its nearest neighbours together may restate. */
export interface SplitQuery {
  readonly query: Reference;
  readonly parts: readonly Reference[];
}

/** Lengths of a sentence worth splitting and of a part, in characters. */
const LONG = 80;
const SHORTER = 0.75;

/**
 * Mines sentence splits: one long sentence aligned with the concatenation of single sentences among
 * its neighbours. The whole must lie within the bound of distance, nearer than any of its parts.
 */
export async function findSplits(
  queries: readonly SplitQuery[],
  texts: (reference: Reference) => StoredSequence,
  wordsOf: WordsOf,
  { model: modelName, bounds }: { readonly model: string; readonly bounds: PairBounds },
  context: StageContext,
): Promise<CandidatePair[]> {
  const model = await loadModel(modelName, context);
  const found: CandidatePair[] = [];
  for (const [at, { query, parts }] of queries.entries()) {
    if (at % 64 === 0) await turn();
    const source = texts(query);
    if (source.sentences !== 1 || source.text.length < LONG) continue;
    const short = parts
      .map(texts)
      .filter(
        ({ text, sentences, document }) =>
          sentences === 1 &&
          text.length < SHORTER * source.text.length &&
          document !== source.document,
      );
    const split = alignSplit({ source: source.text, parts: short }, wordsOf, model.weightOf);
    if (!split) continue;
    const [whole, target] = await model.encoder.encode([source.text, split.target]);
    const distance = squaredDistance(whole, target);
    if (distance >= bounds.distance) continue;
    found.push({
      source: source.text,
      target: split.target,
      distance: Number(distance.toFixed(4)),
      documents: [source.document, ...split.chosen.map((at) => short[at].document)],
      kind: 'split',
    });
  }
  return found;
}

/** Quantised like the vectors of the search, so that distances are comparable. */
function squaredDistance(a: Float32Array, b: Float32Array): number {
  const bytes = new Int8Array(2 * a.length);
  quantise(a, bytes, 0);
  quantise(b, bytes, a.length);
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += bytes[i] * bytes[a.length + i];
  return distanceOf(normOf(bytes, 0), 2 * dot - normOf(bytes, a.length));
}
