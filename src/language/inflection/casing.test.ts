import { describe, expect, it } from 'vitest';
import { casedAs, casedLike, casingOf } from './casing.ts';

describe('casing', () => {
  it('tells how a word is written', () => {
    expect(['house', 'House', 'HOUSE', 'iPhone', 'I', '', '7'].map(casingOf)).toEqual([
      'lower',
      'title',
      'upper',
      'mixed',
      'title',
      'lower',
      'lower',
    ]);
  });

  it('writes a form as its lemma is written', () => {
    expect(casedLike('Apfel', 'äpfel')).toBe('Äpfel');
    expect(casedLike('iPhone', 'iphones')).toBe('iPhones');
    expect(casedLike('NATO', 'natos')).toBe('NATOs');
    expect(casedLike('Aa machen', 'machen aa')).toBe('machen Aa');
  });

  it('writes a word as the word it replaces', () => {
    expect(casedAs('Houses', 'buildings')).toBe('Buildings');
    expect(casedAs('HOUSES', 'buildings')).toBe('BUILDINGS');
    expect(casedAs('houses', 'Gebäude')).toBe('Gebäude');
  });
});
