import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CharacterModel } from './language-model.ts';
import { normalised, SEQUENCE_RULES, sequencesOf } from './sequences.ts';

const runs = (sentences: string[], rules = SEQUENCE_RULES) => {
  const refused = { short: 0, punctuation: 0 };
  return { texts: [...sequencesOf(sentences, rules, refused)].map(({ text }) => text), refused };
};

describe('sequences', () => {
  it('are all runs of adjacent sentences within the bounds', () => {
    const rules = { shortest: 3, longest: 9, mostPunctuation: 1 };
    expect(runs(['aaa', 'bbb', 'c', 'dddddddddd'], rules).texts).toEqual([
      'aaa',
      'aaa bbb',
      'aaa bbb c',
      'bbb',
      'bbb c',
    ]);
  });

  it('are refused when they are short or full of punctuation, and counted', () => {
    const { texts, refused } = runs(['Too short.', `${'=- '.repeat(15)}end of the menu`]);
    expect(texts).toEqual([]);
    expect(refused).toEqual({ short: 1, punctuation: 2 });
  });

  it('never leave the bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 12 }), (sentences) => {
        for (const text of runs(sentences).texts) {
          expect(text.length).toBeGreaterThanOrEqual(30);
          expect(text.length).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});

describe('normalising', () => {
  it('unifies quotes, dashes, spaces and full-width forms', () => {
    expect(normalised('“Ｏｎｅ” ‘two’\u00a0‐ three\u200b \u00ad\n four')).toBe(
      '"One" \'two\' - three four',
    );
  });

  it('accepts any text and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const once = normalised(String.fromCharCode(...codes));
        expect(normalised(once)).toBe(once);
      }),
    );
    expect(normalised('\ud800 lone')).toBe('lone');
  });
});

describe('the model of characters', () => {
  it('considers prose of its kind more probable than lists and noise', () => {
    const model = new CharacterModel();
    const prose = ['The council met on Monday and decided to build a new school in the town.'];
    for (let i = 0; i < 20; i++) for (const text of prose) model.count(text);
    const like = model.score('The town decided to build a new council in the school.');
    expect(like).toBeGreaterThan(model.score('zq xvkj 8842 qqx ## wwk zpt xxj kkq vvz'));
    expect(model.score('')).toBe(Number.NEGATIVE_INFINITY);
  });
});
