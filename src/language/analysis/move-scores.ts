import {
  frontFeatures,
  type ParserInput,
  pairFeatures,
  topFeatures,
  treeFeatures,
} from './parse-features.ts';
import { MOVES, type StateBlock } from './parser-state.ts';
import { FeatureSet, type Scorer } from './scorer.ts';

/** Parts of a state that the features of the tree see, and slots for states remembered. */
const PARTS = 17;
const SLOTS = 512;

/**
 * Scores of the moves of parser states in one sentence. States of a beam mostly differ far from the
 * top of the stack (Huang & Sagae 2010), so what was scored before is remembered: the features of the
 * front of the buffer, of the top of the stack and of both by these words, all features together by
 * everything they see.
 */
export class MoveScores {
  private readonly scorer: Scorer;
  private readonly features = new FeatureSet();
  private readonly scores = new Float32Array(MOVES);
  private row = 0;
  /** Counts sentences: what carries another number is forgotten. */
  private sentence = 0;
  private fronts = storeOf(0);
  private tops = storeOf(0);
  private pairs = storeOf(0);
  private readonly treesSeen = new Int32Array(SLOTS);
  private readonly parts = new Int16Array(SLOTS * PARTS);
  private readonly state = new Int16Array(PARTS);
  /** Scores of the trees remembered; `of` says where those of a state stand. */
  readonly values = new Float32Array(SLOTS * MOVES);

  constructor(scorer: Scorer) {
    this.scorer = scorer;
  }

  /** Forgets the last sentence. */
  begin(input: ParserInput): void {
    this.sentence++;
    this.row = input.n + 1;
    if (this.fronts.seen.length >= this.row) return;
    const longest = this.row * 2;
    this.fronts = storeOf(longest);
    this.tops = storeOf(longest * 2);
    this.pairs = storeOf(longest * longest * 2);
  }

  /** Where in `values` the scores of the four moves of state `s` begin. */
  of(input: ParserInput, states: StateBlock, s: number): number {
    const { parts, state, values } = this;
    const slot = this.look(states, s);
    const at = slot * MOVES;
    if (this.treesSeen[slot] === this.sentence) {
      let same = true;
      for (let k = 0; same && k < PARTS; k++) same = parts[slot * PARTS + k] === state[k];
      if (same) return at;
    }
    this.treesSeen[slot] = this.sentence;
    for (let k = 0; k < PARTS; k++) parts[slot * PARTS + k] = state[k];
    const words = this.wordScores(input, state[0], state[1], state[7] < 0);
    this.features.clear();
    treeFeatures(input, states, s, this.features);
    this.scorer.score(this.features, this.scores);
    for (let move = 0; move < MOVES; move++)
      values[at + move] = this.pairs.values[words + move] + this.scores[move];
    return at;
  }

  /** Puts what the features see of a state into `state`; the slot where it is remembered. */
  private look(states: StateBlock, s: number): number {
    const { state } = this;
    const { cells, row } = states;
    const s0 = states.stack(s, 0);
    const n0 = states.bufferOf[s];
    const front = s * states.width + n0;
    state[0] = s0;
    state[1] = n0;
    state[2] = states.stack(s, 1);
    state[3] = cells[front + row];
    state[4] = cells[front + row * 2];
    state[5] = cells[front + row * 5];
    state[6] = cells[front + row * 8];
    if (s0 < 0) {
      state.fill(-1, 7);
    } else {
      const top = s * states.width + s0;
      const head = cells[top];
      state[7] = head;
      state[8] = head < 0 ? -1 : cells[s * states.width + head];
      state[9] = cells[top + row];
      state[10] = cells[top + row * 2];
      state[11] = cells[top + row * 3];
      state[12] = cells[top + row * 4];
      state[13] = cells[top + row * 5];
      state[14] = cells[top + row * 6];
      state[15] = cells[top + row * 8];
      state[16] = cells[top + row * 9];
    }
    let hash = 0;
    for (let k = 0; k < PARTS; k++) hash = Math.imul(hash ^ state[k], 0x01000193);
    return (hash ^ (hash >>> 15)) & (SLOTS - 1);
  }

  /** Where among the pairs the scores of two words stand. */
  private wordScores(input: ParserInput, s0: number, n0: number, headless: boolean): number {
    const { sentence, fronts, tops, pairs } = this;
    const top = (s0 + 1) * 2 + (headless ? 1 : 0);
    const both = top * this.row + n0;
    if (pairs.seen[both] === sentence) return both * MOVES;
    if (fronts.seen[n0] !== sentence) {
      this.features.clear();
      frontFeatures(input, n0, this.features);
      this.remember(fronts, n0);
    }
    if (tops.seen[top] !== sentence) {
      this.features.clear();
      topFeatures(input, s0, headless, this.features);
      this.remember(tops, top);
    }
    this.features.clear();
    pairFeatures(input, s0, n0, headless, this.features);
    this.remember(pairs, both);
    for (let move = 0; move < MOVES; move++)
      pairs.values[both * MOVES + move] +=
        fronts.values[n0 * MOVES + move] + tops.values[top * MOVES + move];
    return both * MOVES;
  }

  /** Keeps the scores of the features that are on at a place of a store. */
  private remember(store: Store, place: number): void {
    this.scorer.score(this.features, this.scores);
    store.seen[place] = this.sentence;
    for (let move = 0; move < MOVES; move++) store.values[place * MOVES + move] = this.scores[move];
  }
}

/** Scores by place, each with the sentence it was made for. */
interface Store {
  readonly seen: Int32Array;
  readonly values: Float32Array;
}

function storeOf(places: number): Store {
  return { seen: new Int32Array(places), values: new Float32Array(places * MOVES) };
}
