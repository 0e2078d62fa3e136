import type { MoveScores } from './move-scores.ts';
import type { ParserInput } from './parse-features.ts';
import { MOVES, StateBlock } from './parser-state.ts';

/**
 * States this far behind the best (in quantised weights) do not come back: dropping them costs no
 * accuracy on English and doubles the speed. The trainer, whose weights have another scale, keeps all.
 * A model may bring its own margin.
 */
export const MARGIN = 700;

/** Finds the tree of a sentence by beam search over arc-eager moves. */
export class Parser {
  /** Scores of the moves; the trainer asks for those of the right state. */
  readonly scores: MoveScores;
  private readonly beam: number;
  private readonly margin: number;
  private now: StateBlock;
  private later: StateBlock;
  private alive = 0;
  private readonly bestScore: Float64Array;
  private readonly bestFrom: Int16Array;
  private readonly bestMove: Uint8Array;

  constructor(scores: MoveScores, beam: number, margin = Number.POSITIVE_INFINITY) {
    this.scores = scores;
    this.margin = margin;
    this.beam = beam;
    this.now = new StateBlock(beam);
    this.later = new StateBlock(beam);
    this.bestScore = new Float64Array(beam);
    this.bestFrom = new Int16Array(beam);
    this.bestMove = new Uint8Array(beam);
  }

  /** Heads of the words; −1 for the root. */
  parse(input: ParserInput): Int16Array {
    this.search(input);
    return this.headsOf(0, input.n);
  }

  /** The best tree found that is wanted, if any is. */
  parseWanted(
    input: ParserInput,
    isWanted: (heads: Int16Array) => boolean,
  ): Int16Array | undefined {
    this.search(input);
    for (let s = 0; s < this.alive; s++) {
      const heads = this.headsOf(s, input.n);
      if (isWanted(heads)) return heads;
    }
    return undefined;
  }

  private search(input: ParserInput): void {
    this.begin(input);
    for (let step = 0; step < 2 * input.n; step++) this.advance(input);
  }

  private headsOf(state: number, n: number): Int16Array {
    const heads = new Int16Array(n);
    for (let word = 0; word < n; word++) heads[word] = this.now.head(state, word);
    return singleRoot(heads, n);
  }

  /** The states of the beam, the best first. */
  get states(): StateBlock {
    return this.now;
  }

  /** Sets the beam to the start state. The trainer drives the search itself, move by move. */
  begin(input: ParserInput): void {
    this.now.prepare(input.n, input.kinds);
    this.later.prepare(input.n, input.kinds);
    this.scores.begin(input);
    this.now.start(0);
    this.alive = 1;
  }

  /** One move for every state of the beam. */
  advance(input: ParserInput): void {
    const { now, later, beam, bestScore, bestFrom, bestMove } = this;
    let found = 0;
    for (let s = 0; s < this.alive; s++) {
      const scores = this.scores.of(input, now, s);
      const allowed = now.allowedMoves(s);
      for (let move = 0; move < MOVES; move++) {
        if (((allowed >> move) & 1) === 0) continue;
        const score = now.scoreOf[s] + this.scores.values[scores + move];
        if (found === beam && score <= bestScore[beam - 1]) continue;
        let place = found < beam ? found++ : beam - 1;
        while (place > 0 && bestScore[place - 1] < score) {
          bestScore[place] = bestScore[place - 1];
          bestFrom[place] = bestFrom[place - 1];
          bestMove[place] = bestMove[place - 1];
          place--;
        }
        bestScore[place] = score;
        bestFrom[place] = s;
        bestMove[place] = move;
      }
    }
    const least = bestScore[0] - this.margin;
    while (found > 1 && bestScore[found - 1] < least) found--;
    for (let place = 0; place < found; place++) {
      later.copyFrom(now, bestFrom[place], place);
      later.apply(place, bestMove[place]);
      later.scoreOf[place] = bestScore[place];
      later.parentOf[place] = bestFrom[place];
      later.moveOf[place] = bestMove[place];
    }
    this.now = later;
    this.later = now;
    this.alive = found;
  }
}

/** UD wants one root: further words under the root move below the first of them. */
export function singleRoot(heads: Int16Array, n: number): Int16Array {
  let root = -1;
  for (let word = 0; word < n; word++) {
    if (heads[word] >= 0 && heads[word] < n) continue;
    heads[word] = root;
    if (root < 0) root = word;
  }
  return heads;
}
