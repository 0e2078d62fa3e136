import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('da');

describe('a Danish clause between a subject and its verb', () => {
  it.each([
    [
      'Museet, som blev grundlagt i 1902, viser malerier.',
      'Museet blev grundlagt i 1902. Museet viser malerier.',
    ],
    [
      'Borgmester Lars Dahl, der støtter projektet, vil holde flere møder.',
      'Borgmester Lars Dahl støtter projektet. Lars Dahl vil holde flere møder.',
    ],
    [
      'Broen, som er 340 meter lang, blev åbnet i 1987.',
      'Broen er 340 meter lang. Broen blev åbnet i 1987.',
    ],
  ])('is a sentence before what they do: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Skader, der er opstået ved forkert brug, bliver ikke betalt.',
    'Den person, der kommer først, får pladsen.',
    'Huset, der blev bygget før 1900, er fredet.',
    'Patienten, der tager medicinen, må ikke køre bil.',
  ])('stays where it says which one is meant: %s', (source) => {
    expect(simplify(source)).toBe(source);
  });
});
