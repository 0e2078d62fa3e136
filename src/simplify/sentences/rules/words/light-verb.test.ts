import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';
import { checkFaithfulness } from '../../../../evaluate/index.ts';

const [, simplify] = await simplifier('en');
const [, german] = await simplifier('de');
const [french, frenchly] = await simplifier('fr');

describe('a verb that says little, with its noun', () => {
  it.each([
    ['The board made a decision to close the school.', 'The board decided to close the school.'],
    ['She took the cost into consideration.', 'She considered the cost.'],
    ['They are making use of the old road.', 'They are using the old road.'],
  ])('becomes one verb in its form: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('stays where the noun has more to say, or belongs to something else', () => {
    expect(simplify('He has made an important decision.')).toContain('decision');
    const source = "They took measures on Canada's decision to stop the visas.";
    expect(simplify(source)).toContain("Canada's decision to");
  });

  it('gives the article back that was in a contraction', () => {
    expect(frenchly('La mairie a procédé à la vérification des comptes.')).toBe(
      'La mairie a vérifié les comptes.',
    );
  });
});

describe('two negations', () => {
  it('leave the verb between them where it is', () => {
    const source = "Il n'est pas rare que les trains soient en retard.";
    const output = frenchly(source);
    expect(output).toBe('Il est fréquent que les trains soient en retard.');
    expect(checkFaithfulness(source, output, french).negation.lost).toEqual([]);
  });

  it('are kept when they are one', () => {
    expect(simplify('It is not common.')).toContain('not');
    expect(german('Das ist nicht üblich.')).toContain('nicht');
  });
});
