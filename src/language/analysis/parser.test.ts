import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scatter } from './hashing.ts';
import { MoveScores } from './move-scores.ts';
import { emptyParserInput } from './parse-features.ts';
import { Parser, singleRoot } from './parser.ts';
import { MOVES } from './parser-state.ts';
import type { Scorer } from './scorer.ts';

/** Scores that depend on nothing but the features: any weights must give a tree. */
const anyScorer = (seed: number): Scorer => ({
  classes: MOVES,
  score(features, scores) {
    for (let move = 0; move < MOVES; move++) {
      scores[move] = (scatter(features.keys[move + 3] + seed) & 0xff) - 128;
    }
  },
});

describe('the parser', () => {
  it('gives every sentence one root and no circle, whatever its weights say', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer(),
        fc.integer({ min: 1, max: 8 }),
        (n, seed, beam) => {
          const input = emptyParserInput(n);
          for (let i = 1; i <= n; i++) input.word[i] = scatter(seed + i);
          const heads = new Parser(new MoveScores(anyScorer(seed)), beam).parse(input);
          expect([...heads].filter((head) => head < 0)).toHaveLength(1);
          for (let word = 0; word < n; word++) {
            let steps = 0;
            for (let at = word; at >= 0; at = heads[at]) expect(++steps).toBeLessThanOrEqual(n);
          }
        },
      ),
    );
  });

  it('hangs further roots below the first', () => {
    expect([...singleRoot(Int16Array.of(3, 0, 3), 3)]).toEqual([-1, 0, 0]);
  });
});
