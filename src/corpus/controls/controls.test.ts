import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { controlValues, treeDepth, wordRank } from './measure.ts';
import {
  bucketed,
  CONTROL_STYLES,
  controlStyle,
  controlTokens,
  summariseControls,
} from './styles.ts';

let english: Language;
beforeAll(async () => {
  english = await loadLanguage('en');
});

describe('oracle values', () => {
  it('of a copy are 1', () => {
    const text = 'He endeavoured to help the committee that met yesterday.';
    expect(controlValues(text, text, english)).toEqual({
      length: 1,
      similarity: 1,
      replaceOnly: 1,
      words: 1,
      syntax: 1,
    });
  });

  it('are below 1 for a shorter text in more common words', () => {
    const source =
      'He endeavoured to assist the committee, which was perplexed by the allegations.';
    const target = 'He tried to help the confused group.';
    const values = controlValues(source, target, english);
    expect(values.length).toBeCloseTo(target.length / source.length);
    expect(values.similarity).toBeLessThan(0.6);
    expect(values.words).toBeLessThan(1);
    expect(values.syntax).toBeLessThan(1);
  });

  it('see rare words and deep trees', () => {
    expect(wordRank('perspicacious obstreperous', english)).toBeGreaterThan(
      wordRank('good house', english) as number,
    );
    expect(treeDepth('Dogs bark.', english)).toBe(2);
    expect(treeDepth('The man who saw the dog that chased the cat left.', english)).toBeGreaterThan(
      3,
    );
    expect(treeDepth('', english)).toBe(0);
  });

  it('exist for any text (property)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        (a, b) => {
          const values = controlValues(a, b, english);
          for (const value of Object.values(values)) expect(Number.isFinite(value)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('control tokens', () => {
  const values = { length: 0.912, similarity: 0.8, replaceOnly: 0.93, words: 1.04, syntax: 0.88 };

  it('are written as each paper writes them', () => {
    expect(controlTokens(values, controlStyle('multisim'))).toBe(
      '<NC_0.9> <LS_0.8> <DR_0.9> <WR_1.05>',
    );
    expect(controlTokens(values, controlStyle('access'))).toBe(
      '<NbChars_0.9> <LevSim_0.8> <WordRank_1.05> <DepTreeDepth_0.9>',
    );
    expect(controlTokens(values, controlStyle('muss'))).toBe(
      '<NumChars_90%> <LevSim_95%> <WordFreq_105%> <DepTreeDepth_90%>',
    );
    expect(controlTokens({ length: 1 }, controlStyle('access'))).toBe('<NbChars_1.0>');
  });

  it('stay in range and on the grid (property)', () => {
    for (const style of Object.values(CONTROL_STYLES)) {
      fc.assert(
        fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
          const bin = bucketed(value, style);
          expect(bin).toBeGreaterThanOrEqual(style.least);
          expect(bin).toBeLessThanOrEqual(style.most);
          expect(String(bin).length).toBeLessThanOrEqual(4);
          if (value > style.least && value < style.most) {
            expect(Math.abs(bin - value)).toBeLessThanOrEqual(style.step / 2 + 1e-9);
          }
        }),
      );
    }
  });

  it('of an unknown style name the nearest', () => {
    expect(() => controlStyle('acess')).toThrow(/acess/);
  });

  it('are summed up by mean and bins', () => {
    const summary = summariseControls([values, { ...values, length: 1.5 }], controlStyle('access'));
    expect(summary[0]).toMatchObject({
      measure: 'length',
      pairs: 2,
      bins: [
        [0.9, 1],
        [1.5, 1],
      ],
    });
    expect(summary[0].mean).toBeCloseTo(1.206);
  });
});
