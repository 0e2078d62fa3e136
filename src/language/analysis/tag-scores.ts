import { UPOS } from '../../core/index.ts';
import { FeatureSet, type Scorer } from './scorer.ts';
import { at, contextFeatures, leftFeatures, ownFeatures, rightFeatures } from './tag-features.ts';
import type { Word } from './word-table.ts';

const CACHE_LIMIT = 50_000;
const TAGS = UPOS.length;

/**
 * Scores of the parts of speech of a token. What a word contributes to itself, its left and its right
 * neighbour is the same everywhere, and cached: half of all features.
 */
export class TagScores {
  private readonly scorer: Scorer;
  private readonly features = new FeatureSet();
  private readonly ofWords = new Map<Word, Float32Array>();
  readonly values = new Float32Array(TAGS);

  constructor(scorer: Scorer) {
    this.scorer = scorer;
  }

  /** Fills `values` for token `i`. */
  score(words: readonly Word[], tags: Int32Array, i: number): void {
    const { values, features } = this;
    const own = this.ofWord(words[i]);
    const left = this.ofWord(at(words, i - 1));
    const right = this.ofWord(at(words, i + 1));
    features.clear();
    contextFeatures(words, tags, i, features);
    this.scorer.score(features, values);
    for (let tag = 0; tag < TAGS; tag++)
      values[tag] += own[tag] + left[TAGS + tag] + right[2 * TAGS + tag];
  }

  /** Three rows: for the word itself, for the word after it, for the word before it. */
  private ofWord(word: Word): Float32Array {
    const known = this.ofWords.get(word);
    if (known) return known;
    if (this.ofWords.size >= CACHE_LIMIT) this.ofWords.clear();
    const scores = new Float32Array(3 * TAGS);
    [ownFeatures, leftFeatures, rightFeatures].forEach((extract, row) => {
      this.features.clear();
      extract(word, this.features);
      this.scorer.score(this.features, scores.subarray(row * TAGS, (row + 1) * TAGS));
    });
    this.ofWords.set(word, scores);
    return scores;
  }
}
