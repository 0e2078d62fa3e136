import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import type { ShapeRules } from './fitting-form.ts';
import { misfitOf } from './misfits.ts';

const english = await loadLanguage('en');

/** What the new word leaves wrong in a sentence, asked at the place of the old one. */
function misfit(text: string, old: string, word: string, rules: ShapeRules = {}) {
  const [sentence] = sentencesOf(english.analyse(text));
  const index = sentence.tokens.findIndex(({ form }) => form === old);
  return misfitOf(word, sentence, index, { form: word, agreement: [] }, english, rules);
}

describe('a new word does not fit', () => {
  const rules = {
    governs: { rely: 'on', depend: 'on' },
    prepositions: { on: ['on', 'upon'] },
  };

  it('where it leaves a preposition over that only the old word asks for', () => {
    expect(misfit('They rely on aid from abroad.', 'rely', 'need', rules)).toBe('on');
    expect(misfit('They rely on aid from abroad.', 'rely', 'depend', rules)).toBeUndefined();
  });

  it('where it is only the first part of a compound', () => {
    expect(misfit('They cut the firewood.', 'firewood', 'fire')).toBe('firewood');
    expect(misfit('They cut the firewood.', 'firewood', 'wood')).toBeUndefined();
  });

  it('where it takes no object and the old word has one', () => {
    const verbs = { intransitive: ['talk'] };
    expect(misfit('They negotiate a treaty.', 'negotiate', 'talk', verbs)).toBe('treaty');
    expect(misfit('They negotiate for hours.', 'negotiate', 'talk', verbs)).toBeUndefined();
  });

  it('where a pronoun written with the old verb would be lost', () => {
    const text = 'They carry it away.';
    expect(misfit(text, 'carry', 'take', { enclitics: ['rry'] })).toBe('carry');
    expect(misfit(text, 'carry', 'ferry', { enclitics: ['rry'] })).toBeUndefined();
  });

  it('where it would have to take a particle inside that stands before it', () => {
    const separable = { infix: 'to', separable: ['up'] };
    expect(misfit('They want to educate children.', 'educate', 'upbring', separable)).toBe('to');
    expect(misfit('They want to educate children.', 'educate', 'teach', separable)).toBeUndefined();
  });

  it('where it is a plural and the old word is none', () => {
    expect(misfit('It is a great trivia game.', 'trivia', 'details')).toBe('trivia');
    expect(misfit('It is a great trivia game.', 'trivia', 'news')).toBeUndefined();
  });

  it('as an adjective, where an adverb is needed', () => {
    const lookups = [
      { ending: 'ly', becomes: [''], upos: ['ADV'] as const, append: [['y', 'ily']] as const },
    ];
    const text = 'She flicked her wand casually at it.';
    expect(misfit(text, 'casually', 'easy', { lookups })).toBe('casually');
    expect(misfit(text, 'casually', 'often', { lookups })).toBeUndefined();
  });

  it('after an article that counts, when it has no plural', () => {
    expect(misfit('She wore a garment of wool.', 'garment', 'clothing')).toBe('a');
    expect(misfit('She wore the garment of wool.', 'garment', 'clothing')).toBeUndefined();
  });

  it('before a plural verb, when the tagger sees a singular', () => {
    expect(misfit('We know that fungi were the first organisms.', 'fungi', 'mould')).toBe('were');
  });
});
