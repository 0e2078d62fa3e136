import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/site/build.ts';
import { axeFindings } from './axe.ts';
import { describeInBrowser } from './browser.ts';
import { serveFolder } from './static-site.ts';

const out = mkdtempSync(join(tmpdir(), 'klartext-site-'));
let pages: readonly string[] = [];

beforeAll(() => {
  pages = buildSite(out);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const read = (page: string) => readFileSync(join(out, page), 'utf8');

/** The demo is built beside the pages, by another command. */
const ELSEWHERE = /^demo\//;

describe('the pages of the docs', () => {
  it('are a site with a page for every file in docs/', () => {
    const docs = readdirSync('docs').filter((name) => name.endsWith('.md'));
    for (const name of docs) expect(pages).toContain(`docs/${name.replace('.md', '.html')}`);
    expect(pages).toContain('index.html');
  });

  it('link only to pages, pictures and headings that there are', () => {
    const broken: string[] = [];
    for (const page of pages) {
      for (const [, target] of read(page).matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(?:https?|mailto):/.test(target)) continue;
        const [file, anchor] = target.split('#');
        const wanted = file === '' ? page : posix.join(posix.dirname(page), file);
        if (ELSEWHERE.test(wanted)) continue;
        const isThere = existsSync(join(out, wanted));
        const hasAnchor = !anchor || (isThere && read(wanted).includes(`id="${anchor}"`));
        if (!isThere || !hasAnchor) broken.push(`${page}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('have references that are made from the code', () => {
    expect(read('reference/metrics.html')).toContain('<code>sari-css</code>');
    expect(read('reference/rules.html')).toContain('<code>double-negation</code>');
    expect(read('reference/commands.html')).toContain('id="klartext-corpus-pull"');
  });
});

describeInBrowser('the site', (browser) => {
  let site: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    site = await serveFolder(out);
  });
  afterAll(() => site?.close());

  it('fits the width of a phone on every page', async () => {
    const page = await browser().newPage({ viewport: { width: 390, height: 900 } });
    const wide: string[] = [];
    for (const path of pages) {
      await page.goto(site.url + path);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
        wide.push(path);
      }
    }
    expect(wide).toEqual([]);
  }, 60_000);

  it.each([
    ['index.html', 1280],
    ['docs/lint.html', 1280],
    ['docs/workbench.html', 390],
    ['docs/api.html', 390],
    ['docs/corpora.html', 1280],
    ['reference/commands.html', 390],
    ['reference/metrics.html', 1280],
  ])('is accessible: %s, %d pixels wide', async (path, width) => {
    const page = await browser().newPage({ viewport: { width, height: 900 } });
    await page.goto(site.url + path);
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    expect(site.missing).toEqual([]);
    if (process.env.SCREENSHOTS) {
      const name = path.replace(/\W/g, '-');
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
    }
    await page.close();
  });
});
