import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignmentAgreement } from './agreement.ts';
import { alignSentences } from './documents.ts';
import { alignLines } from './lines.ts';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const shape = (sources: readonly string[], targets: readonly string[]) =>
  alignSentences(sources, targets, wordsOf).map(
    (pair) => `${pair.sources.join('+')}:${pair.targets.join('+')}`,
  );

const DOCUMENT = [
  'The committee met on Tuesday to discuss the new library.',
  'Rain fell all night.',
  'Because the old roof leaks, the mayor wants to build a new one, which costs two million euros.',
  'Children may borrow five books.',
  'Adults may borrow ten films.',
];

describe('aligning sentences', () => {
  it('pairs a text with itself', () => {
    expect(shape(DOCUMENT, DOCUMENT)).toEqual(['0:0', '1:1', '2:2', '3:3', '4:4']);
  });

  it('finds what was left out, split, merged and added', () => {
    expect(
      shape(DOCUMENT, [
        'The committee met on Tuesday.',
        'The old roof leaks.',
        'The mayor wants to build a new roof, which costs two million euros.',
        'Zebras quickly jump over xylophones.',
        'Children may borrow five books and adults may borrow ten films.',
      ]),
    ).toEqual(['0:0', '2:1+2', '3+4:4']);
  });

  it('takes empty documents and odd sentences', () => {
    expect(shape([], ['a'])).toEqual([]);
    expect(shape(['', '!', '\ud83d'], ['', '?', '\ud83d'])).toEqual(expect.any(Array));
  });

  it('refuses documents that are too long', () => {
    const long = new Array(6000).fill('a');
    expect(() => alignSentences(long, long, wordsOf)).toThrow(/too long/);
  });

  it('never crosses, never uses a sentence twice (property)', () => {
    const sentence = fc.array(fc.constantFrom('a', 'b', 'cat', 'dog', 'sun'), { maxLength: 5 });
    const text = fc.array(
      sentence.map((words) => words.join(' ')),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(text, text, (sources, targets) => {
        const aligned = alignSentences(sources, targets, wordsOf);
        const flat = (side: 'sources' | 'targets') => aligned.flatMap((pair) => pair[side]);
        for (const side of ['sources', 'targets'] as const) {
          const places = flat(side);
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        }
      }),
    );
  });
});

describe('aligning lines', () => {
  it('pairs each line of fewer than six sentences with the most similar one', () => {
    const count = (line: string) => line.split('.').length - 1;
    expect(
      alignLines(
        ['Dogs bark at night.', 'A. B. C. D. E. Dogs.', 'Cats purr by day.'],
        ['Cats purr.', 'Dogs bark.'],
        wordsOf,
        count,
      ).map(({ sources, targets }) => [sources, targets]),
    ).toEqual([
      [[0], [1]],
      [[2], [0]],
    ]);
  });
});

describe('agreement', () => {
  it('counts links', () => {
    const gold = [[{ sources: [0], targets: [0, 1] }], [{ sources: [0], targets: [0] }]];
    const found = [[{ sources: [0], targets: [0] }], [{ sources: [1], targets: [0] }]];
    const { precision, recall, f1 } = alignmentAgreement(found, gold);
    expect([precision, recall]).toEqual([1 / 2, 1 / 3]);
    expect(f1).toBeCloseTo(0.4);
  });
});
