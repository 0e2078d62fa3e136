import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { describeInBrowser, openBrowser } from './browser.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXT =
  'The council, which met on Monday, approved the plan, and the mayor signed it after the vote. Tenants who pay late must leave when asked by the owner.';
const PAGE = `<!doctype html><title>language</title>
<script type="module">import * as all from '/language.js'; window.klartext = all;</script>`;
/** Enough text to measure speed on. */
const REPEATS = 60;

interface Loaded {
  readonly klartext: typeof import('../../src/language/index.ts');
}

let server: Server;
let browser: Browser;

/** `src/language` as one module for a page. */
async function bundled(): Promise<string> {
  const result = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: 'src/language/index.ts', formats: ['es'] },
      rollupOptions: { external: /^node:/, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0].output[0].code;
}

beforeAll(async () => {
  const code = await bundled();
  server = createServer(async ({ url = '/' }, response) => {
    const isData = /^\/languages\/[\w./-]+$/.test(url) && !url.includes('..');
    const data = isData ? await readFile(ROOT + url).catch(() => undefined) : undefined;
    const [type, body] =
      url === '/language.js'
        ? ['text/javascript', code]
        : url === '/'
          ? ['text/html', PAGE]
          : ['application/octet-stream', data];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

describeInBrowser('a language in a browser', () => {
  it('analyses accurately as in Node', async () => {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => 'klartext' in window);
    const found = await page.evaluate(
      async ({ text, repeats }) => {
        const { loadLanguage, fetchedFiles } = (window as unknown as Loaded).klartext;
        const language = await loadLanguage('en', fetchedFiles('/languages'));
        const analysed = () => language.analyse(text, { accurate: true });
        const analyses = analysed().paragraphs.flatMap(({ sentences }) =>
          sentences.flatMap(({ tokens }) => tokens.map(({ analysis }) => analysis)),
        );
        for (let i = 0; i < repeats; i++) analysed();
        const start = performance.now();
        for (let i = 0; i < repeats; i++) analysed();
        const seconds = (performance.now() - start) / 1000;
        return { analyses, speed: (analyses.length * repeats) / seconds };
      },
      { text: TEXT, repeats: REPEATS },
    );
    const inNode = (await loadLanguage('en')).analyse(TEXT, { accurate: true });
    const expected = inNode.paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap(({ tokens }) => tokens.map(({ analysis }) => analysis)),
    );
    expect(found.analyses).toEqual(expected);
    // A busy machine says nothing about speed; the figure is for the reader.
    console.log(`${Math.round(found.speed)} words a second in Chromium`);
  }, 120_000);
});
