import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bleu,
  detectLanguage,
  hardWords,
  readability,
  simplify,
  verify,
} from '../../src/klartext/index.ts';
import { describeInBrowser } from './browser.ts';
import { serveModule } from './module-page.ts';

const TEXT = 'You must submit the form in order to obtain a permit. The meeting was postponed.';

interface Loaded {
  readonly klartext: typeof import('../../src/klartext/index.ts');
}

let page: Awaited<ReturnType<typeof serveModule>>;

beforeAll(async () => {
  page = await serveModule('src/klartext/index.ts');
}, 120_000);

afterAll(() => page?.close());

describeInBrowser('the calls of the root in a browser', (browser) => {
  it('answer as in Node, with languages from an address', async () => {
    const tab = await browser().newPage();
    await tab.goto(page.url);
    await tab.waitForFunction(() => 'klartext' in window);
    const found = await tab.evaluate(async (text) => {
      const { klartext } = window as unknown as Loaded;
      const files = {
        async read(path: string) {
          const response = await fetch(`/languages/${path}`);
          return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
        },
      };
      const words = await klartext.hardWords(text, { files });
      const rules = new Map([['passive', { severity: 'warning' as const, settings: {} }]]);
      const profile = { id: 'own', title: 'Own', citation: [], rules };
      return {
        simplified: await klartext.simplify(text, { files }),
        guideline: await klartext.lint(text, { files }).catch((error) => error.code),
        findings: (await klartext.lint(text, { profile, files })).map((each) => each.text),
        verified: await klartext.verify(text, text.replace('must', 'may'), { files }),
        bleu: await klartext.bleu([text], [text], { files }),
        readability: await klartext.readability(text, { files }),
        words,
        language: await klartext.detectLanguage(text, { files }),
      };
    }, TEXT);
    expect(found).toEqual({
      simplified: await simplify(TEXT),
      guideline: 'missing-data',
      findings: ['postponed'],
      verified: await verify(TEXT, TEXT.replace('must', 'may')),
      bleu: await bleu([TEXT], [TEXT]),
      readability: await readability(TEXT),
      words: await hardWords(TEXT),
      language: await detectLanguage(TEXT),
    });
    expect(found.simplified.text).not.toBe(TEXT);
  }, 120_000);
});
