import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Groups } from './groups.ts';
import { NEAR, NearDuplicates } from './near-duplicates.ts';
import { NormalForm } from './normal-form.ts';
import { SentenceTable } from './sentence-table.ts';

const form = (text: string) => {
  const { codes, length } = new NormalForm().take(text);
  return String.fromCharCode(...codes.subarray(0, length));
};

describe('the normal form', () => {
  it('forgets case, spacing, punctuation and ways of encoding', () => {
    expect(form('The Cat  sat, 3 times!')).toBe('thecatsat3times');
    expect(form('Die Größe – „gut“')).toBe('diegrößegut');
    expect(form('Die Gro\u0308ße')).toBe(form('Die Größe'));
    expect(form('ＡＢＣ　１')).toBe('abc1');
    expect(form('这是。')).toBe('这是');
    expect(form('… !')).toBe('');
    expect(form('\ud83d lone')).toBe('lone');
  });

  it('is linear on one long line', () => {
    for (const piece of ['a b, ', 'ä, ', '!!!!', '\u0301'])
      expect(() => new NormalForm().take(piece.repeat(300_000))).not.toThrow();
  });
});

describe('the sentence table', () => {
  it('numbers forms as a Map would (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 300 }), (texts) => {
        const table = new SentenceTable();
        const map = new Map<string, number>();
        const buffer = new NormalForm();
        for (const text of texts) {
          const key = form(text);
          if (!map.has(key)) map.set(key, map.size);
          expect(table.add(buffer.take(text))).toBe(map.get(key));
          expect(table.find(buffer.take(text))).toBe(map.get(key));
        }
        expect(table.size).toBe(map.size);
      }),
    );
  });

  it('grows', () => {
    const table = new SentenceTable();
    const buffer = new NormalForm();
    for (let i = 0; i < 50_000; i++) expect(table.add(buffer.take(`n${i}`))).toBe(i);
    for (let i = 0; i < 50_000; i += 97) expect(table.find(buffer.take(`N ${i}!`))).toBe(i);
    expect(table.find(buffer.take('other'))).toBe(-1);
  });
});

describe('near-duplicates', () => {
  const found = (texts: readonly string[], near = NEAR) => {
    const duplicates = new NearDuplicates();
    const buffer = new NormalForm();
    for (const text of texts) duplicates.add(buffer.take(text));
    const pairs = new Set<string>();
    duplicates.forEachPair(near, (a, b) => pairs.add(`${a}-${b}`));
    return { pairs: [...pairs], duplicates };
  };
  const long =
    'The second largest city of Russia and one of the major cities of the world, Saint Petersburg has played a vital role in Russian history since 1703.';

  it('are found when a word or a number changed', () => {
    expect(found([long, long.replace('vital', 'major')]).pairs).toEqual(['0-1']);
    expect(found([long, 'Something else is written here, which is long enough.']).pairs).toEqual(
      [],
    );
  });

  it('do not count among short sentences', () => {
    expect(found(['I am here now.', 'I am here, now!']).pairs).toEqual([]);
  });

  it('have a similarity close to the Jaccard index of their 5-grams', () => {
    const grams = (text: string) => {
      const plain = form(text);
      return new Set(Array.from({ length: plain.length - 4 }, (_, at) => plain.slice(at, at + 5)));
    };
    let error = 0;
    const words = long.split(' ');
    for (let cut = 1; cut < 12; cut++) {
      const other = words.filter((_, at) => at % 12 >= cut).join(' ');
      const [a, b] = [grams(long), grams(other)];
      const common = [...a].filter((gram) => b.has(gram)).length;
      const jaccard = common / (a.size + b.size - common);
      error += Math.abs(found([long, other]).duplicates.similarity(0, 1) - jaccard) / 11;
    }
    expect(error).toBeLessThan(0.08);
  });

  it('connect a cluster', () => {
    const texts = Array.from({ length: 50 }, (_, at) => long.replace('1703', String(1703 + at)));
    const groups = new Groups();
    for (const _ of texts) groups.add();
    for (const pair of found(texts).pairs) {
      const [a, b] = pair.split('-').map(Number);
      groups.join(a, b);
    }
    expect(new Set(texts.map((_, at) => groups.of(at))).size).toBe(1);
  });
});

describe('groups', () => {
  it('connect whatever is joined, in any order (property)', () => {
    const join = fc.tuple(fc.nat(19), fc.nat(19));
    fc.assert(
      fc.property(fc.array(join, { maxLength: 30 }), (joins) => {
        const groups = new Groups();
        for (let i = 0; i < 20; i++) groups.add();
        for (const [a, b] of joins) groups.join(a, b);
        const reversed = new Groups();
        for (let i = 0; i < 20; i++) reversed.add();
        for (const [a, b] of [...joins].reverse()) reversed.join(b, a);
        for (let i = 0; i < 20; i++) expect(groups.of(i)).toBe(reversed.of(i));
        for (const [a, b] of joins) expect(groups.of(a)).toBe(groups.of(b));
      }),
    );
  });
});
