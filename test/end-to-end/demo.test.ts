import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simplify } from '../../src/klartext/index.ts';
import { ROOT } from '../contracts/command.ts';
import { axeFindings } from './axe.ts';
import { describeInBrowser } from './browser.ts';
import { serveFolder } from './static-site.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  await build({ configFile: `${ROOT}vite.demo.config.ts`, logLevel: 'error' });
  site = await serveFolder(`${ROOT}site`);
}, 240_000);

afterAll(() => site?.close());

describeInBrowser('the demo, a folder of files', (browser) => {
  it('simplifies and checks without a server', async () => {
    const page = await browser().newPage({ viewport: { width: 1280, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`${site.url}demo/`);
    const source = await page.inputValue('#source');
    await page.click('button');
    await page.waitForFunction(() => !document.querySelector('button')?.disabled, undefined, {
      timeout: 120_000,
    });
    expect(await page.textContent('#state')).toMatch(/^\d+ changes, \d+ findings/);
    const easier = await simplify(source, { language: 'en', level: 'B1' });
    expect(easier.text).not.toBe(source);
    expect(await page.textContent('#output')).toBe(easier.text);
    expect(await page.locator('#output mark').count()).toBe(easier.edits.length);
    expect(await page.textContent('#findings')).toContain('can be said more plainly. Instead: to.');
    expect(await axeFindings(page)).toEqual([]);
    if (process.env.SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/demo.png` });
    }
    await page.selectOption('#language', 'de');
    await page.fill(
      '#source',
      'Wird der Antrag nicht gestellt, kann die Leistung nicht gewährt werden.',
    );
    await page.click('button');
    await page.waitForFunction(
      () => document.querySelector('#output')?.textContent?.startsWith('Wenn der Antrag'),
      undefined,
      { timeout: 120_000 },
    );
    expect(problems).toEqual([]);
    expect(site.missing).toEqual([]);
  }, 240_000);
});
