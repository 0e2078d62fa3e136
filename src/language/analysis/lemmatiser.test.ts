import { describe, expect, it } from 'vitest';
import { readEditTree } from './edit-tree.ts';
import { applyLemmaClass, caseOf, Lemmatiser } from './lemmatiser.ts';

const silent = { classes: 2, score: (_: unknown, scores: Float32Array) => scores.fill(0) };

describe('the lemmatiser', () => {
  it('writes lemmas small, with a capital, or in capitals, as its class says', () => {
    const keep = readEditTree('(0,1>/s//)');
    expect(applyLemmaClass('l', keep, 'Cats')).toBe('cat');
    expect(applyLemmaClass('t', keep, 'cats')).toBe('Cat');
    expect(applyLemmaClass('u', keep, 'DVDs')).toBe('DVD');
  });

  it('knows how a word is written', () => {
    expect(['cat', 'Cat', 'USA', 'iPhone'].map(caseOf)).toEqual(['l', 't', 'u', 'k']);
  });

  it('asks its exceptions first, then tries trees until one fits', () => {
    const lemmatiser = new Lemmatiser(
      silent,
      ['l(0,3>/xyz//)', 'l(0,1>/s//)'],
      'NOUN mice\tmouse\nVERB was\tbe',
    );
    expect(lemmatiser.lemma('Was', 'VERB', 'VERB')).toBe('be');
    expect(lemmatiser.lemma('Mice', 'NOUN', 'NOUN')).toBe('mouse');
    expect(lemmatiser.lemma('cats', 'NOUN', 'NOUN')).toBe('cat');
    expect(lemmatiser.lemma('dog', 'NOUN', 'NOUN')).toBe('dog');
  });
});
