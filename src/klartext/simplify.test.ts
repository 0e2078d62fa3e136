import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../core/package-file.ts';
import { applyEdits, sentencesOf, simplify } from './index.ts';

const example = (language: string) =>
  readFileSync(fileURLToPath(packageFile(`examples/${language}.txt`)), 'utf8');

describe('simplify', () => {
  it('makes a text easier, finds its language and says why', async () => {
    const source = 'You must submit the form in order to obtain a permit.';
    const { text, language, edits } = await simplify(source, { level: 'A2' });
    expect([language, text]).toEqual(['en', 'You must send in the form to get a permit.']);
    expect(edits.map(({ span }) => source.slice(span.start, span.end))).toEqual([
      'submit',
      'in order to',
      'obtain',
    ]);
    expect(edits.every(({ reason }) => reason.length > 0)).toBe(true);
  });

  it('replaces what is hard for the level only', async () => {
    const source = 'You must submit the form in order to obtain a permit.';
    const { text } = await simplify(source, { level: 'A2' });
    expect(text).toBe('You must send in the form to get a permit.');
    expect((await simplify(source, { level: 'C1' })).text).toBe(source);
  });

  it.each(['en', 'de', 'it'])('gives edits that make its text of the source (%s)', async (id) => {
    const source = example(id);
    const { text, edits } = await simplify(source);
    expect(text).not.toBe(source);
    expect(applyEdits(source, edits).text).toBe(text);
  });

  it('has edits for lists, too', async () => {
    const source =
      'Para la solicitud necesita un documento, una fotografía, un recibo, una tarjeta y un formulario. El formulario está en la oficina.';
    const { text, edits } = await simplify(source);
    expect(text).toContain('\n- una tarjeta\n- un formulario\n\nEl formulario');
    expect(applyEdits(source, edits).text).toBe(text);
    expect((await simplify(source, { preset: 'careful' })).text).not.toContain('\n');
  });

  it('writes abbreviations in full for easy levels only', async () => {
    const source = 'Bring a document with your name and your picture on it, e.g. a passport.';
    expect((await simplify(source)).text).toContain('e.g. a passport');
    expect((await simplify(source, { level: 'A2' })).text).toContain('for example');
  });

  it('keeps markup, with edits at places of the source', async () => {
    const source =
      '# Utilise the form\n\n> Utilise it in time.\n\nYou must **utilise** the [form](a.html) in the event that you move.\n';
    const { text, edits } = await simplify(source, { format: 'markdown' });
    expect(text).toBe(
      '# Utilise the form\n\n> Utilise it in time.\n\nYou must **use** the [form](a.html) if you move.\n',
    );
    expect(applyEdits(source, edits).text).toBe(text);
  });

  it('reads the language that a page names', async () => {
    const page = '<html lang="de-AT"><body><p>Information</p></body></html>';
    expect((await simplify(page, { format: 'html' })).language).toBe('de');
  });

  it('says which long sentences and hard words are left for the level', async () => {
    const long =
      'The supply of drinking water to all houses in Mill Lane and the adjoining streets will stop on Tuesday from nine to four.';
    const found = async (level: 'A2' | 'C1') => {
      const { text, stillHard } = await simplify(long, { level });
      for (const { span, text: words } of stillHard) {
        expect(text.slice(span.start, span.end)).toBe(words);
      }
      return stillHard.map(({ rule, text: words }) => (rule === 'hard-word' ? words : rule));
    };
    const [easy, hard] = [await found('A2'), await found('C1')];
    expect(easy).toEqual(expect.arrayContaining(['sentence-length', 'adjoining']));
    expect(hard.length).toBeLessThan(easy.length);
  });

  it('takes the name of an engine, or one that was loaded', async () => {
    const source = 'You must submit the form in order to obtain a permit.';
    expect((await simplify(source, { engine: 'identity' })).text).toBe(source);
    const { loadEngine } = await import('../simplify/engines.ts');
    const { loadLanguage } = await import('../language/index.ts');
    const engine = await loadEngine('truncate', await loadLanguage('en'));
    const { text } = await simplify(source, { engine });
    expect(source.startsWith(text.replace(/[.\s]+$/, ''))).toBe(true);
    expect(text.length).toBeLessThan(source.length);
    const call = simplify(source, { engine, language: 'de' });
    await expect(call).rejects.toMatchObject({ code: 'bad-option' });
  });

  it('leaves an empty text as it is', async () => {
    expect(await simplify(' \n')).toEqual({
      text: ' \n',
      language: 'und',
      edits: [],
      stillHard: [],
    });
  });

  it.each([
    ['Dzień dobry, jak się masz? Wszystko dobrze.', {}, 'not-supported'],
    ['OK', {}, 'bad-input'],
    ['1234', {}, 'bad-input'],
    ['A clear text.', { language: 'english' }, 'unknown-language'],
    ['مرحبا بكم في المدينة الكبيرة.', {}, 'not-supported'],
    ['A clear text.', { language: 'en', engine: 'defalt' }, 'unknown-name'],
    ['A clear text.', { level: 'A7' as 'A1' }, 'unknown-name'],
    ['A clear text.', { audience: 'kid' as 'child' }, 'unknown-name'],
    ['A clear text.', { preset: 'bold' as 'strong' }, 'unknown-name'],
    ['A clear text.', { format: 'docx' as 'html' }, 'unknown-name'],
  ])('refuses what it cannot do, with a hint: %s %o', async (text, options, code) => {
    const call = simplify(text, options);
    await expect(call).rejects.toMatchObject({ code, hint: expect.stringMatching(/\S/) });
  });
});

describe('the root', () => {
  it('still exports the core', () => {
    expect(sentencesOf({ text: '', language: 'en', paragraphs: [] })).toEqual([]);
  });
});
