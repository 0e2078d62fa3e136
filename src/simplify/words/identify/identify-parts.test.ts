import { describe, expect, it } from 'vitest';
import type { Token, Upos } from '../../../core/index.ts';
import { spread } from './assess.ts';
import { quotedTokens } from './quotations.ts';
import { spellingValue } from './spelling.ts';
import { termPlaces } from './terms.ts';
import { flatTrees, sumOfTrees } from './trees.ts';

const tokensOf = (...forms: string[]): Token[] => forms.map((form) => ({ form, start: 0, end: 0 }));
const quotedIn = (...forms: string[]) =>
  [...quotedTokens(tokensOf(...forms))].map(({ form }) => form).join(' ');

describe('quotations', () => {
  it('end with the mark that fits their beginning', () => {
    expect(quotedIn('a', '“', 'b', 'c', '”', 'd')).toBe('b c');
    expect(quotedIn('„', 'b', '“', 'c')).toBe('b');
    expect(quotedIn("''", 'b', "'", 'c', "''", 'd')).toBe("b ' c");
    expect(quotedIn('«', 'b', '»', 'c', '"', 'd', '"')).toBe('b d');
  });
  it('that never end are none', () => {
    expect(quotedIn('a', '“', 'b', 'c')).toBe('');
  });
  it('may have single marks, which apostrophes are not', () => {
    const read = (text: string) => {
      const tokens = [...text.matchAll(/[\p{L}\d]+|[^\s]/gu)].map(({ 0: form, index }) => ({
        form,
        start: index,
        end: index + form.length,
      }));
      return [...quotedTokens(tokens)].map(({ form }) => form).join(' ');
    };
    expect(read("She said 'we shall wait'. Then 'no'.")).toBe('we shall wait no');
    expect(read('‘We wait,’ he said.')).toBe('We wait ,');
    expect(read("He said 'the girls' school is old' twice.")).toBe("the girls ' school is old");
    expect(read("The girls' school of the '90s, the boys' one.")).toBe('');
    expect(read(`In the '90s she left. ${'It was so. '.repeat(30)}The girls' school.`)).toBe('');
  });
});

describe('trees', () => {
  it('go left up to the border', () => {
    const trees = { base: 1, trees: [[0, 5, 0.5, [1, 0, 2, 3]] as const, 10] };
    expect(sumOfTrees(trees, [5, 0])).toBe(11.5);
    expect(sumOfTrees(trees, [6, 0])).toBe(13);
    expect(sumOfTrees(trees, [6, 1])).toBe(14);
  });
  it('say the same laid out flat', () => {
    const trees = { base: 1, trees: [[0, 5, [1, 2, 1, 7], [1, 0, 2, 3]] as const, 10] };
    for (const vector of [
      [5, 0],
      [5, 3],
      [6, 0],
      [6, 1],
    ]) {
      expect(flatTrees(trees)(vector)).toBe(sumOfTrees(trees, vector));
    }
  });
});

describe('spreading a rating', () => {
  const scale = [
    [0.2, 0.1],
    [0.3, 0.5],
    [0.4, 0.6],
  ] as const;
  it('is linear between the pairs', () => {
    expect(spread(0.25, scale)).toBeCloseTo(0.3);
    expect(spread(0.4, scale)).toBeCloseTo(0.6);
  });
  it('stays within 0 and 1', () => {
    expect(spread(-5, scale)).toBe(0);
    expect(spread(50, scale)).toBe(1);
  });
});

describe('a spelling', () => {
  it('of nothing has the base value', () => {
    const model = { base: 3, scale: 1, weights: new Int8Array(16) };
    expect(spellingValue(model, '')).toBe(3);
    expect(spellingValue(model, 'word')).toBe(3);
  });
});

describe('terms', () => {
  const sentence = (...words: [string, Upos, number, string][]): Token[] =>
    words.map(([form, upos, head, relation]) => ({
      form,
      start: 0,
      end: 0,
      analysis: { upos, head, relation, lemma: form, features: {} },
    }));
  it('are nouns with what modifies them', () => {
    const tokens = sentence(
      ['the', 'DET', 2, 'det'],
      ['mitral', 'ADJ', 2, 'amod'],
      ['valve', 'NOUN', 3, 'nsubj'],
      ['leaks', 'VERB', -1, 'root'],
    );
    expect(termPlaces(tokens)).toEqual([{ first: 1, end: 3 }]);
  });
  it('reach over a preposition that binds nouns', () => {
    const tokens = sentence(
      ['tasa', 'NOUN', 3, 'nsubj'],
      ['de', 'ADP', 2, 'case'],
      ['interés', 'NOUN', 0, 'nmod'],
      ['sube', 'VERB', -1, 'root'],
    );
    expect(termPlaces(tokens)).toEqual([{ first: 0, end: 3 }]);
  });
  it('are not neighbours that have nothing to do with each other', () => {
    const tokens = sentence(
      ['gave', 'VERB', -1, 'root'],
      ['children', 'NOUN', 0, 'iobj'],
      ['books', 'NOUN', 0, 'obj'],
    );
    expect(termPlaces(tokens)).toEqual([]);
  });
  it('need an analysis', () => {
    expect(termPlaces(tokensOf('mitral', 'valve'))).toEqual([]);
  });
});
