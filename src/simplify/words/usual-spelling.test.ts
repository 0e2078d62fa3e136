import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { usualSpelling } from './usual-spelling.ts';

const [english, spanish] = [await loadLanguage('en'), await loadLanguage('es')];

describe('a word in another spelling', () => {
  it('is led to the usual one', () => {
    const pairs = [
      ['utilisation', 'utilization'],
      ['favourable', 'favorable'],
      ['Analysed', 'analyzed'],
      ['travellers', 'travelers'],
      ['theatre', 'theater'],
      ['defence', 'defense'],
    ];
    for (const [other, usual] of pairs) expect(usualSpelling(other, english)).toBe(usual);
  });

  it('is left alone where it is a word of its own, or the only spelling', () => {
    for (const word of [
      'timbre',
      'scouring',
      'promise',
      'course',
      'sentence',
      'filled',
      'utilization',
    ])
      expect(usualSpelling(word, english)).toBeUndefined();
  });

  it('is not looked for in languages without such pairs', () => {
    expect(usualSpelling('organisation', spanish)).toBeUndefined();
  });
});
