import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignedGroups } from './alignment.ts';

describe('aligned sentences', () => {
  it('become one pair for each split, merge or chain of links', () => {
    const groups = alignedGroups({
      sources: ['A', 'B', 'C', 'D'],
      targets: ['a1', 'a2', 'bc', 'new'],
      links: [
        [0, 0],
        [0, 1],
        [2, 2],
        [1, 2],
      ],
    });
    expect(groups.map(({ source, target }) => [source, target])).toEqual([
      ['A', 'a1 a2'],
      ['B C', 'bc'],
    ]);
  });

  it('stand in at most one group, in the order of the document (property)', () => {
    const link = fc.tuple(fc.nat(7), fc.nat(7));
    fc.assert(
      fc.property(fc.array(link), (links) => {
        const names = (letter: string) => Array.from({ length: 8 }, (_, at) => `${letter}${at}`);
        const groups = alignedGroups({ sources: names('s'), targets: names('t'), links });
        const all = groups.flatMap((group) => group.sources);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(links.map(([source]) => source)));
        for (const group of groups) {
          expect(group.sources).toEqual([...group.sources].sort((a, b) => a - b));
          for (const [source, target] of links) {
            expect(group.sources.includes(source)).toBe(group.targets.includes(target));
          }
        }
      }),
    );
  });
});
