import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { describeInBrowser } from './browser.ts';
import { serveModule } from './module-page.ts';

const TEXT =
  'The council, which met on Monday, approved the plan, and the mayor signed it after the vote. Tenants who pay late must leave when asked by the owner.';
/** Enough text to measure speed on. */
const REPEATS = 60;

interface Loaded {
  readonly klartext: typeof import('../../src/language/index.ts');
}

let page: Awaited<ReturnType<typeof serveModule>>;

beforeAll(async () => {
  page = await serveModule('src/language/index.ts');
}, 120_000);

afterAll(() => page?.close());

describeInBrowser('a language in a browser', (browser) => {
  it('analyses accurately as in Node', async () => {
    const tab = await browser().newPage();
    await tab.goto(page.url);
    await tab.waitForFunction(() => 'klartext' in window);
    const found = await tab.evaluate(
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
