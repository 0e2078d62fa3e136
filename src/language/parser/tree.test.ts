import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestTree } from './tree.ts';

const sumOf = (scores: Float32Array, heads: ArrayLike<number>, size: number) => {
  let sum = 0;
  for (let i = 1; i < size; i++) sum += scores[i * size + heads[i]];
  return sum;
};

/** All trees over a few words with one word below the root. */
function* everyTree(size: number, heads: number[] = [-1]): Generator<number[]> {
  if (heads.length === size) {
    const roots = heads.filter((head) => head === 0).length;
    const leads = (start: number) => {
      let at = start;
      for (let steps = 0; at > 0 && steps <= size; steps++) at = heads[at];
      return at === 0;
    };
    if (roots === 1 && heads.every((_, i) => i === 0 || leads(i))) yield heads;
    return;
  }
  for (let head = 0; head < size; head++) yield* everyTree(size, [...heads, head]);
}

it('finds the best of all trees', () => {
  const scores = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(scores, (numbers) => {
      const matrix = Float32Array.from(numbers);
      const found = sumOf(matrix, bestTree(matrix, 5), 5);
      const best = Math.max(...[...everyTree(5)].map((heads) => sumOf(matrix, heads, 5)));
      expect(found).toBe(best);
    }),
  );
});

it('hangs exactly one word on the root, even where all would rather', () => {
  const size = 6;
  const scores = new Float32Array(size * size);
  for (let i = 1; i < size; i++) scores[i * size] = 100 + i;
  expect([...bestTree(scores, size)].filter((head) => head === 0)).toHaveLength(1);
});

it('leaves the scores as they are', () => {
  const scores = Float32Array.from([0, 0, 0, 1, 5, 2, 1, 2, 5]);
  const before = [...scores];
  bestTree(scores, 3);
  expect([...scores]).toEqual(before);
});
