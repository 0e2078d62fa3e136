import { describe, expect, it } from 'vitest';
import { plainTable } from './plain-words.ts';

describe('plainTable', () => {
  it('reads a word and what says the same plainly, the first the strongest', () => {
    const table = plainTable('# remark\nfinalizar\tterminar, acabar\n\n');
    const links = table
      .linksOf('finalizar')
      .map(({ word, strengths }) => [word, [...strengths][0][1]]);
    expect(links).toEqual([
      ['terminar', 15],
      ['acabar', 11],
    ]);
  });

  it('tells words that are only offered from sure ones, and phrases from both', () => {
    const table = plainTable('~batir\tvencer\nutilizar\tusar\n', {
      'con el fin de': 'para',
      'unos #': '',
    });
    const source = (word: string) =>
      table.linksOf(word).flatMap(({ strengths }) => [...strengths.keys()].map(({ name }) => name));
    expect(source('batir')).toEqual(['plain words, offered']);
    expect(source('utilizar')).toEqual(['plain words']);
    expect(source('con el fin de')).toEqual(['plain phrases']);
    expect(table.size).toBe(3);
  });

  it('takes lines it cannot read for none', () => {
    expect(plainTable('no tab here\r\n#a\tb\r\n\t\n').size).toBe(0);
  });
});
