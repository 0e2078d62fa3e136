import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { Government } from './government.ts';
import { inflectedMisfit } from './inflected-misfits.ts';
import type { LexiconSettings } from './lexicon.ts';
import { ungoverned } from './ungoverned.ts';

const german = await loadLanguage('de');
const government = new Government(
  'obj\tvermissen nehmen ignorieren geben fördern entdecken\nbare\tfehlen helfen kommen landen\ndative\tgeben helfen\n+auf\tzugreifen\n+über\thinwegsehen\nperfect sein\tlanden\nperfect haben\tentdecken\n',
);
const prepositions = { auf: ['auf', 'darauf'], über: ['über', 'darüber'], bis: ['bis'] };

function place(text: string, old: string) {
  const [sentence] = sentencesOf(german.analyse(text));
  return { sentence, index: sentence.tokens.findIndex(({ form }) => form === old) };
}

function wrong(text: string, old: string, word: string) {
  const { sentence, index } = place(text, old);
  return ungoverned(word, sentence, index, { government, prepositions });
}

describe('a verb does not stand for another', () => {
  it('that has an object, or has none, when it cannot', () => {
    expect(wrong('Viele vermissen seine Stimme.', 'vermissen', 'fehlen')).toBe('vermissen');
    expect(wrong('Viele vermissen seine Stimme.', 'vermissen', 'ignorieren')).toBeUndefined();
    expect(wrong('Die Freunde wollen helfen.', 'helfen', 'fördern')).toBe('helfen');
  });

  it('with a preposition that it does not ask for', () => {
    expect(wrong('Man kann auf sein Geld zugreifen.', 'zugreifen', 'nehmen')).toBe('auf');
    const text = 'Man kann darüber hinwegsehen, dass es spät ist.';
    expect(wrong(text, 'hinwegsehen', 'ignorieren')).toBe('darüber');
  });

  it('to whom nothing is given', () => {
    expect(wrong('Er gab den Kindern das Buch.', 'gab', 'nehmen')).toBe('Kindern');
  });

  it('that is perfect with another auxiliary', () => {
    expect(wrong('Sie hat die Insel entdeckt.', 'entdeckt', 'landen')).toBe('hat');
  });
});

describe('where adjectives have endings and clauses an order', () => {
  const { adjectiveEndings } = JSON.parse(
    readFileSync('languages/de/lexicon.json', 'utf8'),
  ) as LexiconSettings;
  const rules = {
    ...(adjectiveEndings && { adjectiveEndings }),
    joining: ['aber'],
    prepositions,
    infinitives: ['en'],
  };
  const misfit = (text: string, old: string, word: string, form = word) => {
    const { sentence, index } = place(text, old);
    return inflectedMisfit(word, form, sentence, index, german, rules);
  };

  it('a word that only joins leaves the first place empty', () => {
    expect(misfit('Allerdings sollte man warten.', 'Allerdings', 'aber')).toBe('sollte');
    expect(misfit('Man sollte allerdings warten.', 'allerdings', 'aber')).toBeUndefined();
  });

  it('a preposition is no adverb, and an adjective no verb', () => {
    expect(misfit('Er kommt spätestens morgen.', 'spätestens', 'bis')).toBe('spätestens');
    expect(misfit('Sie wollen die Ordnung erhalten.', 'erhalten', 'haltbar')).toBe('erhalten');
  });

  it('a comparison is kept', () => {
    expect(misfit('Er wird noch unbeständiger.', 'unbeständiger', 'unsicher')).toBe(
      'unbeständiger',
    );
  });
});
