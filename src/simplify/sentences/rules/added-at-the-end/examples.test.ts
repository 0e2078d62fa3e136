import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('examples', () => {
  it('of many that are counted are a sentence', () => {
    expect(simplified('She was in many good plays, including Hamlet and Macbeth.')).toBe(
      'She was in many good plays. These include Hamlet and Macbeth.',
    );
  });
  it('stay where they say which ones are meant', () => {
    expect(simplified('He likes plants such as roses.')).not.toContain('These');
  });
});
