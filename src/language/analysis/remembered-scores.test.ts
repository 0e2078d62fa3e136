import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scatter } from './hashing.ts';
import { MoveScores } from './move-scores.ts';
import { emptyParserInput, type ParserInput, parseFeatures } from './parse-features.ts';
import { MOVES, StateBlock } from './parser-state.ts';
import { FeatureSet, type Scorer } from './scorer.ts';
import { tagFeatures } from './tag-features.ts';
import { TagScores } from './tag-scores.ts';
import { WordTable } from './word-table.ts';

/** Whole-number weights, as a quantised model has them: sums are the same in any order. */
const linear = (classes: number, fixed = false): Scorer => ({
  classes,
  fixed,
  score({ keys, size }, scores) {
    scores.fill(0, 0, classes);
    for (let f = 0; f < size; f++) {
      for (let label = 0; label < classes; label++)
        scores[label] += (scatter(keys[f] + label) & 0xff) - 128;
    }
  },
});

function inputOf(n: number, seed: number): ParserInput {
  const input = emptyParserInput(n);
  // Few different words, so that states look alike.
  const draw = (i: number, view: number) => scatter((scatter(seed + i) & 3) + view * 8);
  for (let i = 1; i <= n; i++) {
    input.word[i] = draw(i, 0);
    input.tag[i] = draw(i, 1);
    input.bundle[i] = draw(i, 2);
    input.role[i] = draw(i, 3);
    input.group[i] = i % 3 === 0 ? 0 : draw(i, 4);
    input.kinds[i - 1] = input.role[i];
  }
  return input;
}

describe('remembered scores', () => {
  it.each([
    ['one sentence', false],
    ['all sentences', true],
  ])('of moves, kept for %s, are those of all features of a state', (_, fixed) => {
    const scorer = linear(MOVES, fixed);
    const remembered = new MoveScores(scorer);
    const features = new FeatureSet();
    const expected = new Float32Array(MOVES);
    const states = new StateBlock(1);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer(),
        fc.array(fc.nat(MOVES - 1), { maxLength: 40 }),
        (n, seed, moves) => {
          const input = inputOf(n, seed);
          remembered.begin(input);
          states.prepare(n, input.kinds);
          // Twice, so that the second walk finds what the first has left.
          for (const _ of [1, 2]) {
            states.start(0);
            for (const move of moves) {
              parseFeatures(input, states, 0, features);
              scorer.score(features, expected);
              const at = remembered.of(input, states, 0);
              expect(remembered.values.slice(at, at + MOVES)).toEqual(expected);
              if (states.allowed(0, move)) states.apply(0, move);
            }
          }
        },
      ),
    );
  });

  it('of a model in training are forgotten with the sentence', () => {
    let weight = 1;
    const scores = new MoveScores({
      classes: MOVES,
      score: ({ size }, into) => void into.fill(size * weight, 0, MOVES),
    });
    const states = new StateBlock(1);
    const input = inputOf(3, 1);
    const first = () => {
      scores.begin(input);
      states.prepare(3, input.kinds);
      states.start(0);
      return scores.values[scores.of(input, states, 0)];
    };
    const before = first();
    weight = 2;
    expect(first()).toBe(before * 2);
  });

  it('of tags are those of all features of a token', () => {
    const remembered = new TagScores(linear(17));
    const features = new FeatureSet();
    const expected = new Float32Array(17);
    const table = new WordTable();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'On', 'the', 'Häuser', '12.5', '我们')),
        (forms) => {
          const words = forms.map((form) => table.word(form));
          const tags = Int32Array.from(words, (_, i) => scatter(i % 3));
          words.forEach((_, i) => {
            tagFeatures(words, tags, i, features);
            linear(17).score(features, expected);
            remembered.score(words, tags, i);
            expect(remembered.values).toEqual(expected);
          });
        },
      ),
    );
  });
});
