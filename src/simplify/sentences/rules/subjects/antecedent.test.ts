import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('whom "who" means', () => {
  it.each([
    [
      'Doctors in Glasgow, who treated 40 patients, said the drug was safe.',
      'Doctors in Glasgow said the drug was safe. These doctors treated 40 patients.',
    ],
    [
      'A spokesman for the bank, who asked not to be named, said the offer was too low.',
      'A spokesman for the bank said the offer was too low. This spokesman asked not to be named.',
    ],
  ])('is somebody, and no place: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('may be the one whose name stands last', () => {
    expect(simplify('He had a son by Margaret Wheeler, who died young.')).not.toContain('This son');
  });
});
