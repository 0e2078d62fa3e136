import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { simplify, verify } from '../../src/klartext/index.ts';
import { ROOT } from '../contracts/command.ts';
import { describeInBrowser } from './browser.ts';
import { type Bundle, byEsbuild, byVite } from './bundles.ts';

const TEXT = 'You must submit the form in order to obtain a permit. The meeting was postponed.';

interface Entries {
  readonly entries: {
    readonly klartext: typeof import('../../src/klartext/index.ts');
    readonly language: typeof import('../../src/language/index.ts');
    readonly simplify: typeof import('../../src/simplify/index.ts');
    readonly evaluate: typeof import('../../src/evaluate/index.ts');
    readonly verify: typeof import('../../src/simplify/verify/index.ts');
  };
}

const servers: Server[] = [];
/** What was asked for and not there. */
const missing: string[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

/** Serves a bundle with the languages; data that is packed is said to be, so that the browser unpacks it. */
async function serve({ scripts }: Bundle, unpacks: boolean): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const isData = /^\/(?:languages|guidelines)\/[\w./-]+$/.test(url) && !url.includes('..');
    const script = scripts.get(url);
    const page = '<!doctype html><script type="module" src="/start.js"></script>';
    const [type, body] =
      url === '/'
        ? ['text/html', page]
        : script !== undefined
          ? ['text/javascript', script]
          : [
              'application/octet-stream',
              isData ? await readFile(ROOT + url).catch(() => undefined) : undefined,
            ];
    if (body === undefined && url !== '/favicon.ico') missing.push(url);
    const encoding = unpacks && url.endsWith('.gz') ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, ...encoding });
    response.end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describeInBrowser('the package, bundled for a browser', (browser) => {
  it.each([
    ['Vite', byVite, false],
    ['esbuild', byEsbuild, true],
  ])(
    'by %s without configuration, needs no Node and works',
    async (_, bundle, unpacks) => {
      const made = await bundle();
      expect(made.warnings).toEqual([]);
      for (const code of made.scripts.values()) {
        expect(code).not.toMatch(/\b(?:from|import|require)\s*\(?\s*["'`]node:/);
        expect(code).not.toContain('__vite-browser-external');
      }
      const tab = await browser().newPage();
      const problems: string[] = [];
      tab.on('pageerror', ({ message }) => problems.push(message));
      await tab.goto(await serve(made, unpacks));
      await tab.waitForFunction(() => 'entries' in window);
      const found = await tab.evaluate(async (text) => {
        const { entries } = window as unknown as Entries;
        const files = entries.language.fetchedFiles('/languages');
        const english = await entries.language.loadLanguage('en', files);
        const plain = await (await fetch('/guidelines/plain.json')).text();
        const profile = entries.simplify.readProfile(plain, entries.simplify.lintRules);
        return {
          simplified: (await entries.klartext.simplify(text, { files })).text,
          findings: (await entries.klartext.lint(text, { files, profile })).map(({ rule }) => rule),
          verified: entries.verify.verify(text, text.replace('must', 'may'), { language: english })
            .passed,
          metrics: entries.evaluate.metrics.names().length,
        };
      }, TEXT);
      expect(found).toEqual({
        simplified: (await simplify(TEXT)).text,
        findings: expect.arrayContaining(['wordy-phrase', 'passive']),
        verified: (await verify(TEXT, TEXT.replace('must', 'may'))).passed,
        metrics: expect.any(Number),
      });
      expect(problems).toEqual([]);
      expect(missing).toEqual([]);
    },
    240_000,
  );
});
