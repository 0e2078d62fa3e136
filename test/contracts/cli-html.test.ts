import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-html-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function page(name: string, text: string, lang = ''): string {
  const style = '.button-primary:hover { background-color: white; font-weight: bold }\n'.repeat(40);
  const path = join(folder, name);
  writeFileSync(
    path,
    `<!doctype html><html${lang}><head><title>Welcome to the site</title><style>${style}</style></head><body class="page with-sidebar"><p class="the-first-paragraph">${text}</p></body></html>`,
  );
  return path;
}

const german = page(
  'german.html',
  'Die erforderlichen Unterlagen sind unverzüglich beim Finanzamt einzureichen.',
);
/** Too little text to tell, but the page says it. */
const short = page('short.html', 'Museum, Park, Hotel.', ' lang="de-AT"');

const CALLS = [['simplify'], ['lint'], ['words'], ['analyse', '--only', 'summary']];

describe.each(CALLS)('klartext %s of a page', (...call) => {
  it('finds the language from its text, not from its markup', async () => {
    const { error } = await klartext([...call, german]);
    expect(error).toContain('language: de (German)');
  });

  it('believes the page that names its language', async () => {
    const { error } = await klartext([...call, short]);
    expect(error).toContain('language: de (German)');
  });

  it('does what the user says before that', async () => {
    const { error, code } = await klartext([...call, short, '--language', 'en']);
    expect(error).not.toContain('language:');
    expect(code).not.toBe(2);
  });
});

describe('tags are no words', () => {
  it('of klartext words', async () => {
    const { out } = await klartext(['words', german, '--json']);
    const sentences = JSON.parse(out).map(({ sentence }: { sentence: string }) => sentence);
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[<>{}]/);
  });

  it('of klartext analyse', async () => {
    const { out } = await klartext(['analyse', german, '--json']);
    const { sentences } = JSON.parse(out);
    expect(sentences.map(({ text }: { text: string }) => text)).toEqual([
      'Die erforderlichen Unterlagen sind unverzüglich beim Finanzamt einzureichen.',
    ]);
  });
});
