import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bring, describeWorkbench, exampleText, marked, row } from './workbench.ts';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** Paragraphs of everyday prose in which no two sentences are the same. */
function longText(words: number): string {
  const [, ...paragraphs] = exampleText('en')
    .trim()
    .split(/\n\s*\n/);
  const parts: string[] = [];
  let count = 0;
  for (let at = 0; count < words; at++) {
    const part = paragraphs[at % paragraphs.length].replace(/\. (?=[A-Z])|\.$/g, ` ${at}. `).trim();
    parts.push(part);
    count += part.split(/\s+/).length;
  }
  return parts.join('\n\n');
}

describeWorkbench('the workbench loads and analyses little', (open) => {
  it('its page needs less than 350 kB of JavaScript, compressed', async () => {
    const { page } = await open();
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const bytes = loaded
      .map((url) => readFileSync(WEB + new URL(url).pathname.slice(1)))
      .reduce((sum, file) => sum + gzipSync(file).length, 0);
    console.log(`JavaScript of the editor page: ${(bytes / 1000).toFixed(1)} kB compressed`);
    expect(bytes).toBeLessThan(350_000);
    expect(readdirSync(`${WEB}assets`).length).toBeGreaterThan(5);
    await page.close();
  });

  it('typing in a text of 20,000 words analyses only what changed', async () => {
    const { page, misdeeds } = await open();
    await page.waitForSelector('[data-row], .bring', { timeout: 60_000 });
    await marked(page);
    await bring(page, longText(20_000), 'en');
    await marked(page);
    await page.waitForFunction(() => !document.querySelector('.counts[aria-busy=true]'));

    const analysed: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analyse') && request.postDataJSON().part) {
        analysed.push(request.postDataJSON().text.length);
      }
    });
    const middle = Math.floor((await page.locator('[data-row]').count()) / 2);
    await row(page, middle).locator('.cell.easy .text').click();
    await page.keyboard.type('This was written now. ');
    await expect.poll(() => analysed.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(Math.max(...analysed)).toBeLessThan(2_000);
    expect(misdeeds).toEqual([]);
    await page.close();
  });
});
