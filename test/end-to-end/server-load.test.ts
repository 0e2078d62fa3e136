import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Candidates } from '../../src/contract/index.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

const EDITORS = 50;
const text = readFileSync(fileURLToPath(new URL('../../examples/en.txt', import.meta.url)), 'utf8');
const sentences = text
  .split('\n')
  .flatMap((line) => line.split(/(?<=[.!?]) (?=[A-Z])/))
  .filter((line) => line.endsWith('.'));

const [folder, remove] = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(join(folder, 'workbench.db'));
  // Both workers read their language before people come.
  await Promise.all(
    sentences
      .slice(0, 4)
      .map((sentence) => server.send('POST', '/api/candidates', { sentence, language: 'en' })),
  );
});
afterAll(async () => {
  await server?.kill();
  remove();
});

/** A sentence that nobody asked about before. */
const fresh = (number: number) =>
  sentences[number % sentences.length].replace(/\.$/, ` in office ${number}.`);

describe(`${EDITORS} editors at once`, () => {
  it('all get candidates for a sentence of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: EDITORS }, (_, editor) =>
        server.send<Candidates>('POST', '/api/candidates', {
          sentence: fresh(editor),
          language: 'en',
        }),
      ),
    );
    const easier = answers.map(({ candidates }) => candidates[0]?.text ?? '');
    // Each gets the answer to what was asked, and to nothing else.
    const own = easier.filter((text, editor) => text.includes(`office ${editor}.`));
    expect(own.length).toBe(easier.filter((text) => text !== '').length);
    expect(own.length).toBeGreaterThan(EDITORS / 4);
  });

  it('get marks for 20,000 words, and for a change in a fraction of the time', async () => {
    let long = '';
    for (let part = 0; long.split(/\s+/).length < 20_000; part++) {
      long += `${text.replace(/\./g, ` ${part}.`)}\n\n`;
    }
    const call = (document: string) =>
      server.send<Analysis>('POST', '/api/analyse', {
        text: document,
        language: 'en',
        profile: 'falc',
      });
    const started = performance.now();
    const { measures } = await call(long);
    const first = performance.now() - started;
    expect(measures.words).toBeGreaterThanOrEqual(19_000);
    const again = performance.now();
    await call(long.replace('Residents', 'People'));
    const second = performance.now() - again;
    console.info(
      `${measures.words} words: ${Math.round(first)} ms; after a change ${Math.round(second)} ms`,
    );
    expect(second).toBeLessThanOrEqual(first / 2);
  });
});
