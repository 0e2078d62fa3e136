import {
  betweenHash,
  distanceHash,
  frontFeatures,
  looksOf,
  type ParserInput,
  pairFeatures,
  topFeatures,
  treeFeatures,
} from './parse-features.ts';
import { MOVES, type StateBlock } from './parser-state.ts';
import { Remembered } from './remembered.ts';
import { FeatureSet, type Scorer } from './scorer.ts';

/**
 * Scores of the moves of parser states. States of a beam mostly differ far from the top of the stack
 * (Huang & Sagae 2010), and the states of a sentence come back when its parts are read again, so what
 * was scored before is remembered: the features of the front of the buffer, of the top of the stack and
 * of both by these words, all features together by everything they see.
 */
export class MoveScores {
  private readonly scorer: Scorer;
  private readonly features = new FeatureSet();
  private readonly scores = new Float32Array(MOVES);
  /** What the features see of each word, as one number; place i + 1, as in the input. */
  private looks: Int32Array = new Int32Array(0);
  private readonly fronts = new Store(3, 256);
  private readonly tops = new Store(2, 512);
  private readonly pairs = new Store(7, 512);
  private readonly trees = new Store(21, 1024);
  /** Scores of the trees remembered; `of` says where those of a state stand. */
  readonly values = this.trees.values;

  constructor(scorer: Scorer) {
    this.scorer = scorer;
  }

  /** Turns to a sentence. */
  begin(input: ParserInput): void {
    this.looks = looksOf(input);
    // While a model is trained, its weights change from one sentence to the next.
    if (!this.scorer.fixed)
      for (const store of [this.fronts, this.tops, this.pairs, this.trees]) store.forget();
  }

  /** Where in `values` the scores of the four moves of state `s` begin. */
  of(input: ParserInput, states: StateBlock, s: number): number {
    const { trees } = this;
    this.see(input, states, s);
    const at = trees.look() * MOVES;
    if (!trees.isNew) return at;
    const s0 = states.stack(s, 0);
    const words = this.wordScores(input, s0, states.bufferOf[s], s0 < 0 || states.head(s, s0) < 0);
    this.features.clear();
    treeFeatures(input, states, s, this.features);
    this.scorer.score(this.features, this.scores);
    for (let move = 0; move < MOVES; move++)
      trees.values[at + move] = this.pairs.values[words + move] + this.scores[move];
    return at;
  }

  /** Puts what the features see of a state into the key of the trees. */
  private see(input: ParserInput, states: StateBlock, s: number): void {
    const { looks } = this;
    const { key } = this.trees;
    const { cells, row } = states;
    const s0 = states.stack(s, 0);
    const n0 = states.bufferOf[s];
    const front = s * states.width + n0;
    key[0] = looks[s0 + 1];
    key[1] = looks[n0 + 1];
    key[2] = looks[n0 + 2];
    key[3] = looks[n0 + 3];
    key[4] = looks[states.stack(s, 1) + 1];
    key[5] = looks[cells[front + row] + 1];
    key[6] = looks[cells[front + row * 2] + 1];
    key[7] = cells[front + row * 5];
    key[8] = cells[front + row * 8];
    key[9] = distanceHash(s0, n0);
    key[10] = betweenHash(input, s0, n0);
    if (s0 < 0) {
      key.fill(-1, 11);
      return;
    }
    const top = s * states.width + s0;
    const head = cells[top];
    key[11] = looks[head + 1];
    key[12] = looks[(head < 0 ? -1 : cells[s * states.width + head]) + 1];
    key[13] = looks[cells[top + row] + 1];
    key[14] = looks[cells[top + row * 2] + 1];
    key[15] = looks[cells[top + row * 3] + 1];
    key[16] = looks[cells[top + row * 4] + 1];
    key[17] = cells[top + row * 5];
    key[18] = cells[top + row * 6];
    key[19] = cells[top + row * 8];
    key[20] = cells[top + row * 9];
  }

  /** Where among the pairs the scores of two words stand. */
  private wordScores(input: ParserInput, s0: number, n0: number, headless: boolean): number {
    const { looks, fronts, tops, pairs } = this;
    pairs.key[0] = looks[s0 + 1];
    pairs.key[1] = looks[n0 + 1];
    pairs.key[2] = looks[n0 + 2];
    pairs.key[3] = looks[n0 + 3];
    pairs.key[4] = distanceHash(s0, n0);
    pairs.key[5] = betweenHash(input, s0, n0);
    pairs.key[6] = headless ? 1 : 0;
    const at = pairs.look() * MOVES;
    if (!pairs.isNew) return at;
    fronts.key[0] = looks[n0 + 1];
    fronts.key[1] = looks[n0 + 2];
    fronts.key[2] = looks[n0 + 3];
    const front = fronts.look() * MOVES;
    if (fronts.isNew) {
      this.features.clear();
      frontFeatures(input, n0, this.features);
      this.keep(fronts, front);
    }
    tops.key[0] = looks[s0 + 1];
    tops.key[1] = headless ? 1 : 0;
    const top = tops.look() * MOVES;
    if (tops.isNew) {
      this.features.clear();
      topFeatures(input, s0, headless, this.features);
      this.keep(tops, top);
    }
    this.features.clear();
    pairFeatures(input, s0, n0, headless, this.features);
    this.keep(pairs, at);
    for (let move = 0; move < MOVES; move++)
      pairs.values[at + move] += fronts.values[front + move] + tops.values[top + move];
    return at;
  }

  /** Keeps the scores of the features that are on. */
  private keep({ values }: Store, at: number): void {
    this.scorer.score(this.features, this.scores);
    for (let move = 0; move < MOVES; move++) values[at + move] = this.scores[move];
  }
}

/** Scores of moves by what they were made from. */
class Store extends Remembered {
  readonly values = new Float32Array(this.places * MOVES);
}
