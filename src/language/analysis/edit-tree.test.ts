import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEditTree, editTree, readEditTree } from './edit-tree.ts';

describe('edit trees', () => {
  it('carry a change over to words of the same kind', () => {
    const tree = readEditTree(editTree('häuser', 'haus')!);
    expect(applyEditTree(tree, 'häuser')).toBe('haus');
    expect(applyEditTree(tree, 'mäuser')).toBe('maus');
    expect(applyEditTree(tree, 'hund')).toBeUndefined();
  });

  it('handle prefixes and infixes at once', () => {
    const tree = readEditTree(editTree('angekommen', 'ankommen')!);
    expect(applyEditTree(tree, 'angekommen')).toBe('ankommen');
  });

  it('always turn their own example into its result', () => {
    const word = fc.string({ maxLength: 12 }).filter((text) => !/[/()]/.test(text));
    fc.assert(
      fc.property(word, word, (from, to) => {
        expect(applyEditTree(readEditTree(editTree(from, to)!), from)).toBe(to);
      }),
    );
  });
});
