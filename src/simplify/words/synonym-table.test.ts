import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOfGroups, reversedLinks, strengthOf } from './group-links.ts';
import { type PackedLink, packSynonyms } from './pack-synonyms.ts';
import { SynonymTable } from './synonym-table.ts';

const sources = [
  { name: 'a thesaurus', kind: 'thesaurus' as const },
  { name: 'translations', kind: 'pivot' as const },
];

describe('a table of synonyms', () => {
  it('gives back what was packed', () => {
    const word = fc.stringMatching(/^[a-zß-ü中文]{1,8}$/);
    const link = fc.record({
      word,
      pos: fc.integer({ min: 0, max: 15 }),
      strengths: fc
        .uniqueArray(fc.integer({ min: 0, max: 1 }), { minLength: 1 })
        .map((ids) => new Map(ids.map((id) => [id, 7 + id]))),
    });
    const links = fc.uniqueArray(link, {
      selector: (each) => each.word,
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.dictionary(word, links), (dictionary) => {
        const packed = new Map<string, PackedLink[]>(Object.entries(dictionary));
        const table = new SynonymTable(packSynonyms(sources, packed));
        expect(table.headWords().sort()).toEqual([...packed.keys()].sort());
        for (const [head, expected] of packed) {
          const found = table.linksOf(head);
          expect(found.map((each) => each.word)).toEqual(expected.map((each) => each.word).sort());
          for (const each of found) {
            const { pos, strengths } = expected.find((other) => other.word === each.word)!;
            expect(each.pos).toBe(pos);
            expect([...each.strengths].map(([source, value]) => [source.name, value])).toEqual(
              [...strengths].sort().map(([id, value]) => [sources[id].name, value]),
            );
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('knows nothing of a word it does not have', () => {
    const table = new SynonymTable(packSynonyms(sources, new Map()));
    expect(table.linksOf('toil')).toEqual([]);
    expect(table.has('__proto__')).toBe(false);
  });

  it('says that bytes are damaged instead of reading them wrong', () => {
    const bytes = packSynonyms(
      sources,
      new Map([['toil', [{ word: 'work', pos: 0, strengths: new Map([[0, 3]]) }]]]),
    );
    expect(() => new SynonymTable(bytes.subarray(0, bytes.length - 1))).toThrow(/damaged/);
    expect(() => new SynonymTable(new Uint8Array(3))).toThrow(/damaged/);
  });
});

describe('links of groups', () => {
  it('are strongest between words that share small groups', () => {
    const links = linksOfGroups([
      { members: ['toil', 'work'], pos: 2 },
      { members: ['toil', 'work', 'labour', 'job'], pos: 1 },
    ]);
    const toil = links.get('toil')!;
    expect(toil.get('work')!.probability).toBeGreaterThan(toil.get('job')!.probability);
    expect(toil.get('work')!.pos).toBe(3);
    const sum = [...toil.values()].reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1);
  });

  it('point from the head only, and can be turned round', () => {
    const links = linksOfGroups([{ head: 'toil', members: ['work', 'toil'], pos: 0 }]);
    expect(links.get('work')).toBeUndefined();
    expect(reversedLinks(links).get('work')!.has('toil')).toBe(true);
  });

  it('have a strength of 0 to 15', () => {
    expect([1, 1e-2, 1e-9].map(strengthOf)).toEqual([15, 8, 0]);
  });
});
