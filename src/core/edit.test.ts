import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from './edit.ts';

const edit = (start: number, end: number, replacement: string): Edit => ({
  span: { start, end },
  replacement,
  operation: 'substitute',
  reason: 'A shorter word says the same.',
  source: 'test',
  confidence: 1,
});

describe('applyEdits', () => {
  it('replaces, deletes and inserts, in whatever order the edits come', () => {
    const edits = [edit(9, 9, ' sleeps'), edit(2, 6, ''), edit(0, 1, 'The')];
    expect(applyEdits('a big cat', edits).text).toBe('The cat sleeps');
  });

  it('keeps two insertions at one place in the order given', () => {
    expect(applyEdits('ad', [edit(1, 1, 'b'), edit(1, 1, 'c')]).text).toBe('abcd');
  });

  it('inserts before a replacement that starts at the same place', () => {
    expect(applyEdits('xyz', [edit(1, 2, 'Y'), edit(1, 1, '+')]).text).toBe('x+Yz');
  });

  it('gives the text back when there is nothing to do', () => {
    expect(applyEdits('as it was', [])).toEqual({ text: 'as it was', inverse: [] });
  });

  it('keeps reason, source and operation on the way back', () => {
    const { inverse } = applyEdits('a big cat', [edit(2, 5, 'large')]);
    expect(inverse).toEqual([{ ...edit(2, 7, 'big') }]);
  });

  it.each([
    ['overlap', [edit(0, 3, 'x'), edit(2, 5, 'y')]],
    ['end beyond the text', [edit(0, 99, 'x')]],
    ['end before they start', [edit(3, 2, 'x')]],
    ['start before the text', [edit(-1, 2, 'x')]],
  ])('refuses edits that %s', (_, edits) => {
    expect(() => applyEdits('a big cat', edits)).toThrow(
      expect.objectContaining({ code: 'bad-input' }),
    );
  });

  it('leads back to the original with its inverse, whatever the text and edits', () => {
    fc.assert(
      fc.property(textWithEdits(), ({ text, edits }) => {
        const applied = applyEdits(text, edits);
        expect(applyEdits(applied.text, applied.inverse).text).toBe(text);
      }),
    );
  });

  it('gives the same text for any order of edits that do not touch', () => {
    fc.assert(
      fc.property(textWithEdits(), ({ text, edits }) => {
        const apart = edits.filter(
          (each, at) => at === 0 || each.span.start > edits[at - 1].span.end,
        );
        expect(applyEdits(text, [...apart].reverse()).text).toBe(applyEdits(text, apart).text);
      }),
    );
  });
});

/** A text of any UTF-16, lone surrogates included, with edits between sorted cut points. */
function textWithEdits() {
  return fc
    .record({
      text: fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      }),
      cuts: fc.array(fc.nat(), { maxLength: 12 }),
      replacements: fc.array(fc.string(), { minLength: 6, maxLength: 6 }),
    })
    .map(({ text, cuts, replacements }) => {
      const places = cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b);
      const edits: Edit[] = [];
      for (let at = 0; at + 1 < places.length; at += 2) {
        edits.push(edit(places[at], places[at + 1], replacements[at / 2]));
      }
      return { text, edits };
    });
}
