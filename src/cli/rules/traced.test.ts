import { expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../../simplify/profile/index.ts';
import { Rewriter } from '../../simplify/rewrite/driver.ts';
import { loadRules } from '../../simplify/rewrite/load.ts';
import { traced } from './traced.ts';

it('a trace names the limits of a sentence, the steps made, and the nearest rules first', async () => {
  const rewriter = new Rewriter(await loadLanguage('en'), await loadRules('en'));
  const text =
    'The council closed the old bridge near the school in May, and the police sent all the cars from the town to another road near the river; the buses go through the town on all days.';
  const [trace] = traced(rewriter, text, { profile: levelProfile('B1'), strength: 'balanced' });
  expect(trace.limits[0]).toMatch(/^3\d words, limit 18$/u);
  expect(trace.rewritten.steps.length).toBeGreaterThan(0);
  const shares = trace.missed.map(({ step = [0, 1] }) => step[0] / step[1]);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});
