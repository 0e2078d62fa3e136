import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('sl');

describe('a Slovenian relative clause whose object is a short pronoun', () => {
  it.each([
    [
      'Na mizi je ležala težka knjiga, ki jo je učitelj kupil v mestu.',
      'Na mizi je ležala težka knjiga. To knjigo je učitelj kupil v mestu.',
    ],
    [
      'Na mizi je ležala težka knjiga, ki so jo kupili v mestu.',
      'Na mizi je ležala težka knjiga. To knjigo so kupili v mestu.',
    ],
  ])('tells of the noun in a sentence of its own: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Na mizi je ležala težka knjiga, ki je učitelj ni kupil v mestu.',
    'Prinesel je vsako knjigo, ki jo je učitelj kupil v mestu.',
  ])('stays where something is denied or one of many is meant: %s', (source) => {
    expect(simplify(source)).toContain(', ki');
  });
});

describe('an easier Slovenian word', () => {
  it('is used in a regular form that no list of words has', () => {
    expect(simplify('Ljudje so se glasno zakrohotali.')).toBe('Ljudje so se glasno zasmejali.');
  });
});
