import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../core/index.ts';
import { folderFiles, type Language, loadLanguage } from '../../language/index.ts';
import { type ComplexityModel, loadComplexity } from './identify/index.ts';
import { type Lexicon, loadLexicon } from './lexicon.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';
import { wordEdits, wordProposals } from './word-edits.ts';

let language: Language;
let lexicon: Lexicon;
let model: ComplexityModel;
beforeAll(async () => {
  language = await loadLanguage('en');
  lexicon = await loadLexicon('en');
  model = await loadComplexity(language);
});

function suggestionsFor(text: string, word: string): Suggestion[] {
  const start = text.indexOf(word);
  return suggest(text, { start, end: start + word.length }, { language, lexicon });
}

describe('suggest', () => {
  it('gives words in the form of the original', () => {
    const forms = suggestionsFor('They modified the engines.', 'modified').map(({ form }) => form);
    expect(forms[0]).toBe('changed');
    expect(forms.every((form) => !/\d/.test(form))).toBe(true);
  });

  it('puts short and common words first for readers who need them', () => {
    const text = 'The residence was magnificent.';
    const span = { start: 4, end: 13 };
    const length = (audience: 'learner' | 'cognitive') =>
      suggest(text, span, { language, lexicon, audience, most: 3 })
        .map(({ form }) => form.length)
        .reduce((sum, each) => sum + each, 0);
    expect(length('cognitive')).toBeLessThanOrEqual(length('learner'));
  });

  it('changes the article with the word', () => {
    const text = 'He is an amiable man.';
    const friendly = suggestionsFor(text, 'amiable').find(({ form }) => form === 'friendly')!;
    const edits = friendly.edits.map(({ start, end, replacement }) => ({
      span: { start, end },
      replacement,
      operation: 'substitute' as const,
      reason: '',
      source: '',
      confidence: 1,
    }));
    expect(applyEdits(text, edits).text).toBe('He is a friendly man.');
  });

  it('gives no more than asked for, best first, each form once', () => {
    const text = 'They will demolish the building.';
    const start = text.indexOf('demolish');
    const span = { start, end: start + 8 };
    const found = suggest(text, span, { language, lexicon, most: 3 });
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ form }) => form)).size).toBe(3);
    expect(found[0].score).toBeGreaterThanOrEqual(found[1].score);
  });

  it('never gives the word itself or its stem-mates', () => {
    for (const { form } of suggestionsFor('They deploy soldiers.', 'deploy')) {
      expect(form).not.toMatch(/deploy/);
    }
  });

  it('says why a candidate was dropped', async () => {
    const files = await folderFiles(undefined, { packs: ['thesaurus-en'] });
    const larger = await loadLexicon('en', files);
    const found = suggest(
      'They deploy soldiers.',
      { start: 5, end: 11 },
      {
        language,
        lexicon: larger,
        explain: true,
      },
    );
    const dropped = found.filter((s) => s.rejected);
    expect(dropped.map(({ rejected }) => rejected)).toContain('has the same stem');
  });

  it('has nothing for what is no word, and refuses a place without one', () => {
    expect(suggestionsFor('Xqzt wrtp.', 'Xqzt')).toEqual([]);
    expect(() => suggest('', { start: 0, end: 0 }, { language, lexicon })).toThrow(/no word/);
  });

  it('takes odd texts', () => {
    for (const text of ['\ud800 word', '🙂🙂', 'a\u0000b', `${'very '.repeat(200)}amiable`]) {
      expect(() => suggest(text, { start: 0, end: 1 }, { language, lexicon })).not.toThrow();
    }
  });
});

describe('wordEdits', () => {
  const text = 'The populace was scared. Napoleon modified 12 “indigenous” laws in 1804.';

  it('leaves names, numbers and quotations alone', () => {
    const edits = wordEdits(language.analyse(text), { language, lexicon, model });
    const changed = applyEdits(text, edits).text;
    for (const kept of ['Napoleon', '12', '“indigenous”', '1804']) expect(changed).toContain(kept);
  });

  it('gives a reason and a confidence, and edits that can be applied together', () => {
    const decide = { confidence: 0.3, gain: 0.3 };
    const bold = { ...lexicon, settings: { ...lexicon.settings, decide } };
    const edits = wordEdits(language.analyse(text), { language, lexicon: bold, model });
    expect(() => applyEdits(text, edits)).not.toThrow();
    expect(edits.length).toBeGreaterThan(0);
    for (const { reason, confidence, source } of edits) {
      expect(reason).toMatch(/is hard/);
      expect(confidence).toBeGreaterThan(0);
      expect(source).toBe('words/en');
    }
  });

  it('explains in brackets only when asked', () => {
    const document = language.analyse('The edifice and its arduous ascent were exquisite.');
    const plain = wordEdits(document, { language, lexicon, model });
    const explained = wordEdits(document, { language, lexicon, model, brackets: true });
    expect(plain.every(({ operation }) => operation === 'substitute')).toBe(true);
    expect(explained.length).toBeGreaterThanOrEqual(plain.length);
  });

  it('offers a word for a formal phrase, but not within quotation marks', () => {
    const text = 'It failed due to the fact that it rained. He wrote "prior to noon" twice.';
    const terms = (options: { terms?: boolean } = {}) =>
      wordProposals(language.analyse(text), { language, lexicon, model, ...options })
        .filter(({ word }) => word.kind === 'term')
        .map(({ word, suggestions }) => [word.form, suggestions[0].form]);
    expect(terms()).toEqual([['due to the fact that', 'because']]);
    expect(terms({ terms: false })).toEqual([]);
  });

  it('explains a technical term and leaves its words alone', () => {
    const text = 'He died of acute otitis media.';
    const options = { language, lexicon, model, brackets: true };
    const edits = wordEdits(language.analyse(text), options);
    expect(applyEdits(text, edits).text).toBe(
      'He died of acute otitis media (inflammation of the middle ear).',
    );
    expect(wordEdits(language.analyse(text), { ...options, brackets: false })).toEqual([]);
  });

  it('never takes a neighbour for a synonym: a toad is no frog', () => {
    const document = language.analyse('They eat live toads and red carnations.');
    for (const { decision } of wordProposals(document, { language, lexicon, model }))
      expect(decision.action).not.toBe('replace');
  });

  it('gives suggestions for several words at once', () => {
    const found = suggestionsFor('They did it in close proximity to us.', 'in close proximity to');
    expect(found[0]?.form).toBe('near');
  });

  it('takes a capital beside a capital for a name', () => {
    const decide = { confidence: 0, gain: -9, sources: 0 };
    const bold = { ...lexicon, settings: { ...lexicon.settings, decide } };
    const named = 'Amnesty International cites no cases.';
    const edits = wordEdits(language.analyse(named), { language, lexicon: bold, model });
    expect(applyEdits(named, edits).text).toMatch(/^Amnesty International/);
  });

  it('respects the words a user protects', () => {
    const options = { language, lexicon, model, protected: ['populace'] };
    const words = wordProposals(language.analyse(text), options).map(({ word }) => word.form);
    expect(words).not.toContain('populace');
  });
});
