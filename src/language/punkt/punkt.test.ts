import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slice } from '../../core/index.ts';
import { loadPunkt } from './index.ts';

const punkt = loadPunkt({
  abbrev_types: ['mr', 'dr', 'u.s'],
  collocations: [['##number##', 'corrections']],
  sent_starters: ['the', 'he'],
  ortho_context: { he: 16 + 32 + 2, smith: 4, dollars: 32 },
});

const sentences = (text: string) => punkt.spans(text).map((span) => slice(text, span));

describe('Punkt', () => {
  it('does not split after an abbreviation before a name', () => {
    expect(sentences('Mr. Smith came. He left.')).toEqual(['Mr. Smith came.', 'He left.']);
  });

  it('splits after an abbreviation before a word that begins sentences', () => {
    expect(sentences('It is in the U.S. He left.')).toEqual(['It is in the U.S.', 'He left.']);
  });

  it('does not split after initials and within known pairs', () => {
    expect(sentences('J. Smith wrote. See 5. Corrections there.')).toEqual([
      'J. Smith wrote.',
      'See 5. Corrections there.',
    ]);
  });

  it('gives closing quotes and brackets to the sentence they close', () => {
    expect(sentences('(One came.) "Two went!" Three stayed.')).toEqual([
      '(One came.)',
      '"Two went!"',
      'Three stayed.',
    ]);
  });

  it('treats a run of marks as one', () => {
    expect(sentences('Very bad acting!!! I promise.')).toEqual([
      'Very bad acting!!!',
      'I promise.',
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(sentences('')).toEqual([]);
    expect(sentences(' \n ')).toEqual([]);
  });

  it('loses only white space, keeps order, and survives any text', () => {
    const unit = fc.constantFrom(
      ...'ab. .!?"\')]-\n\u3000 A1\ud800'.split(''),
      'Mr. ',
      '. . ',
      '😀',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        let last = 0;
        for (const span of punkt.spans(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          last = span.end;
        }
        expect(sentences(text).join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });

  it('takes a long line in its stride', () => {
    for (const unit of ['a. ', '.', '. ', '!', '. . ', '.\u3000', 'a']) {
      expect(punkt.spans(unit.repeat(60_000 / unit.length)).length).toBeGreaterThan(0);
    }
  });
});
