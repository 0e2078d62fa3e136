import { describe, expect, it } from 'vitest';
import type { Level } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../profile/index.ts';
import { Rewriter } from '../rewrite/driver.ts';
import { loadRules } from '../rewrite/load.ts';
import { Lexicon, loadPairs, readEntries, reword } from './index.ts';

const [english, german] = await Promise.all([loadLanguage('en'), loadLanguage('de')]);
const readers = {
  en: new Rewriter(english, await loadRules('en')),
  de: new Rewriter(german, await loadRules('de')),
};

/** What some pairs make of a sentence. */
function made(pairs: string, text: string, level: Level = 'B1', id: 'en' | 'de' = 'en') {
  const lexicon = new Lexicon(readEntries(pairs, 'test.txt'));
  const [tree] = readers[id].read(text);
  return reword(tree, lexicon, levelProfile(level));
}
const text = (...given: Parameters<typeof made>) => made(...given).text;

describe('a word', () => {
  const PAIR = 'commence[VERB] -> start';
  it('is replaced in the form that it has', () => {
    expect(text(PAIR, 'The course commences on Monday.')).toBe('The course starts on Monday.');
    expect(text(PAIR, 'The work commenced in May.')).toBe('The work started in May.');
    const nouns = 'modification[NOUN] -> change';
    expect(text(nouns, 'We made two modifications.')).toBe('We made two changes.');
  });
  it('changes the article before it, and keeps the capital of a sentence', () => {
    const pairs = 'modification[NOUN] -> update\nfurthermore[ADV] -> also';
    expect(text(pairs, 'They sent us a modification.')).toBe('They sent us an update.');
    expect(text(pairs, 'Furthermore, we left the house.')).toBe('Also, we left the house.');
  });
  it('stays where it is another part of speech, a name or a defined term', () => {
    const pair = 'request[NOUN] -> wish | level: B1';
    expect(text(pair, 'They request a copy of the letter.')).toContain('request');
    expect(text(pair, 'The Request must be signed by both.')).toContain('Request');
  });
  it('stays in a quotation', () => {
    const said = 'The sign said: “Works commence here.”';
    expect(text(PAIR, said)).toBe(said);
  });
  it('stays where the easier one stands beside it', () => {
    const pair = 'modify[VERB] -> change';
    const twice = 'You may modify or change the form.';
    expect(text(pair, twice)).toBe(twice);
    const both = 'You may amend or modify the form.';
    expect(text(`${pair}\namend[VERB] -> change`, both)).toBe(both);
  });
  it('stays outside its frame', () => {
    const pair = 'cease[VERB] -> stop | without: to';
    expect(text(pair, 'The company ceased production.')).toBe('The company stopped production.');
    const other = 'The company ceased to exist.';
    expect(text(pair, other)).toBe(other);
  });
  it('stays beside words that it is kept with', () => {
    const pair = 'terminate[VERB] -> end | keep: pregnancy';
    expect(text(pair, 'She terminated the contract.')).toBe('She ended the contract.');
    const other = 'She terminated the pregnancy.';
    expect(text(pair, other)).toBe(other);
  });
  it('stays in the passive where several words would stand for it', () => {
    const pair = 'omit[VERB] -> leave out';
    expect(text(pair, 'You may omit this step.')).toBe('You may leave out this step.');
    const passive = 'This step may be omitted by adults.';
    expect(text(pair, passive)).toBe(passive);
  });
});

describe('a finding', () => {
  it('is a word beyond the vocabulary of the level', () => {
    const pair = 'assist[VERB] -> help';
    const source = 'The staff assist the visitors.';
    expect(text(pair, source, 'A2')).toBe('The staff help the visitors.');
    expect(text(pair, source, 'B1')).toBe(source);
  });
  it('is none where the other word is hardly more frequent', () => {
    const source = 'The staff commence the work.';
    expect(text('commence[VERB] -> initiate', source)).toBe(source);
  });
  it('is a phrase by its length up to B2, or by the level that it names', () => {
    const long = 'in the event that -> if';
    const source = 'Call us in the event that you need help.';
    expect(text(long, source, 'B2')).toBe('Call us if you need help.');
    expect(text(long, source, 'C1')).toBe(source);
    const named = 'prior to -> before | level: B1';
    expect(text(named, 'Call us prior to the visit.', 'B1')).toBe('Call us before the visit.');
    expect(text(named, 'Call us prior to the visit.', 'B2')).toBe('Call us prior to the visit.');
  });
  it('says why: each edit names its pair', () => {
    const { edits } = made('commence[VERB] -> start', 'The course commences on Monday.');
    expect(edits).toHaveLength(1);
    expect(edits[0]).toMatchObject({ operation: 'substitute', source: 'lexicon/commence → start' });
    expect(edits[0].reason).toBe('"start" is a more common word than "commences".');
  });
});

describe('German', () => {
  const german = (pairs: string, source: string, level: Level = 'B1') =>
    text(pairs, source, level, 'de');
  it('declines and conjugates', () => {
    expect(
      german('erforderlich[ADJ] -> nötig', 'Sie brauchen die erforderlichen Unterlagen.'),
    ).toBe('Sie brauchen die nötigen Unterlagen.');
    expect(german('erläutern[VERB] -> erklären', 'Der Arzt erläutert Ihnen den Befund.')).toBe(
      'Der Arzt erklärt Ihnen den Befund.',
    );
  });
  it('replaces no noun by one of another gender', () => {
    const source = 'Die Beendigung der Reise ist möglich.';
    expect(german('Beendigung[NOUN] -> Ende | level: B1', source)).toBe(source);
  });
  it('finds an abbreviation as it is written, and a phrase with its comma', () => {
    expect(
      german('z. B. -> zum Beispiel | level: B1', 'Bringen Sie z. B. einen Ausweis mit.'),
    ).toBe('Bringen Sie zum Beispiel einen Ausweis mit.');
    expect(german('für den Fall, dass -> wenn', 'Rufen Sie an für den Fall, dass es brennt.')).toBe(
      'Rufen Sie an, wenn es brennt.',
    );
  });
  it('keeps a verb whose prefix stands apart', () => {
    const source = 'Wir händigen Ihnen den Schlüssel aus.';
    expect(german('aushändigen[VERB] -> geben | level: B1', source)).toBe(source);
  });
});

describe('the pairs that are shipped', () => {
  it.each(['en', 'de'])('are read: %s', async (id) => {
    expect((await loadPairs(id)).entries.length).toBeGreaterThan(150);
  });
  it('are none for a language without a list', async () => {
    expect((await loadPairs('eu')).entries).toEqual([]);
  });
});
