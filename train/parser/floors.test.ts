import { expect, it } from 'vitest';
import type { Token } from '../../src/core/index.ts';
import { type Compared, constructionRows, fittedFloors } from './floors.ts';

/** "Anna, baker": an apposition with this probability, right or wrong. */
function apposition(probability: number, isRight: boolean): Compared {
  const token = (form: string, head: number, relation: string): Token => ({
    form,
    start: 0,
    end: form.length,
    analysis: {
      upos: 'NOUN',
      lemma: form,
      features: {},
      head,
      relation,
      headProbability: probability,
      relationProbability: 1,
    },
  });
  const found = [token('Anna', -1, 'root'), token('baker', 0, 'appos')];
  const gold = isRight ? found : [token('Anna', -1, 'root'), token('baker', 0, 'flat')];
  return { gold, found };
}

const many = (count: number, probability: number, isRight: boolean) =>
  Array.from({ length: count }, () => apposition(probability, isRight));

it('sets the floor as low as nine of ten cases are right', () => {
  const compared = [
    ...many(50, 0.9, true),
    ...many(18, 0.7, true),
    ...many(2, 0.7, false),
    ...many(20, 0.4, false),
  ];
  const floors = fittedFloors(compared, []);
  expect(floors.apposition).toBeCloseTo(0.7, 2);
  const row = constructionRows(compared, floors).find(({ kind }) => kind === 'apposition')!;
  expect(row.sure.precision).toBeCloseTo((68 / 70) * 100);
  expect(row.sure.recall).toBeCloseTo(100);
});

it('is never sure of what is mostly wrong, or hardly seen', () => {
  const few = many(5, 0.9, true);
  expect(fittedFloors(few, []).apposition).toBeGreaterThan(1);
  expect(fittedFloors(many(60, 0.9, false), []).apposition).toBeGreaterThan(1);
});

it('asks other sentences where too few were held out', () => {
  expect(fittedFloors(many(5, 0.9, true), many(60, 0.8, true)).apposition).toBeCloseTo(0.8, 2);
  expect(fittedFloors(many(60, 0.9, true), many(60, 0.8, true)).apposition).toBeCloseTo(0.9, 2);
});
