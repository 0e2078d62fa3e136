import { describe, expect, it } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { chunksOf, holds } from './chunk.tsx';

const block = (id: number, text = 'A sentence.'): Block => ({
  id: `b${id}`,
  kind: 'paragraph',
  rows: [{ id: `r${id}`, original: text, state: 'open' }],
});
const text = Array.from({ length: 100 }, (_, id) => block(id));

describe('a text in chunks', () => {
  it('contains every block once, in order, with its number', () => {
    const chunks = chunksOf(text);
    expect(chunks.flatMap(({ blocks }) => blocks)).toEqual(text);
    expect(chunks.length).toBeGreaterThan(3);
    for (const { blocks, first } of chunks) expect(blocks[0].rows[0].id).toBe(`r${first - 1}`);
  });

  it('keeps the same lists where nothing changed', () => {
    const before = chunksOf(text);
    const after = chunksOf(text.with(50, block(50, 'Another sentence.')));
    const isOther = after.map(({ blocks }, at) => blocks !== before[at].blocks);
    expect(isOther.filter(Boolean)).toHaveLength(1);
    expect(holds(after[isOther.indexOf(true)].blocks, 'r50')).toBe(true);
  });
});
