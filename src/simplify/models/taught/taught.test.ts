import { describe, expect, it } from 'vitest';
import { acceptable } from './acceptable.ts';
import { type Calibration, estimator } from './estimate.ts';
import { features } from './features.ts';
import type { ChangeScorer, ScoredChange } from './scorer.ts';

const change = (fresh: number): ScoredChange => ({
  old: [-1],
  fresh: [fresh],
  afterOld: [-0.1, -0.1],
  afterFresh: [-0.2, -0.1],
});

/** Only the total of the new tokens counts. */
const calibration: Calibration = {
  mean: Array(10).fill(0),
  deviation: Array(10).fill(1),
  weights: [1, ...Array(9).fill(0)],
  offset: 4,
  threshold: 0.5,
};

const asked: { prompt: string; source: string; candidates: readonly string[] }[] = [];
const scorer: ChangeScorer = {
  async score(prompt, source, candidates) {
    asked.push({ prompt, source, candidates });
    return candidates.map((candidate) => change(candidate.includes('start') ? -1 : -12));
  },
};

describe('estimator', () => {
  it('prefers the candidate the model finds likelier', async () => {
    const [likely, unlikely] = await estimator(scorer, calibration, 'English').estimate(
      'Works commence on Monday.',
      ['Works start on Monday.', 'Works kitchen on Monday.'],
    );
    expect(likely).toBeGreaterThan(0.9);
    expect(unlikely).toBeLessThan(0.1);
  });

  it('accepts the source itself without asking the model about it', async () => {
    const estimates = await estimator(scorer, calibration, 'English').estimate('A start.', [
      'A start.',
      'One start.',
    ]);
    expect(estimates[0]).toBe(1);
    expect(asked.at(-1)?.candidates).toEqual(['One start.<|im_end|>']);
  });

  it('asks for the plain version in the language of the text', async () => {
    await estimator(scorer, calibration, 'German').estimate('Ein Haus.', ['Ein Bau.']);
    expect(asked.at(-1)?.prompt).toContain('Plain German, level B1:\nEin Haus.');
  });
});

describe('acceptable', () => {
  it('refuses what an editor would hardly accept and says how likely that was', async () => {
    const judged = await acceptable(
      estimator(scorer, calibration, 'English'),
      'Works commence on Monday.',
      ['Works start on Monday.', 'Works kitchen on Monday.'],
    );
    expect(judged.map(({ state }) => state)).toEqual(['kept', 'changed']);
    expect(judged[1].because).toBe('An editor would not accept this: estimated 0%.');
  });
});

describe('features', () => {
  it('are bounded, whatever the model says', () => {
    const numbers = features({ old: [], fresh: [-1e9], afterOld: [-1e9], afterFresh: [0] });
    for (const number of numbers) {
      expect(Math.abs(number)).toBeLessThanOrEqual(30);
    }
  });

  it('are numbers for a change that only deletes', () => {
    const numbers = features({ old: [-2, -3], fresh: [], afterOld: [-1], afterFresh: [-4] });
    expect(numbers.every(Number.isFinite)).toBe(true);
  });
});
