import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../core/index.ts';
import { shippedGuideline } from '../../klartext/guidelines.ts';
import { lint } from '../../klartext/index.ts';
import type { Format } from '../../simplify/document/index.ts';
import { lintText } from './lint.ts';
import { rewrite } from './rewrite.ts';

const option = { name: '"language"', example: '"en"', leastConfidence: 0.5 };
const check = (text: string, format: Format, profile: string, language?: string) =>
  lintText({
    ...{ text, format, option, profile: shippedGuideline(profile) },
    ...(language && { language }),
  });

const EXAMPLE = readFileSync('examples/en.txt', 'utf8');
const PAGE = `# Notice\n\nThe WHO met *in order to* talk; 12 people of the World Health Organization came.\n\n> We commence.\n\n${EXAMPLE}`;

describe('linting for an editor', () => {
  it.each([
    ['text', 'plain', EXAMPLE],
    ['text', 'falc', EXAMPLE],
    ['markdown', 'falc', PAGE],
    ['html', 'sew', `<h1>Notice</h1><p>The <b>WHO</b> met in order to talk.</p><p>${EXAMPLE}`],
  ] as const)('finds what the library finds: %s, %s', async (format, profile, text) => {
    const { findings, language } = await check(text, format, profile);
    expect(language).toBe('en');
    expect(findings).toEqual(await lint(text, { format, profile }));
    expect(findings.length).toBeGreaterThan(3);
    // What is known of each block is moved to where the block stands now.
    const later = `${format === 'html' ? '<p>One.</p>' : 'One.'}\n\n${text}`;
    const again = await check(later, format, profile, 'en');
    expect(again.findings).toEqual(await lint(later, { format, profile, language: 'en' }));
  });

  it('names the sentences of the text', async () => {
    const { sentences } = await check('# A b\n\nOne *two*. Three.\n', 'markdown', 'plain', 'en');
    expect(
      sentences.map(({ start, end }) => '# A b\n\nOne *two*. Three.\n'.slice(start, end)),
    ).toEqual(['A b', 'One *two*.', 'Three.']);
  });

  it('does not guess a language', async () => {
    await expect(check('Notes', 'text', 'plain')).rejects.toThrow('too short');
    expect((await check(' \n', 'text', 'plain')).findings).toEqual([]);
  });
});

describe('rewriting in place', () => {
  const at = async (text: string, words: string, format: Format = 'text', language = 'en') => {
    const start = text.indexOf(words);
    const place = { start, end: start + words.length };
    const { edits, changed } = await rewrite({ text, format, language, place });
    return { text: applyEdits(text, edits).text, changed };
  };

  it('changes the sentence of the place, and no other', async () => {
    const text = 'We purchased it. They commence now. She utilised a pen.';
    expect(await at(text, 'com')).toEqual({
      text: 'We purchased it. They start now. She utilised a pen.',
      changed: 1,
    });
    expect((await at(text, 'it. They')).changed).toBe(2);
  });

  it('keeps the markup, and what the whole document protects', async () => {
    const page = '“We *purchased* it.\n\nThey commence now.”\n\nShe **purchased** a pen.\n';
    expect((await at(page, 'purchased', 'markdown')).changed).toBe(0);
    expect((await at(page, 'commence', 'markdown')).changed).toBe(0);
    expect((await at(page, 'pen', 'markdown')).text).toContain('She **bought** a pen.');
    const html = '<p>She <b>purchased</b> a pen.</p><p>We purchased it.</p>';
    expect((await at(html, 'pen', 'html')).text).toBe(html.replace('purchased', 'bought'));
  });

  it('looks at the sentences around: a pronoun after it stays clear', async () => {
    const long =
      'The council approved the plan for the new bridge in the spring of last year; the builder started his work in the middle of May.';
    expect((await at(long, 'plan')).text).toContain('year. The');
    expect((await at(`${long} It meets again in June.`, 'plan')).text).toContain('year; the');
  });

  it('changes nothing where nothing is known, nor in a language without analysis', async () => {
    expect((await at('The cat sat.', 'cat')).changed).toBe(0);
    expect((await at('ذهب الولد إلى المدرسة.', 'الولد', 'text', 'ar')).changed).toBe(0);
    expect((await at('', '')).changed).toBe(0);
  });
});
