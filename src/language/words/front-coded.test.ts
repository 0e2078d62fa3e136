import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPhrases, unpackPhrases } from './front-coded.ts';
import { unitsOf } from './phrases.ts';

const pack = (entries: [string, number][]) => new TextEncoder().encode(packPhrases(entries));

describe('a packed word list', () => {
  it('gives every word its number, whatever beginnings the words share', () => {
    const word = fc.string({
      unit: fc.constantFrom('中', '国', '人', 'a', 'é', '𠮷', 'か'),
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.dictionary(word, fc.nat(70_000)), (table) => {
        const entries = Object.entries(table);
        const { phrases, total } = unpackPhrases(pack(entries));
        expect(phrases.size).toBe(entries.length);
        expect(total).toBe(entries.reduce((sum, [, value]) => sum + value, 0));
        for (const [text, value] of entries) {
          expect(phrases.valueOf(unitsOf(text), 0, text.length)).toBe(value);
        }
      }),
    );
  });

  it('finds exactly the words that start at a place, shortest first', () => {
    const { phrases } = unpackPhrases(
      pack([
        ['北', 1],
        ['北京', 2],
        ['北京大学', 3],
        ['京', 4],
      ]),
    );
    const found: [number, number][] = [];
    phrases.wordsAt(unitsOf('在北京大学'), 1, 5, (length, value) => found.push([length, value]));
    expect(found).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
    ]);
    found.length = 0;
    phrases.wordsAt(unitsOf('在北京大学'), 1, 4, (length, value) => found.push([length, value]));
    expect(found).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('says so when it is damaged', () => {
    expect(() => unpackPhrases(new Uint8Array([1, 2, 3]))).toThrow('damaged');
    expect(() => unpackPhrases(pack([['中国', 1]]).subarray(0, 9))).toThrow('damaged');
  });
});
