import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { seededRandom } from '../statistics/random.ts';
import { editRate } from './edit-rate.ts';
import { bestAssignment, cosine } from './embeddings.ts';
import { tsevalFeatures } from './features.ts';
import { classifiers, regressors } from './learners/index.ts';
import { nltkBleu } from './nltk-bleu.ts';
import { crossPredict, fitPipeline, standardScale, weightedF1 } from './pipeline.ts';

const words = (text: string) => text.split(' ');

describe('the edit rate', () => {
  it('counts insertions, deletions, substitutions', () => {
    expect(editRate(words('a b c d'), words('a x c'))).toMatchObject({
      insertions: 0,
      substitutions: 1,
      deletions: 1,
      errors: 2,
      rate: 0.5,
    });
  });

  it('counts a moved block once', () => {
    expect(
      editRate(words('in the end he went home'), words('he went home in the end')),
    ).toMatchObject({ shifts: 1, shiftedWords: 3, errors: 1 });
  });

  it('is nothing for the same text', () => {
    expect(editRate(words('a b'), words('a b')).errors).toBe(0);
  });
});

describe('smoothed BLEU', () => {
  it('is 1 for the same text, 0 for nothing in common', () => {
    expect(nltkBleu(words('a b c d e'), words('a b c d e'), 0)).toBeCloseTo(1);
    expect(nltkBleu(words('a b c d e'), words('v w x y z'), 1)).toBe(0);
  });
});

describe('the best assignment', () => {
  it('is found, whatever the shape', () => {
    expect(
      bestAssignment([
        [1, 5],
        [4, 5],
      ]),
    ).toBe(9);
    expect(bestAssignment([[1, 5, 9]])).toBe(9);
    expect(bestAssignment([[1], [7]])).toBe(7);
    expect(bestAssignment([])).toBe(0);
  });

  it('is never under what the diagonal gives', () => {
    const matrix = fc.integer({ min: 1, max: 6 }).chain((n) =>
      fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: n, maxLength: n }), {
        minLength: n,
        maxLength: n,
      }),
    );
    fc.assert(
      fc.property(matrix, (rows) => {
        const diagonal = rows.reduce((sum, row, i) => sum + row[i], 0);
        expect(bestAssignment(rows)).toBeGreaterThanOrEqual(diagonal);
      }),
    );
  });
});

describe('the features', () => {
  it('come with what is given: vectors and a language model add theirs', async () => {
    const language = await loadLanguage('en');
    const ranks = { name: 'none', size: 10, rank: () => undefined };
    const plain = tsevalFeatures({ language, ranks }).map(({ name }) => name);
    expect(plain).not.toContain('average_cosine');
    const vectors = (word: string) => (word === 'cat' ? [1, 0] : [0, 1]);
    const more = tsevalFeatures({ language, ranks, vectors, languageModel: () => [-1, -3] });
    const value = (name: string) =>
      more.find((feature) => feature.name === name)?.measure('The cat', 'the cat');
    expect(value('average_cosine')).toBeCloseTo(cosine([1, 1], [1, 1]));
    expect(value('average_sentence_lm_prob')).toBe(-2);
    expect(value('min_sentence_lm_prob')).toBe(-3);
    for (const { measure } of more) {
      for (const odd of ['', ' ', '\ud800', '😀 . ?']) {
        expect(Number.isFinite(measure(odd, 'A cat.'))).toBe(true);
        expect(Number.isFinite(measure('A cat.', odd))).toBe(true);
      }
    }
  });
});

describe('learning', () => {
  const random = () => seededRandom(7).fraction;
  const draw = random();
  const rows = Array.from({ length: 120 }, () => [draw(), draw(), draw()]);
  const sums = rows.map(([a, b]) => 100 * (a + b));
  const signs = rows.map(([a, b]) => (a > b ? 100 : 0));

  it.each(regressors)('$name learns a sum', async (learner) => {
    const predict = await fitPipeline(rows, sums, learner, { components: 3, random: random() });
    const errors = predict(rows).map((value, i) => Math.abs(value - sums[i]));
    expect(errors.reduce((a, b) => a + b) / errors.length).toBeLessThan(15);
  });

  it.each(classifiers)('$name learns a border', async (learner) => {
    const predict = await fitPipeline(rows, signs, learner, { components: 3, random: random() });
    const right = predict(rows).filter((value, i) => value === signs[i]).length;
    expect(right).toBeGreaterThan(100);
  });

  it('predicts every row by a model that did not see it, the same for the same seed', async () => {
    const run = () => crossPredict(rows, sums, regressors[0], { random: random(), folds: 5 });
    const first = await run();
    expect(first.every(Number.isFinite)).toBe(true);
    expect(await run()).toEqual(first);
  });

  it('scales to mean 0 and deviation 1', () => {
    expect(
      standardScale([
        [1, 5],
        [3, 5],
      ])([
        [1, 5],
        [3, 9],
      ]),
    ).toEqual([
      [-1, 0],
      [1, 0],
    ]);
  });

  it('weighs F1 by how often a label occurs', () => {
    expect(weightedF1([0, 0, 1], [0, 0, 1])).toBe(100);
    expect(weightedF1([0, 0, 1], [0, 0, 0])).toBeCloseTo((100 * 2 * 0.8) / 3);
  });
});
