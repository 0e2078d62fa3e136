import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('who is meant', () => {
  it('is a thing where the subject is somebody', () => {
    expect(simplified('He lived in a small house, which was built in 1910.')).toBe(
      'He lived in a small house. It was built in 1910.',
    );
  });
  it('is not another name before it', () => {
    expect(simplified('He met Ann through Don Sahlin, who told him to go.')).not.toContain(
      'Ann told',
    );
  });
});
