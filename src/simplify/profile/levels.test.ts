import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../core/index.ts';
import { levelProfile } from './index.ts';
import { serves } from './levels.ts';

describe('levels', () => {
  it('allow more the harder they are, in every limit', () => {
    const all = LEVELS.map(levelProfile);
    for (const limit of ['words', 'clauses', 'items', 'vocabulary'] as const) {
      const values = all.map((profile) => profile[limit]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    const [a1, ...rest] = all.map(({ constructs }) => constructs);
    rest.reduce((easier, harder) => {
      expect([...harder].every((construct) => easier.has(construct))).toBe(true);
      return harder;
    }, a1);
  });
  it('are served by rules for readers of a harder level, too', () => {
    expect(serves('B2', 'B1')).toBe(true);
    expect(serves('A2', 'B1')).toBe(false);
  });
});
