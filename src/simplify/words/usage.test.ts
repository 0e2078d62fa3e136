import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { asPastOrParticiple } from './fitting-form.ts';
import { misfitOf } from './misfits.ts';
import { Readings } from './readings.ts';
import { Usage, unusedAs } from './usage.ts';

const english = await loadLanguage('en');
const usage = new Usage(
  'NOUN\tgive\nNOUN plural\tadvice\nNOUN indefinite\tpraise\nNOUN bare\tlawyer\nVERB obj\tlive\nVERB bare\tprevent\nADV verb\textremely\nVERB +of\tplan\nVERB done\tkeep\nonly VERB state\tfeel seem\n',
);

function place(text: string, old: string) {
  const [sentence] = sentencesOf(english.analyse(text));
  return { sentence, index: sentence.tokens.findIndex(({ form }) => form === old) };
}

function unused(text: string, old: string, word: string) {
  const { sentence, index } = place(text, old);
  return unusedAs(word, sentence, index, usage);
}

describe('a word is not used', () => {
  it('as a part of speech that it never is', () => {
    expect(unused('They asked for concessions.', 'concessions', 'give')).toBe('concessions');
    expect(unused('They yield the point.', 'yield', 'give')).toBeUndefined();
  });

  it('with an article, in the plural or bare, where it never is', () => {
    expect(unused('He gave a eulogy.', 'eulogy', 'praise')).toBe('a');
    expect(unused('He gave the eulogy.', 'eulogy', 'praise')).toBeUndefined();
    expect(unused('They followed the recommendations.', 'recommendations', 'advice')).toBe(
      'recommendations',
    );
    expect(unused('She has power of attorney.', 'attorney', 'lawyer')).toBe('attorney');
    expect(unused('She called her attorney.', 'attorney', 'lawyer')).toBeUndefined();
  });

  it('with an object, or without one, where it never is', () => {
    expect(unused('They inhabit the island.', 'inhabit', 'live')).toBe('island');
    expect(unused('The alarm should deter.', 'deter', 'prevent')).toBe('deter');
  });

  it('with verbs when it tells degrees, nor with prepositions it never has', () => {
    expect(unused('He complained bitterly.', 'bitterly', 'extremely')).toBe('bitterly');
    expect(unused('They conceive of a new world.', 'conceive', 'plan')).toBe('of');
  });

  it('before a noun when its participle never is, nor before an adjective unless it may be', () => {
    expect(unused('He sold stolen cars.', 'stolen', 'keep')).toBe('stolen');
    expect(unused('He felt sad.', 'felt', 'touch')).toBe('sad');
    expect(unused('He felt sad.', 'felt', 'seem')).toBeUndefined();
  });

  it('beside a word that raises it, when it has an ending of its own for that', () => {
    const misfit = (word: string) => {
      const { sentence, index } = place('It is more humid there.', 'humid');
      const rules = { comparing: { more: 'Cmp' } };
      return misfitOf(word, sentence, index, { form: word, agreement: [] }, english, rules);
    };
    expect(misfit('wet')).toBe('more');
    expect(misfit('unpleasant')).toBeUndefined();
  });
});

describe('a form is read', () => {
  it('as the past tense where it has a subject and no auxiliary', () => {
    const { sentence, index } = place('The two women knitted black wool.', 'knitted');
    const read = asPastOrParticiple(sentence, index, english).tokens[index].analysis?.features;
    expect(read).toMatchObject({ Tense: 'Past', VerbForm: 'Fin' });
  });

  it('with the vowel of its lemma where stems change', () => {
    const rules = [['en', 'ir', 'VERB', 'Number=Plur|Person=3|Tense=Pres']] as const;
    const spanish = { ...english, inflect: () => 'referen' };
    const known = (lemma: string) => lemma === 'referir';
    const read = new Readings(rules, '', [['ie', 'e']]);
    expect(read.find('refieren', known, spanish).map(({ lemma }) => lemma)).toEqual(['referir']);
    expect(new Readings(rules).find('refieren', known, spanish)).toEqual([]);
  });
});
