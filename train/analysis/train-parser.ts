import { MoveScores } from '../../src/language/analysis/move-scores.ts';
import { type ParserInput, parseFeatures } from '../../src/language/analysis/parse-features.ts';
import { Parser } from '../../src/language/analysis/parser.ts';
import {
  LEFT,
  MOVES,
  REDUCE,
  RIGHT,
  SHIFT,
  StateBlock,
} from '../../src/language/analysis/parser-state.ts';
import { FeatureSet } from '../../src/language/analysis/scorer.ts';
import type { Random } from '../random.ts';
import { DensePerceptron } from './dense-perceptron.ts';
import { projective } from './projective.ts';

export interface ParserExample {
  readonly input: ParserInput;
  readonly heads: readonly number[];
}

/**
 * Trains the parser as a structured perceptron with beam search and max-violation updates
 * (Huang, Fayong & Guo 2012).
 */
export function trainParser(
  examples: readonly ParserExample[],
  options: {
    epochs: number;
    beam: number;
    random: Random;
    log?: (line: string) => void;
  },
): DensePerceptron {
  const model = new DensePerceptron(MOVES);
  const trainer = new BeamTrainer(model, options.beam);
  const prepared = examples.map(({ input, heads }) => ({
    input,
    moves: goldMoves(projective(heads)),
  }));
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let wrong = 0;
    for (const { input, moves } of options.random.shuffled(prepared)) {
      if (trainer.learn(input, moves)) wrong++;
    }
    options.log?.(`parser epoch ${epoch + 1}: ${wrong} of ${prepared.length} updated`);
  }
  return model;
}

/** The moves that build a projective tree. */
export function goldMoves(heads: readonly number[]): Uint8Array {
  const n = heads.length;
  const headOf = (word: number) => (heads[word] < 0 ? n : heads[word]);
  const state = new StateBlock(1);
  state.prepare(n, new Int16Array(n));
  state.start(0);
  const moves = new Uint8Array(2 * n);
  for (let step = 0; step < 2 * n; step++) {
    moves[step] = goldMove(state, headOf);
    state.apply(0, moves[step]);
  }
  return moves;
}

function goldMove(state: StateBlock, headOf: (word: number) => number): number {
  const top = state.stack(0, 0);
  const front = state.bufferOf[0];
  if (top < 0) return SHIFT;
  if (state.head(0, top) < 0 && headOf(top) === front) return LEFT;
  if (front === state.n) return REDUCE;
  if (headOf(front) === top) return RIGHT;
  if (state.head(0, top) >= 0) {
    for (let k = 1; ; k++) {
      const below = state.stack(0, k);
      if (below < 0) break;
      if (headOf(front) === below || headOf(below) === front) return REDUCE;
    }
    if (headOf(front) === state.n && !waits(state, headOf)) return REDUCE;
  }
  return SHIFT;
}

/** Does the top of the stack still wait for a right child? */
function waits(state: StateBlock, headOf: (word: number) => number): boolean {
  const top = state.stack(0, 0);
  for (let word = state.bufferOf[0]; word < state.n; word++) if (headOf(word) === top) return true;
  return false;
}

class BeamTrainer {
  private readonly model: DensePerceptron;
  private readonly parser: Parser;
  private readonly gold = new StateBlock(1);
  private readonly guess = new StateBlock(1);
  private readonly features = new FeatureSet();

  constructor(model: DensePerceptron, beam: number) {
    this.model = model;
    this.parser = new Parser(new MoveScores(model), beam);
  }

  /** One sentence; true if the weights changed. */
  learn(input: ParserInput, moves: Uint8Array): boolean {
    const { n } = input;
    const steps = 2 * n;
    this.model.tick();
    this.gold.prepare(n, input.kinds);
    this.gold.start(0);
    this.parser.begin(input);
    const parents: Int16Array[] = [];
    const made: Uint8Array[] = [];
    let goldScore = 0;
    let worst = 0;
    let worstStep = -1;
    for (let step = 0; step < steps; step++) {
      const { scores } = this.parser;
      goldScore += scores.values[scores.of(input, this.gold, 0) + moves[step]];
      this.gold.apply(0, moves[step]);
      this.parser.advance(input);
      parents.push(this.parser.states.parentOf.slice());
      made.push(this.parser.states.moveOf.slice());
      const violation = this.parser.states.scoreOf[0] - goldScore;
      if (violation >= worst && !this.sameAsGold(parents, made, moves, step)) {
        worst = violation;
        worstStep = step;
      }
    }
    if (worstStep < 0) return false;
    this.update(input, moves, bestMoves(parents, made, worstStep), worstStep);
    return true;
  }

  private sameAsGold(
    parents: Int16Array[],
    made: Uint8Array[],
    moves: Uint8Array,
    step: number,
  ): boolean {
    let state = 0;
    for (let k = step; k >= 0; k--) {
      if (made[k][state] !== moves[k]) return false;
      state = parents[k][state];
    }
    return true;
  }

  private update(input: ParserInput, gold: Uint8Array, guess: Uint8Array, last: number): void {
    this.gold.start(0);
    this.guess.prepare(input.n, input.kinds);
    this.guess.start(0);
    let apart = false;
    for (let step = 0; step <= last; step++) {
      if (gold[step] !== guess[step]) apart = true;
      if (apart) {
        parseFeatures(input, this.gold, 0, this.features);
        this.model.update(this.features, gold[step], 1);
        parseFeatures(input, this.guess, 0, this.features);
        this.model.update(this.features, guess[step], -1);
      }
      this.gold.apply(0, gold[step]);
      this.guess.apply(0, guess[step]);
    }
  }
}

/** The moves of the best state after `last`, read back from the beams. */
function bestMoves(parents: Int16Array[], made: Uint8Array[], last: number): Uint8Array {
  const moves = new Uint8Array(last + 1);
  let state = 0;
  for (let step = last; step >= 0; step--) {
    moves[step] = made[step][state];
    state = parents[step][state];
  }
  return moves;
}
