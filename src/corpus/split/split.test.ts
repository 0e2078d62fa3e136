import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeakSearch } from '../check/leaks.ts';
import type { Split } from '../record.ts';
import { heldOut } from './sizes.ts';
import { Splitter } from './splitter.ts';

interface Toy {
  corpus: string;
  id: string;
  source: string;
  references: string[];
  split?: Split;
  document?: string;
}

const toy = (corpus: string, at: number, more: Partial<Toy> = {}): Toy => ({
  corpus,
  id: `${corpus}-${at}`,
  source: `Source ${corpus} number ${at}.`,
  references: [`Reference ${corpus} number ${at}.`],
  ...more,
});

function planned(records: readonly Toy[], choices = {}) {
  const splitter = new Splitter({ seed: 7, near: 1, ...choices });
  for (const record of records) splitter.add(record.corpus, record);
  const plan = splitter.plan();
  return { plan, splits: records.map((_, at) => plan.splitOf(at)) };
}

function leaks(records: readonly Toy[], splits: readonly (Split | undefined)[], near = 1) {
  const search = new LeakSearch(near);
  records.forEach(({ split: _, ...record }, at) => {
    const split = splits[at];
    search.add(record.corpus, split === undefined ? record : { ...record, split });
  });
  return search.report();
}

const many = (corpus: string, count: number) =>
  Array.from({ length: count }, (_, at) => toy(corpus, at));

describe('the sizes of MultiSim', () => {
  it.each([
    [250, 25],
    [9_999, 1_000],
    [10_000, 1_000],
    [500_000, 1_000],
    [586_150, 5_000],
  ])('hold out of %i pairs %i each', (pairs, held) => expect(heldOut(pairs)).toBe(held));

  it('are kept for a corpus without sharing', () => {
    expect(planned(many('a', 250)).plan.corpora[0]).toMatchObject({
      train: 200,
      dev: 25,
      test: 25,
    });
    const large = planned(many('b', 20_000)).plan.corpora[0];
    expect(large).toMatchObject({ train: 18_000, dev: 1_000, test: 1_000 });
  });

  it('are counted in pairs', () => {
    const records = many('a', 100).map((record) => ({
      ...record,
      references: ['x', 'y'].map((name) => `${name} of ${record.id}`),
    }));
    expect(planned(records).plan.corpora[0].pairs).toEqual({ train: 160, dev: 20, test: 20 });
  });
});

describe('splitting', () => {
  it('keeps the published splits of a corpus', () => {
    const records = many('a', 30).map((record, at) => ({
      ...record,
      split: (['train', 'dev', 'test'] as const)[at % 3],
    }));
    expect(planned(records).splits).toEqual(records.map(({ split }) => split));
  });

  it('is the same for the same seed and another for another', () => {
    const records = many('a', 500);
    expect(planned(records).splits).toEqual(planned(records).splits);
    expect(planned(records, { seed: 8 }).splits).not.toEqual(planned(records).splits);
  });

  it('brings what shares a sentence together and keeps the sizes by swapping', () => {
    const records = many('a', 1000);
    for (let at = 0; at < 200; at += 2) records[at].source = records[at + 1].source.toUpperCase();
    const { plan, splits } = planned(records);
    for (let at = 0; at < 200; at += 2) expect(splits[at]).toBe(splits[at + 1]);
    expect(plan.corpora[0]).toMatchObject({ train: 800, dev: 100, test: 100 });
    expect(plan.corpora[0].moved).toBe(plan.corpora[0].swapped);
    expect(plan.sharing).toBe(100);
  });

  it('pulls pairs of another corpus to a published test set, and sets published training pairs aside', () => {
    const test = many('asset', 20).map((record) => ({ ...record, split: 'test' as const }));
    const auto = many('auto', 500);
    const large = many('large', 50).map((record) => ({ ...record, split: 'train' as const }));
    for (let at = 0; at < 20; at++) auto[at].source = test[at].source;
    large[3].references = [test[5].references[0]];
    const records: Toy[] = [...test, ...auto, ...large];
    const { splits, plan } = planned(records);
    expect(splits.slice(0, 40)).toEqual(new Array(40).fill('test'));
    expect(splits[20 + 500 + 3]).toBeUndefined();
    expect(plan.corpora[2].aside).toBe(1);
    expect(plan.corpora[1]).toMatchObject({ train: 400, dev: 50, test: 50 });
    expect(leaks(records, splits).equal).toBe(0);
  });

  it('keeps documents whole when asked', () => {
    const records = many('a', 200).map((record, at) => ({ ...record, document: `d${at >> 2}` }));
    const { splits } = planned(records, { wholeDocuments: true });
    for (const at of records.keys()) expect(splits[at]).toBe(splits[at & ~3]);
  });

  it('leaves no sentence in two splits, whatever is shared (property)', () => {
    const sentence = fc.nat(60).map((number) => `Sentence ${number}.`);
    const record = fc.record({
      corpus: fc.constantFrom('a', 'b', 'c'),
      source: sentence,
      references: fc.array(sentence, { minLength: 1, maxLength: 3 }),
      split: fc.option(fc.constantFrom<Split>('train', 'dev', 'test'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 80 }), fc.integer(), (drafts, seed) => {
        const records = drafts.map(({ split, ...rest }, at) => ({
          id: String(at),
          ...rest,
          ...(split && { split }),
        }));
        const { splits } = planned(records, { seed });
        expect(leaks(records, splits).equal).toBe(0);
        // A published test set loses nothing.
        records.forEach(({ split }, at) => {
          if (split === 'test') expect(splits[at]).toBe('test');
        });
      }),
    );
  });

  it('keeps near-duplicates together', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${(at * 7919) % 1009}`);
    const records = many('a', 300).map((record, at) => ({
      ...record,
      source: [...words.slice(at >> 1, (at >> 1) + 20), at % 2 ? 'one' : 'two', at >> 1].join(' '),
    }));
    const alone = planned(records, { near: 1 });
    expect(leaks(records, alone.splits, 0.8).near).toBeGreaterThan(0);
    const { splits } = planned(records, { near: 0.8 });
    expect(leaks(records, splits, 0.8)).toMatchObject({ equal: 0, near: 0 });
  });
});

describe('the search for leaks', () => {
  it('names both places', () => {
    const records = [toy('a', 1), toy('b', 2, { source: 'SOURCE a: number 1!' }), toy('c', 3)];
    const report = leaks(records, ['train', 'test', undefined]);
    expect(report).toMatchObject({ records: 2, withoutSplit: 1, equal: 1, near: 0 });
    expect(report.leaks).toEqual([
      {
        kind: 'equal',
        similarity: 1,
        places: [
          { corpus: 'a', id: 'a-1', split: 'train' },
          { corpus: 'b', id: 'b-2', split: 'test' },
        ],
      },
    ]);
  });
});
