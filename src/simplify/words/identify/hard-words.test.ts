import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KlartextError, LEVELS } from '../../../core/index.ts';
import { languageIds, loadLanguage } from '../../../language/index.ts';
import { type AUDIENCES, type HardWordOptions, hardWords, loadComplexity } from './index.ts';

const english = await loadLanguage('en');
const model = await loadComplexity(english);
const german = await loadLanguage('de');
const germanModel = await loadComplexity(german);

const find = (text: string, options: Partial<HardWordOptions> = {}) =>
  hardWords(english.analyse(text), { model, terms: false, ...options });
const formsOf = (text: string, options: Partial<HardWordOptions> = {}) =>
  find(text, options).map(({ form }) => form);

const SENTENCE = 'The committee will endeavour to mitigate the detrimental effects of the drought.';

describe('hard words', () => {
  it('are found where they stand, with a score and a reason', () => {
    const found = find(SENTENCE);
    const word = found.find(({ form }) => form === 'mitigate');
    expect(word).toBeDefined();
    expect(SENTENCE.slice(word?.start, word?.end)).toBe('mitigate');
    expect(word?.complexity).toBeGreaterThan(0.3);
    expect(word?.complexity).toBeLessThanOrEqual(1);
    expect(word?.reasons[0].text).toMatch(/^rare: Zipf \d/);
    expect(found.map(({ form }) => form)).toContain('detrimental');
  });
  it('are not everyday words', () => {
    expect(formsOf('The children went home and had a good dinner with their friends.')).toEqual([]);
  });
  it('are not names, numbers or abbreviations', () => {
    const text = 'Dr. Okonkwo paid 4,000 dollars to Kyrgyzstan and NATO.';
    expect(formsOf(text, { level: 'A1' })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Okonkwo|4,000|Kyrgyzstan|NATO|Dr/)]),
    );
  });
  it('are not looked for in quotations, unless asked', () => {
    const text = 'She said: “We mitigate the risk.” They ameliorate it.';
    expect(formsOf(text)).toEqual(['ameliorate']);
    expect(formsOf(text, { quoted: true })).toEqual(['mitigate', 'ameliorate']);
  });
  it('are not what the reader knows or what is protected, in any form', () => {
    expect(formsOf('They mitigated it.', { known: ['Mitigate'] })).toEqual([]);
    expect(formsOf('The mitral valve works.', { protected: ['mitral valve'] })).toEqual([]);
    expect(formsOf('The mitral valve works.')).toContain('mitral');
  });
  it('are marked whole where hyphens join their parts', () => {
    expect(formsOf('Most of the roads are cul-de-sacs.')).toEqual(['cul-de-sacs']);
    expect(formsOf('It is a state-of-the-art kitchen.')).toEqual([]);
    expect(formsOf('They ameliorate - or mitigate - it.')).toEqual(['ameliorate', 'mitigate']);
  });
  it('grow fewer from level to level', () => {
    const text =
      'The weather report mentions a severe storm, moderate damage and intermittent hail.';
    const counts = LEVELS.map((level) => find(text, { level }).length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(counts[4]);
  });
  it('weigh length for readers who stumble over it', () => {
    const scoreFor = (audience: (typeof AUDIENCES)[number]) =>
      find('We met a representative.', { audience, threshold: 0 }).at(-1)?.complexity ?? 0;
    expect(scoreFor('cognitive')).toBeGreaterThan(scoreFor('learner'));
  });
  it('include terms of several words', () => {
    const terms = find('He has chronic obstructive pulmonary disease.', { terms: true }).filter(
      ({ kind }) => kind === 'term',
    );
    expect(terms.map(({ form }) => form)).toEqual(['chronic obstructive pulmonary disease']);
  });
  it('may be capitalised nouns where nouns have capitals', () => {
    const found = hardWords(
      german.analyse('Die Behörde prüft die Verhältnismäßigkeit der Maßnahme.'),
      { model: germanModel },
    );
    expect(found.map(({ form }) => form)).toContain('Verhältnismäßigkeit');
  });
});

describe('a wrong call', () => {
  it('names what is wrong', () => {
    expect(() => find('x', { level: 'B7' as 'B1' })).toThrow(KlartextError);
    expect(() => find('x', { audience: 'learners' as 'learner' })).toThrow(/learner/);
    expect(() => hardWords(german.analyse('Haus'), { model })).toThrow(KlartextError);
  });
  it('says when a language has no model', async () => {
    const nothing = { read: async () => undefined };
    await expect(loadComplexity(english, nothing)).rejects.toThrow(KlartextError);
  });
});

describe('every language', () => {
  it.each(languageIds())('%s gives scores from 0 to 1 with reasons', async (id) => {
    const language = await loadLanguage(id);
    const text = 'Zzyzxqv.\n\n“a” b, 12 کتاب 学习 учёба.';
    const found = hardWords(language.analyse(text), {
      model: await loadComplexity(language),
      threshold: 0,
    });
    for (const { complexity, reasons } of found) {
      expect(complexity).toBeGreaterThanOrEqual(0);
      expect(complexity).toBeLessThanOrEqual(1);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });
});

describe('any text', () => {
  it('is taken, and spans lie in it, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const found = hardWords(english.segment(text), { model, threshold: 0 });
        for (const { start, end, form } of found) expect(text.slice(start, end)).toBe(form);
      }),
      { numRuns: 30 },
    );
  });
  it('of one very long word are at most that word', () => {
    const document = english.segment('a'.repeat(1_000_000));
    expect(hardWords(document, { model }).length).toBeLessThanOrEqual(1);
  });
});
