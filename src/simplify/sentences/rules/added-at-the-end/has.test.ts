import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what is added at the end', () => {
  it.each([
    [
      'Lake Bled is a small lake with an island in the middle.',
      'Lake Bled is a small lake. It has an island in the middle.',
    ],
    [
      'The song was recorded in Nashville in 1970 as part of the sessions.',
      'The song was recorded in Nashville in 1970. It was part of the sessions.',
    ],
    [
      'She worked from 1972 to 1975 at a bank in Rome and from 1975 to 1980 at a school in Milan.',
      'She worked from 1972 to 1975 at a bank in Rome. She also worked from 1975 to 1980 at a school in Milan.',
    ],
    [
      'He studied with Henry Pierson in Rome, and with Edward Hale in London.',
      'He studied with Henry Pierson in Rome. He also studied with Edward Hale in London.',
    ],
  ])('becomes a sentence: %s', (source, output) => {
    expect(simplify(source)).toBe(output);
  });

  it.each([
    'Smith is a young lawyer with a firm in Boston.',
    'The system has a small tool for letters as part of its main menu.',
    'It is a long match with a team from Spain.',
    'He lives in a house with a garden and in a flat in town.',
  ])('stays where it tells of something else: %s', (source) => {
    expect(simplify(source)).toBe(source);
  });
});

describe('what opens a sentence', () => {
  it('is told of the subject', () => {
    expect(simplify('Located in the north, the park is one of the sights of the city.')).toBe(
      'The park is located in the north. It is one of the sights of the city.',
    );
  });
  it('is not told of a place in it', () => {
    const text = 'Born in 1857 in Cincinnati, Ohio, into a big family, Taft went to Yale in 1878.';
    expect(simplify(text)).not.toContain('Ohio was');
  });
});
