import { expect, it } from 'vitest';
import type { ParserData } from './data.ts';
import { namesOf } from './prepare.ts';

const noData: ParserData = { train: [], relatives: [], heldOut: [], dials: [], raw: [] };
const times = (count: number, ...forms: string[]) => Array.from({ length: count }, () => forms);

it('gives a row to words that texts use often, the most frequent ones first', () => {
  const texts = [...times(5, 'Roof', 'leaks'), ...times(4, 'leaks'), ...times(4, 'gutter')];
  expect(namesOf(noData, texts, 10).words).toEqual(['leaks', 'roof']);
  expect(namesOf(noData, texts, 1).words).toEqual(['leaks']);
});

it('takes no words from texts unless a recipe asks for them', () => {
  expect(namesOf(noData, times(9, 'roof')).words).toEqual([]);
});
