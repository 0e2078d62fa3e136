import { describe, expect, it } from 'vitest';
import type { Features, Sentence, Token, Upos } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { unchangingForm } from './adjective-forms.ts';
import { agreeingForm, asAdjective, beforeNoun, isPerfect } from './fitting-form.ts';

type Word = readonly [form: string, lemma: string, upos: Upos, features?: Features, head?: number];

function sentenceOf(...words: readonly Word[]): Sentence {
  let at = 0;
  const tokens = words.map(([form, lemma, upos, features = {}, head = -1]): Token => {
    const start = at;
    at += form.length + 1;
    const relation = upos === 'AUX' ? 'aux' : 'dep';
    return {
      form,
      start,
      end: start + form.length,
      analysis: { lemma, upos, features, head, relation },
    };
  });
  return { start: 0, end: at, tokens };
}

const SPANISH = {
  agreeing: ['o', 'a', 'os', 'as'],
  beforeNoun: { malo: 'mal' },
  perfect: ['haber'],
  verbEndings: ['ar', 'er', 'ir'],
};

describe('a form that fits its place', () => {
  it('has the ending that stands in the text, whatever the tagger says', () => {
    const wrong = { Gender: 'Masc', Number: 'Sing', VerbForm: 'Part' };
    const sentence = sentenceOf(['colonizadas', 'colonizar', 'VERB', wrong]);
    expect(agreeingForm('poblado', sentence, 0, SPANISH)).toBe('pobladas');
    const adjective = sentenceOf(['boscosos', 'boscoso', 'ADJ']);
    expect(agreeingForm('arbolado', adjective, 0, SPANISH)).toBe('arbolados');
  });

  it('is left alone where the ending tells nothing', () => {
    const sentence = sentenceOf(['rurales', 'rural', 'ADJ']);
    expect(agreeingForm('campesino', sentence, 0, SPANISH)).toBeUndefined();
    expect(
      agreeingForm('agrícola', sentenceOf(['nuevos', 'nuevo', 'ADJ']), 0, SPANISH),
    ).toBeUndefined();
  });

  it('of an adjective without gender shows number alone', async () => {
    const spanish = await loadLanguage('es');
    const rules = { unchanging: [['ar', 'ares']] as const };
    const shown = (word: string, ...place: Word) =>
      unchangingForm(word, sentenceOf(place), 0, spanish, rules);
    const feminine = { Gender: 'Fem', Number: 'Plur' };
    const participle = { ...feminine, Tense: 'Past', VerbForm: 'Part' };
    expect(shown('popular', 'folclóricas', 'folclórico', 'ADJ', feminine)).toBe('populares');
    expect(shown('popular', 'solicitadas', 'solicitar', 'VERB', participle)).toBe('populares');
    expect(shown('preguntar', 'solicitadas', 'solicitar', 'VERB', participle)).toBeUndefined();
    expect(shown('lugar', 'sitios', 'sitio', 'NOUN', { Number: 'Plur' })).toBeUndefined();
  });

  it('is shorter before a noun', () => {
    const before = sentenceOf(['precario', 'precario', 'ADJ'], ['ejercicio', 'ejercicio', 'NOUN']);
    expect(beforeNoun('malo', before, 0, SPANISH)).toBe('mal');
    expect(beforeNoun('malo', sentenceOf(['precario', 'precario', 'ADJ']), 0, SPANISH)).toBe(
      'malo',
    );
  });

  it('of a participle may be an adjective, which has no tense', () => {
    const features = { Gender: 'Fem', Number: 'Plur', Tense: 'Past', VerbForm: 'Part' };
    const sentence = sentenceOf(['volcánicas', 'volcar', 'VERB', features]);
    expect(asAdjective('caliente', sentence, 0, SPANISH).tokens[0].analysis).toMatchObject({
      upos: 'ADJ',
      features: { Gender: 'Fem', Number: 'Plur' },
    });
    expect(asAdjective('quemar', sentence, 0, SPANISH)).toBe(sentence);
  });

  it('knows a participle that never changes', () => {
    const sentence = sentenceOf(['han', 'haber', 'AUX', {}, 1], ['visto', 'ver', 'VERB']);
    expect(isPerfect(sentence, 1, SPANISH)).toBe(true);
    expect(isPerfect(sentence, 0, SPANISH)).toBe(false);
  });
});
