import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';
import { checkFaithfulness } from '../../../../evaluate/index.ts';

const [english, simplify] = await simplifier('en');
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

  it.each([
    ['Die Firma brachte das Projekt im Mai zur Durchführung.', 'führte das Projekt im Mai durch.'],
    ['Das Projekt wurde im Mai zur Durchführung gebracht.', 'wurde im Mai durchgeführt.'],
    ['Die Stadt plant, das Projekt zur Durchführung zu bringen.', 'das Projekt durchzuführen.'],
  ])('comes apart where German verbs do: %s', (source, wanted) => {
    expect(german(source)).toContain(wanted);
  });

  it('gives the article back that was in a contraction', () => {
    expect(frenchly('La mairie a procédé à la vérification des comptes.')).toBe(
      'La mairie a vérifié les comptes.',
    );
  });
});

describe('two negations', () => {
  it.each([
    ['It is not uncommon for people to wait.', 'It is common for people to wait.'],
    ['The task is not impossible.', 'The task is possible.'],
  ])('become none: %s', (source, wanted) => {
    const output = simplify(source);
    expect(output).toBe(wanted);
    expect(checkFaithfulness(source, output, english).negation.lost).toEqual([]);
  });

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
