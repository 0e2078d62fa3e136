import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../evaluate/index.ts';
import { Bm25Index, nearestByWords, topOf } from './bm25.ts';
import { gramsOf, randomExamples, termsOf } from './example-index.ts';
import { nearestByVectors, VectorTable } from './nearest-vectors.ts';

const EXAMPLES = [
  'The physician cured the patient.',
  'The river flooded the valley in spring.',
  'The physician bought a new automobile.',
  'Parliament passed the budget.',
].map((source, at) => ({ source, target: `easy ${at}` }));

describe('nearest examples', () => {
  it('share words with the text, the nearest last, and are never the text itself', async () => {
    const selector = nearestByWords(EXAMPLES);
    const found = await selector.select('The physician and his automobile.', 2);
    expect(found.map(({ target }) => target)).toEqual(['easy 0', 'easy 2']);
    const own = await selector.select(EXAMPLES[3].source, 4);
    expect(own).not.toContain(EXAMPLES[3]);
  });

  it('are found by pairs of signs where no spaces stand, and by runs of letters', () => {
    expect(termsOf('简化句子 now')).toEqual(['简化', '化句', '句子', 'now']);
    const index = new Bm25Index(['Haustür', 'Gartenzaun', 'Türschloss'], gramsOf);
    expect(index.nearest('Haustürschloss', 2)).toEqual([2, 0]);
  });

  it('by BM25 are those a plain count gives', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), words, (texts, query) => {
        const index = new Bm25Index(texts.map((text) => text.join(' ')));
        const mean = texts.flat().length / texts.length;
        const score = (text: readonly string[]) =>
          [...new Set(query)].reduce((sum, word) => {
            const times = text.filter((each) => each === word).length;
            if (times === 0) return sum;
            const inTexts = texts.filter((each) => each.includes(word)).length;
            const idf = Math.log(1 + (texts.length - inTexts + 0.5) / (inTexts + 0.5));
            return sum + (idf * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * text.length) / mean));
          }, 0);
        const found = index.nearest(query.join(' '), 3);
        const expected = texts
          .map((text, at) => ({ at, score: Math.fround(score(text)) }))
          .filter((each) => each.score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, 3);
        expect(found.length).toBe(expected.length);
        for (const [i, at] of found.entries()) {
          expect(score(texts[at])).toBeCloseTo(expected[i].score, 4);
        }
      }),
    );
  });

  it('by vectors are those that comparing with all gives', async () => {
    const random = seededRandom(1);
    const vectors = Array.from({ length: 200 }, () => {
      const vector = Float32Array.from({ length: 8 }, () => random.fraction() - 0.5);
      const length = Math.hypot(...vector);
      return vector.map((value) => value / length);
    });
    const table = new VectorTable(vectors, 8);
    const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, v, i) => sum + v * b[i], 0);
    for (const query of vectors.slice(0, 20)) {
      const all = vectors
        .map((_, at) => at)
        .sort((a, b) => dot(vectors[b], query) - dot(vectors[a], query));
      expect(table.nearest(query, 5)).toEqual(all.slice(0, 5));
    }
    const encoder = { name: 'fixed', width: 8, encode: async () => [vectors[3]] };
    const examples = vectors.map((_, at) => ({ source: String(at), target: '' }));
    const found = await nearestByVectors(examples, table, encoder).select('3', 2);
    expect(found.map(({ source }) => source)).not.toContain('3');
  });

  it('takes the highest in one pass', () => {
    expect(
      topOf(
        [0, 1, 2, 3],
        2,
        (at) => [1, 5, 5, 2][at],
        () => true,
      ),
    ).toEqual([1, 2]);
    expect(
      topOf(
        [0, 1],
        0,
        () => 1,
        () => true,
      ),
    ).toEqual([]);
  });
});

it('random examples are the same for the same text and seed', async () => {
  const selector = randomExamples(EXAMPLES, (text) => seededRandom(text.length));
  const first = await selector.select('some text', 3);
  expect(await selector.select('some text', 3)).toEqual(first);
  expect(new Set(first).size).toBe(3);
});
