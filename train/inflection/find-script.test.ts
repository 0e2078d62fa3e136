import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyScript,
  formatScript,
  parseScript,
} from '../../src/language/inflection/edit-script.ts';
import { findScript } from './find-script.ts';

describe('edit scripts', () => {
  it('share one script between words that change alike', () => {
    const house = findScript('haus', 'häuser');
    expect(applyScript(house, 'kraut')).toBe('kräuter');
    const fetch = findScript('holen', 'geholt');
    expect(applyScript(fetch, 'sagen')).toBe('gesagt');
    const city = findScript('city', 'cities');
    expect(applyScript(city, 'party')).toBe('parties');
  });

  it('move the particle of a separable verb behind it', () => {
    expect(applyScript(findScript('abholen', 'hole ab'), 'anlegen')).toBe('lege an');
  });

  it('do not apply where they do not fit', () => {
    expect(applyScript(findScript('city', 'cities'), 'house')).toBeUndefined();
    expect(applyScript(findScript('haus', 'häuser'), 'kind')).toBeUndefined();
  });

  it('always lead from the lemma to the form they were found for, also when written and read', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeäöуы اک'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (lemma, form) => {
        const script = findScript(lemma, form);
        expect(applyScript(script, lemma)).toBe(form);
        expect(applyScript(parseScript(formatScript(script)), lemma)).toBe(form);
      }),
    );
  });
});
