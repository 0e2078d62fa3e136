import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../core/index.ts';
import { seededRandom } from '../../evaluate/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { loadEngine } from '../engines.ts';
import {
  bestOf,
  controlsFor,
  DIALS,
  forwardSelection,
  gridAround,
  influence,
  influencePage,
  LEVEL_RATIOS,
  measureDials,
  measureSource,
  onePlusOne,
  Rewriter,
  sampled,
  unpairedRatio,
} from './index.ts';

const english = await loadLanguage('en');

describe('the four attributes', () => {
  it('are 1 for a copy', () => {
    const text = 'The committee endeavoured to help.';
    expect(measureDials(measureSource(text, english), text, english)).toEqual({
      length: 1,
      paraphrase: 1,
      words: 1,
      syntax: 1,
    });
  });
  it('fall with shorter, other, more common words and flatter trees', () => {
    const source = measureSource(
      'The committee, which met yesterday, endeavoured to ameliorate the plight of farmers.',
      english,
    );
    const got = measureDials(source, 'The group met. It tried to help farmers.', english);
    for (const dial of DIALS) expect(got[dial]).toBeLessThan(1);
  });
});

describe('levels', () => {
  it('ask for less the lower they are', () => {
    for (const dial of DIALS) {
      const values = LEVELS.map((level) => LEVEL_RATIOS[level][dial]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
  it('come from the audience when none is named', () => {
    expect(controlsFor({ audience: 'child' })).toEqual({ level: 'A2' });
    expect(controlsFor({ audience: 'child', level: 'C1' })).toEqual({ level: 'C1' });
    expect(controlsFor({})).toEqual({});
    expect(controlsFor({ level: 'B1', ratios: true })).toMatchObject(LEVEL_RATIOS.B1);
  });
});

const range = { low: 0.2, high: 1.5, step: 0.05 };
const bowl = async (setting: Partial<Record<string, number>>) =>
  -DIALS.reduce((sum, dial, i) => sum + ((setting[dial] ?? 1) - (0.5 + 0.1 * i)) ** 2, 0);

describe('OnePlusOne', () => {
  it('comes near the best values within a budget of 64', async () => {
    const trials = await onePlusOne({
      dials: DIALS,
      judge: bowl,
      ...range,
      budget: 64,
      random: seededRandom(1),
    });
    expect(trials).toHaveLength(64);
    expect(bestOf(trials).value).toBeGreaterThan(-0.05);
  });
  it('stays within its range, tries nothing twice, and repeats itself for a seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1000 }), async (seed) => {
        const search = () =>
          onePlusOne({
            dials: DIALS,
            judge: bowl,
            ...range,
            budget: 30,
            random: seededRandom(seed),
          });
        const trials = await search();
        expect(await search()).toEqual(trials);
        expect(new Set(trials.map(({ setting }) => JSON.stringify(setting))).size).toBe(
          trials.length,
        );
        for (const { setting } of trials) {
          for (const value of Object.values(setting)) {
            expect(value).toBeGreaterThanOrEqual(0.2);
            expect(value).toBeLessThanOrEqual(1.5);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
  it('ends when there is nothing new to try', async () => {
    const trials = await onePlusOne({
      dials: ['length'],
      judge: bowl,
      low: 0.8,
      high: 0.9,
      step: 0.05,
      budget: 64,
      random: seededRandom(1),
    });
    expect(trials.length).toBeLessThanOrEqual(3);
  });
});

describe('the other searches', () => {
  it('the grid has three values for each dial around the means', async () => {
    const trials = await gridAround({
      dials: ['length', 'words', 'syntax'],
      judge: bowl,
      ...range,
      means: { length: 0.8, words: 0.9, syntax: 1 },
      spread: 0.1,
    });
    expect(trials).toHaveLength(27);
    expect(trials[0].setting).toEqual({ length: 0.7, words: 0.8, syntax: 0.9 });
  });
  it('forward selection takes the dial that helps most first, and stops when none helps', async () => {
    const judge = async ({ words, length }: Partial<Record<string, number>>) =>
      (words === 0.8 ? 5 : 0) + (words === 0.8 && length === 0.9 ? 1 : 0);
    const trials = await forwardSelection({ dials: DIALS, judge, ...range, values: [0.8, 0.9] });
    expect(bestOf(trials)).toEqual({ setting: { words: 0.8, length: 0.9 }, value: 6 });
    expect(trials).toHaveLength(1 + 8 + 6 + 4);
  });
  it('without pairs, the ratio of mean lengths is rounded to 0.05', () => {
    expect(unpairedRatio(['aaaaaaaaaa', 'aaaaaaaaaaaa'], ['bbbbbbbbb'], 0.05)).toBe(0.8);
    expect(unpairedRatio([], ['b'], 0.05)).toBe(1);
  });
  it('sentences are drawn without putting back', () => {
    const drawn = sampled([1, 2, 3, 4, 5], 4, seededRandom(3));
    expect(new Set(drawn).size).toBe(4);
    expect(sampled([1, 2], 50, seededRandom(3)).sort()).toEqual([1, 2]);
  });
});

describe('the influence of dials', () => {
  it('is measured for any engine; one without dials obeys none', async () => {
    const rewriter = new Rewriter(await loadEngine('truncate', english));
    const sources = [
      'The old cat sat on the warm mat all day long.',
      'We saw them & left <early> today.',
    ];
    for (const source of sources) rewriter.add(source);
    const found = await influence({ rewriter, sources, language: english });
    expect(found.rows).toHaveLength(4 * 4 + 3 * 4);
    expect(found.obedience.map(({ dial }) => dial)).toEqual([...DIALS]);
    for (const { spearman } of found.obedience) expect(Math.abs(spearman || 0)).toBeLessThan(1e-9);
    const lengths = new Set(found.rows.map(({ got }) => got.length));
    expect(lengths.size).toBe(1);
    const page = influencePage('a <b>', found, {
      meaning: 'bleu',
      simplicity: 'sari',
      points: [{ asked: 1, meaning: 2, simplicity: 3 }],
    });
    expect(page).toContain('<h1>a &lt;b&gt;</h1>');
    expect(page).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
  });
});
