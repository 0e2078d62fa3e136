import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('whose something is, in German', () => {
  it.each([
    ['Er wohnt in dem Haus des Vaters.', 'Er wohnt in dem Haus vom Vater.'],
    ['Das ist der Garten der alten Hexe.', 'Das ist der Garten von der alten Hexe.'],
    ['Sie spielt mit dem Ball ihrer Kinder.', 'Sie spielt mit dem Ball von ihren Kindern.'],
  ])('is said with "von": %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['something is given to her', 'Der Bote gibt das Buch der Königin.'],
    ['it is a fixed phrase', 'Er spricht im Namen des Königs.'],
    ['it is no thing', 'Die Meinung der Frauen ist wichtig.'],
    ['another follows', 'Das ist der Hut des Vaters und der Mutter.'],
  ])('stays where %s', (_, source) => {
    expect(simplify(source)).not.toMatch(/ vo[nm] /);
  });
});

describe('German brackets', () => {
  it('stay when they tell a day or a short name', () => {
    for (const text of [
      'Am Tag der Arbeit (1. Mai) sind die Läden geschlossen.',
      'Das Institut für Arbeit und Technik (IAT) hat viele Mitarbeiter.',
    ])
      expect(simplify(text)).toContain('(');
  });
});
