import { describe, expect, it } from 'vitest';
import { folderFiles, readText } from '../files.ts';
import { type AgreementRules, WordFamilies } from './agreement-rules.ts';

const files = await folderFiles();

async function familiesOf(language: string): Promise<WordFamilies> {
  const text = await readText(files, `${language}/agreement.json`);
  return new WordFamilies(JSON.parse(text!) as AgreementRules);
}

describe('articles', () => {
  it('English: a or an by sound, not by letter', async () => {
    const families = await familiesOf('en');
    const article = (next: string) => families.formFor('a', {}, {}, next);
    expect(['apple', 'hour', 'honest', 'umbrella', 'enormous', 'SUV'].map(article)).toEqual(
      Array(6).fill('an'),
    );
    expect(['house', 'university', 'European', 'one', 'used', 'big'].map(article)).toEqual(
      Array(6).fill('a'),
    );
  });

  it('French: elision before a vowel and mute h, not before h aspiré', async () => {
    const families = await familiesOf('fr');
    const article = (next: string, Gender: string) =>
      families.formFor('le', {}, { Gender, Number: 'Sing' }, next);
    expect(article('école', 'Fem')).toBe("l'");
    expect(article('homme', 'Masc')).toBe("l'");
    expect(article('haricot', 'Masc')).toBe('le');
    expect(article('onze', 'Masc')).toBe('le');
    expect(article('maison', 'Fem')).toBe('la');
    const contracted = (next: string, Gender: string) =>
      families.formFor('du', {}, { Gender, Number: 'Sing' }, next);
    expect(contracted('ville', 'Fem')).toBe('de la');
    expect(contracted('eau', 'Fem')).toBe("de l'");
  });

  it('Italian: lo before s and consonant, gn, z', async () => {
    const families = await familiesOf('it');
    const article = (next: string, Gender = 'Masc', number = 'Sing') =>
      families.formFor('il', {}, { Gender, Number: number }, next);
    expect(article('studente')).toBe('lo');
    expect(article('zio')).toBe('lo');
    expect(article('sole')).toBe('il');
    expect(article('amico')).toBe("l'");
    expect(article('gnomi', 'Masc', 'Plur')).toBe('gli');
    expect(families.formFor('della', {}, { Gender: 'Masc', Number: 'Sing' }, 'studente')).toBe(
      'dello',
    );
  });

  it('German: case is kept when the gender changes', async () => {
    const families = await familiesOf('de');
    const now = { Gender: 'Neut', Case: 'Dat', Number: 'Sing' };
    expect(families.formFor('dem', now, { Gender: 'Fem' }, '')).toBe('der');
    expect(families.formFor('zum', now, { Gender: 'Fem' }, '')).toBe('zur');
    expect(families.formFor('im', now, { Gender: 'Fem' }, '')).toBe('in der');
    const subject = { Gender: 'Masc', Case: 'Nom', Number: 'Sing' };
    expect(families.formFor('ein', subject, { Gender: 'Fem' }, '')).toBe('eine');
    expect(families.formFor('dieser', subject, { Gender: 'Neut' }, '')).toBe('dieses');
    expect(families.implied('der')).toEqual({ Declension: 'Weak' });
    expect(families.implied('einen')).toEqual({ Declension: 'Mixed' });
    expect(families.cells('dem').map(({ Case, Gender }) => `${Case} ${Gender}`)).toEqual([
      'Dat Masc',
      'Dat Neut',
    ]);
    expect(families.cells('haus')).toEqual([]);
  });

  it('Spanish: el agua, but la casa', async () => {
    const families = await familiesOf('es');
    const feminine = { Gender: 'Fem', Number: 'Sing' };
    expect(families.formFor('el', {}, feminine, 'agua')).toBe('el');
    expect(families.formFor('el', {}, feminine, 'casa')).toBe('la');
    expect(families.formFor('y', {}, {}, 'hijos')).toBe('e');
  });
});
