import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTree } from './tree.ts';

const tree = (text: string, heads: number[]) =>
  drawTree(text.split(' ').map((label, at) => ({ label, head: heads[at] - 1 })))?.join('\n');

describe('drawTree', () => {
  it('keeps the order of the words and puts heads on the left', () => {
    const heads = [2, 12, 5, 5, 2, 8, 8, 5, 5, 12, 12, 0, 14, 12, 12];
    expect(
      `\n${tree('The council , which met on 3 May , has not approved the application .', heads)}`,
    ).toBe(`
     ╭─── The
  ╭──┤ council
  │  │  ╭─── ,
  │  │  ├─── which
  │  ╰──┤ met
  │     │  ╭─── on
  │     │  ├─── 3
  │     ├──╯ May
  │     ╰─── ,
  ├─── has
  ├─── not
──┤ approved
  │  ╭─── the
  ├──╯ application
  ╰─── .`);
  });

  it('crosses lines where the tree does', () => {
    const heads = [2, 4, 4, 0, 7, 7, 2, 4];
    expect(`\n${tree('A hearing is scheduled on the issue today', heads)}`).toBe(`
     ╭─── A
  ╭──┤ hearing
  ├──┼─── is
──┤  │ scheduled
  │  │  ╭─── on
  │  │  ├─── the
  │  ╰──╯ issue
  ╰─── today`);
  });

  it('draws one word, and nothing for none', () => {
    expect(tree('Go', [0])).toBe('─── Go');
    expect(drawTree([])).toEqual([]);
  });

  it('declines a tree that is deeper than a screen is wide', () => {
    const chain = Array.from({ length: 100_000 }, (_, at) => ({ label: 'x', head: at - 1 }));
    expect(drawTree(chain)).toBeUndefined();
  });

  it('draws one line a word for any heads at all, loops included', () => {
    const heads = fc.array(fc.integer({ min: -3, max: 14 }), { maxLength: 14 });
    fc.assert(
      fc.property(heads, (all) => {
        const lines = drawTree(all.map((head, at) => ({ head, label: `w${at}` })));
        expect(lines?.map((line) => line.split(' ').at(-1))).toEqual(all.map((_, at) => `w${at}`));
      }),
    );
  });
});
