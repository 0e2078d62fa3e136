import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

it('gives equal tokens equal numbers and others other ones, wherever they stand', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(texts, (tokens) => {
      const vocabulary = new Vocabulary();
      const numbers = tokens.map((token, at) => {
        const text = `${'x'.repeat(at % 3)}${token}y`;
        return vocabulary.number(text, at % 3, (at % 3) + token.length);
      });
      const firsts = tokens.map((token) => numbers[tokens.indexOf(token)]);
      expect(numbers).toEqual(firsts);
      expect(new Set(numbers).size).toBe(new Set(tokens).size);
    }),
  );
});

it('keeps its numbers as it grows', () => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: 50_000 }, (_, at) => `word${at}`);
  const numbers = words.map((word) => vocabulary.number(word, 0, word.length));
  expect(words.map((word) => vocabulary.number(word, 0, word.length))).toEqual(numbers);
  expect(vocabulary.size).toBe(50_000);
});
