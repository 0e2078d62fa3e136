import { describe, expect, it } from 'vitest';
import { READERS, readWordfreq } from './readers.ts';

describe('the readers of packs', () => {
  it('group the words of a wordnet by synset', () => {
    const text =
      '# head\n1-n\tlemma\tcasa\n1-n\tspa:lemma\tvivienda_unifamiliar\n2-v\tlemma\tir\n1-n\tdef\tx\n';
    expect(READERS.omw(text)).toEqual([
      { members: ['casa', 'vivienda unifamiliar'], pos: 1 },
      { members: ['ir'], pos: 2 },
    ]);
  });

  it('leave out pairs that are no words, and words with a mark', () => {
    expect(READERS.pairs('big\tlarge\n10/17\t17/10\n')).toEqual([
      { members: ['big', 'large'], pos: 0 },
    ]);
    expect(READERS.semicolons('#c\nHaus;Bude (ugs.);Gebäude\n')[0].members).toEqual([
      'Haus',
      'Gebäude',
    ]);
  });

  it('take only the close groups of Cilin', () => {
    expect(READERS.cilin('Aa01A01= 人 士\nAa01C07# 人群 群\n')).toEqual([
      { members: ['人', '士'], pos: 0 },
    ]);
  });

  it('read braces with their part of speech', () => {
    expect(READERS.braces('1. [VERB] {exagerar, exceder}\n')).toEqual([
      { members: ['exagerar', 'exceder'], pos: 2 },
    ]);
  });

  it('read the steps of wordfreq', () => {
    // [{}, [], ["a"], ["bc"]] in msgpack
    const bytes = Buffer.from([0x94, 0x80, 0x90, 0x91, 0xa1, 0x61, 0x91, 0xa2, 0x62, 0x63]);
    expect(readWordfreq(bytes)).toEqual([
      ['a', 8.99],
      ['bc', 8.98],
    ]);
    expect(() => readWordfreq(Buffer.from([0xc1]))).toThrow(/not a word list/);
  });
});
