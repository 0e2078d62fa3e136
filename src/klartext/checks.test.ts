import { describe, expect, it } from 'vitest';
import { folderFiles } from '../language/index.ts';
import { lintRules, readProfile } from '../simplify/lint/index.ts';
import { detectLanguage, hardWords, lint, readability, verify } from './index.ts';

const TEXT = 'The meeting was postponed in order to save money.';

describe('lint', () => {
  it('finds what a guideline advises against, with the analysis and the words it needs', async () => {
    const findings = await lint(TEXT, { profile: 'falc' });
    const found = findings.map(({ rule, span, suggestions }) => [
      rule,
      TEXT.slice(span.start, span.end),
      suggestions[0],
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['passive', 'postponed', undefined],
        ['hard-word', 'postponed', 'delayed'],
        ['wordy-phrase', 'in order to', 'to'],
      ]),
    );
    expect(findings.every(({ message }) => message.length > 0)).toBe(true);
  });

  it('follows the profile: plain, one of the package, or your own', async () => {
    const rulesOf = async (profile?: string) =>
      (await lint(TEXT, profile === undefined ? {} : { profile })).map(({ rule }) => rule);
    expect(await rulesOf()).toEqual(await rulesOf('plain'));
    expect(await rulesOf()).not.toEqual(await rulesOf('falc'));
    const own = readProfile('{"id":"own","rules":{"sentence-length":{"most":5}}}', lintRules);
    expect((await lint(TEXT, { profile: own })).map(({ rule }) => rule)).toEqual([
      'sentence-length',
    ]);
    await expect(lint(TEXT, { profile: 'plian' })).rejects.toMatchObject({
      code: 'unknown-name',
      hint: 'Did you mean "plain"?',
    });
  });

  it('counts places in the source, markup included', async () => {
    const source = 'It was **postponed**.';
    const findings = await lint(source, { format: 'markdown', language: 'en' });
    const passive = findings.find(({ rule }) => rule === 'passive');
    expect(source.slice(passive?.span.start, passive?.span.end)).toBe('postponed');
  });

  it('finds nothing in an empty text, and refuses one whose language is not clear', async () => {
    expect(await lint('\n')).toEqual([]);
    await expect(lint('OK')).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('verify', () => {
  it('passes a text that says the same and refuses one that does not', async () => {
    const source = 'You may stay until 5 May.';
    expect(await verify(source, 'You can stay until 5 May.')).toMatchObject({
      passed: true,
      language: 'en',
    });
    const { passed, verdicts } = await verify(source, 'You must stay until 6 May.');
    expect(passed).toBe(false);
    expect(verdicts.map(({ point, state }) => `${point} ${state}`)).toEqual(
      expect.arrayContaining(['dates changed', 'modality changed']),
    );
  });

  it('sees when the new text is in another language', async () => {
    const source = 'The road is closed on Monday because of repairs to the bridge.';
    const { verdicts } = await verify(
      source,
      'Die Straße ist am Montag wegen Reparaturen an der Brücke gesperrt.',
    );
    expect(verdicts.find(({ point }) => point === 'language')?.state).toBe('changed');
  });

  it('needs a source', async () => {
    await expect(verify('', 'Something.')).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('readability', () => {
  it('takes the formula of the language', async () => {
    const easy = await readability('The cat sat on the mat. It was happy.');
    const hard = await readability(
      'Notwithstanding considerable institutional opposition, reorganisation proceeded immediately.',
    );
    expect(easy).toMatchObject({ language: 'en', formula: 'fre', better: 'higher' });
    expect(easy.value).toBeGreaterThan(hard.value + 50);
    expect(await readability('Der Hund schläft im Haus.', { formula: 'wiener-1' })).toMatchObject({
      language: 'de',
      better: 'lower',
    });
  });

  it('borrows no formula, and measures no text without words', async () => {
    const call = readability('The cat sat on the mat with a dog.', { formula: 'gulpease' });
    await expect(call).rejects.toMatchObject({ code: 'not-supported' });
    await expect(readability('…', { language: 'en' })).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('hardWords', () => {
  it('finds hard words with why they are hard and what is simpler', async () => {
    const [word, ...others] = await hardWords(TEXT, { level: 'B1' });
    expect(TEXT.slice(word.span.start, word.span.end)).toBe('postponed');
    expect(word).toMatchObject({ word: 'postponed', advice: 'offer' });
    expect(word.suggestions).toContain('delayed');
    expect(word.reasons.length).toBeGreaterThan(0);
    expect(others.map((each) => each.word)).not.toContain('money');
  });

  it('is surer with the thesaurus, which is used only when asked for', async () => {
    const files = await folderFiles(undefined, { packs: ['thesaurus-en'] });
    const [word] = await hardWords(TEXT, { level: 'B1', files });
    expect(word).toMatchObject({ word: 'postponed', advice: 'replace' });
  });

  it('depends on the reader', async () => {
    const found = async (level: 'A1' | 'C1') => (await hardWords(TEXT, { level })).length;
    expect(await found('A1')).toBeGreaterThan(await found('C1'));
  });
});

describe('detectLanguage', () => {
  it('says which language, how sure that is, and what else it may be', async () => {
    const { language, confidence, alternatives } = await detectLanguage('La casa è grande.');
    expect([language, confidence > 0.9]).toEqual(['it', true]);
    expect(alternatives.map((each) => each.language)).toContain('es');
    expect((await detectLanguage('1234')).language).toBe('und');
  });
});
