import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShardStore } from '../store.ts';
import { pairKey } from './candidate.ts';
import { isContained, letterDistance, overlapOf } from './likeness.ts';
import { ProtectedTexts } from './protected-texts.ts';
import { alignSplit } from './splits.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('likeness', () => {
  it('of letters ignores case and spaces', () => {
    expect(letterDistance('One Two', 'onetwo')).toBe(0);
    expect(letterDistance('abcd', 'wxyz')).toBe(1);
  });

  it('finds one text in another, whatever its punctuation', () => {
    expect(isContained('He said: "Go home!"', 'go home')).toBe(true);
    expect(isContained('He went home', 'She went home')).toBe(false);
  });

  it('measures how far two windows of a page overlap', () => {
    expect(overlapOf('abcdefgh', 'efghijkl')).toBe(0.5);
    expect(overlapOf('efghijkl', 'abcdefgh')).toBe(0.5);
    expect(overlapOf('abcd', 'wxyz')).toBe(0);
    expect(overlapOf('', 'x')).toBe(0);
  });

  it('of overlaps is linear', () => {
    const long = 'ab'.repeat(200_000);
    expect(overlapOf(long, `${long}c`)).toBeGreaterThan(0.9);
  });

  it('calls pairs the same whichever way round they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(pairKey({ source: a, target: b })).toBe(pairKey({ source: b, target: a }));
      }),
    );
  });
});

describe('protected texts', () => {
  const eval1 = 'The quick brown fox jumps over the lazy dog near the old river bank today.';
  const table = new ProtectedTexts(wordsOf);
  table.protect(eval1);
  table.protect('Short one.');
  const holds = (...sentences: string[]) => table.holds(sentences.join(' '), sentences);

  it('are found in other case, spacing and punctuation, and beside other sentences', () => {
    expect(holds(eval1.toUpperCase())).toBe(true);
    expect(holds('Something else comes first.', eval1)).toBe(true);
    expect(holds('SHORT  ONE')).toBe(true);
    expect(holds('Something else.', 'short one!', 'And more.')).toBe(true);
  });

  it('are found inside a longer sentence by ten words in a row', () => {
    expect(holds('He wrote that the quick brown fox jumps over the lazy dog near a wall.')).toBe(
      true,
    );
    expect(holds('The quick brown fox jumps over a lazy dog near the old river.')).toBe(false);
  });

  it('can be stored and read again', async () => {
    const bytes = table.pack();
    const store = { readRange: async (_: string, a: number, b: number) => bytes.subarray(a, b) };
    const loaded = await ProtectedTexts.load(store as unknown as ShardStore, 'x', wordsOf);
    expect(loaded.holds(eval1, [eval1])).toBe(true);
    expect(loaded.holds('Nothing of it.', ['Nothing of it.'])).toBe(false);
  });

  it('do not collide by the thousand', () => {
    const many = new ProtectedTexts(wordsOf);
    for (let i = 0; i < 5000; i++) many.protect(`text number ${i}`);
    for (let i = 0; i < 5000; i += 97) expect(many.holds('', [`Text number ${i}!`])).toBe(true);
    expect(many.holds('', ['text number 5000'])).toBe(false);
  });
});

describe('aligning a long sentence with short ones', () => {
  const source = 'The old bridge, built in 1902 by miners, collapsed on Friday after heavy floods.';
  const part = (text: string) => ({ text, document: 'd' });
  const weight = (word: string) => (word.length > 3 ? 1 : 0.1);

  it('takes the parts that say it together, in the order of the source', () => {
    const parts = [
      part('It collapsed on Friday after heavy floods.'),
      part('Miners built the old bridge in 1902.'),
      part('Football was played on Friday evening in the stadium.'),
    ];
    const split = alignSplit({ source, parts }, wordsOf, weight);
    expect(split?.target).toBe(
      'Miners built the old bridge in 1902. It collapsed on Friday after heavy floods.',
    );
  });

  it('takes nothing when a part is missing or says something else', () => {
    const parts = [
      part('Miners built the old bridge in 1902.'),
      part('It was a sunny spring day.'),
    ];
    expect(alignSplit({ source, parts }, wordsOf, weight)).toBeUndefined();
    expect(alignSplit({ source: '', parts: [] }, wordsOf, weight)).toBeUndefined();
  });
});
