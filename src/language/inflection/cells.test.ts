import { describe, expect, it } from 'vitest';
import { type Cell, cellFeatures, cellKey, type Grammar, nearestCell } from './cells.ts';

const grammar: Grammar = {
  inflects: { VERB: ['Tense', 'Person', 'Number', 'VerbForm'] },
  like: { AUX: 'VERB' },
  defaults: ['VerbForm=Fin'],
  rules: [
    { upos: 'VERB', when: { Tense: 'Past' }, drop: ['Person', 'Number'], except: ['be'] },
    { upos: 'VERB', when: { VerbForm: 'Ger' }, set: { VerbForm: 'Part' }, fill: { Tense: 'Pres' } },
  ],
};

const key = (features: Record<string, string>, lemma = 'go') =>
  cellKey(cellFeatures(grammar, 'VERB', features, lemma));

const cell = (id: number, text: string, count = 1): Cell => ({
  id,
  paradigm: 'VERB',
  key: text,
  count,
  features: new Map(text.split('|').map((part) => part.split('=') as [string, string])),
});

describe('cells', () => {
  it('bring different notations of the same cell together', () => {
    expect(key({ Tense: 'Past', Person: '3', Number: 'Sing', VerbForm: 'Fin', Mood: 'Ind' })).toBe(
      'Tense=Past',
    );
    expect(key({ VerbForm: 'Ger' })).toBe('Tense=Pres|VerbForm=Part');
  });

  it('keep what a listed lemma distinguishes', () => {
    expect(key({ Tense: 'Past', Person: '3', Number: 'Sing' }, 'be')).toBe(
      'Number=Sing|Person=3|Tense=Past',
    );
  });

  it('answer with the nearest cell when features are missing or too many', () => {
    const cells = [cell(0, 'Tense=Past'), cell(1, 'Number=Sing|Person=3|Tense=Pres', 5)];
    expect(nearestCell(new Map([['Tense', 'Pres']]), cells)?.id).toBe(1);
    const many = new Map([
      ['Tense', 'Past'],
      ['Aspect', 'Perf'],
    ]);
    expect(nearestCell(many, cells)?.id).toBe(0);
    expect(nearestCell(new Map(), [])).toBeUndefined();
  });
});
