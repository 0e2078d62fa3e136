import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commonLength,
  commonPlaces,
  countCodePoints,
  editScript,
  levenshteinDistance,
  levenshteinSimilarity,
  replacements,
} from './index.ts';

/** The textbook matrix; `replace` is the price of a replacement. */
function matrix(a: readonly string[], b: readonly string[], replace: number): number[][] {
  const cells = [b.map((_, j) => j).concat(b.length)];
  for (let i = 1; i <= a.length; i++) {
    cells.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const diagonal = cells[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : replace);
      cells[i].push(Math.min(diagonal, cells[i - 1][j] + 1, cells[i][j - 1] + 1));
    }
  }
  return cells;
}

const distance = (a: readonly string[], b: readonly string[], replace = 1) =>
  matrix(a, b, replace)[a.length][b.length];

const word = fc.array(fc.constantFrom('a', 'b', 'c', '😀'), { maxLength: 90 });

function applied(a: readonly string[], b: readonly string[]): string[] {
  const result: string[] = [];
  let next = 0;
  for (const step of editScript(a, b)) {
    while (next < step.a) result.push(a[next++]);
    if (step.kind !== 'delete') result.push(b[step.b]);
    if (step.kind !== 'insert') next++;
  }
  return [...result, ...a.slice(next)];
}

describe('distances', () => {
  it('are those of the textbook', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(levenshteinDistance(a, b)).toBe(distance(a, b));
        expect(levenshteinDistance(a.join(''), b.join(''))).toBe(distance(a, b));
        expect(2 * commonLength(a, b)).toBe(a.length + b.length - distance(a, b, 2));
      }),
    );
  });

  it('give the similarity of python-Levenshtein', () => {
    expect(levenshteinSimilarity('', '')).toBe(1);
    expect(levenshteinSimilarity('abc', '')).toBe(0);
    expect(levenshteinSimilarity('abc', 'abd')).toBe(4 / 6);
    expect(levenshteinSimilarity('😀a', '😀b')).toBe(0.5);
    expect(levenshteinSimilarity('\ud83d', '\ud83d')).toBe(1);
  });

  it('count code points, lone surrogates too', () => {
    for (const text of ['', 'a😀b', '\ud83d', '\ude00\ud83d', '😀😀']) {
      expect(countCodePoints(text)).toBe([...text].length);
    }
  });
});

describe('edit scripts', () => {
  it('lead from one sequence to the other by the shortest way', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editScript(a, b).length).toBe(distance(a, b));
        expect(applied(a, b)).toEqual(b);
      }),
    );
  });

  it('break ties as python-Levenshtein does', () => {
    // Its documentation: editops('spam', 'park').
    expect(editScript('spam', 'park')).toEqual([
      { kind: 'delete', a: 0, b: 0 },
      { kind: 'insert', a: 3, b: 2 },
      { kind: 'replace', a: 3, b: 3 },
    ]);
    expect(replacements('ab', 'ba')).toBe(2);
    expect(replacements('a cat', 'a dog')).toBe(3);
    expect(replacements('cats', 'cat')).toBe(0);
  });
});

describe('common subsequences', () => {
  it('are common, ordered and as long as can be', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const places = commonPlaces(a, b);
        expect(places.length).toBe(commonLength(a, b));
        places.forEach(([i, j], at) => {
          expect(a[i]).toBe(b[j]);
          if (at > 0) expect(i > places[at - 1][0] && j > places[at - 1][1]).toBe(true);
        });
      }),
    );
  });
});

describe('very long texts', () => {
  const long = 'abcdefghij'.repeat(40_000);
  const other = 'jihgfedcba'.repeat(40_000);

  it('take linear time: bounds from pieces, exact where only a part differs', () => {
    expect(levenshteinSimilarity(long, `${long.slice(0, 200_000)}x${long.slice(200_000)}`)).toBe(
      800_000 / 800_001,
    );
    const similarity = levenshteinSimilarity(long, other);
    expect(similarity).toBeGreaterThan(0.1);
    expect(similarity).toBeLessThan(0.6);
    expect(levenshteinDistance(long, other)).toBeLessThanOrEqual(400_000);
    expect(replacements(long.slice(0, 50_000), other.slice(0, 50_000))).toBeGreaterThan(0);
  });

  it('keep a common subsequence in order across pieces', () => {
    const a = [...long.slice(0, 9_000)];
    const b = [...other.slice(0, 10_000)];
    const places = commonPlaces(a, b);
    expect(places.every(([i, j]) => a[i] === b[j])).toBe(true);
    expect(applied(a, b)).toEqual(b);
  });
});
