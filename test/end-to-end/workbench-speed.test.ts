import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser } from './browser.ts';
import type { WorkbenchServer } from './workbench.ts';
import { bring, exampleText, marked, openPage, row, startWorkbench } from './workbench.ts';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** On a machine that n programs share, everything may take n times as long. */
const share = (): number => Math.max(1, loadavg()[0] / availableParallelism());

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

describeInBrowser('the workbench is quick', () => {
  let browser: Browser;
  let server: WorkbenchServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startWorkbench()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('its page needs less than 350 kB of JavaScript, compressed', async () => {
    const { page } = await openPage(browser, server.address);
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

  it('it is painted within a second', async () => {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const { page } = await openPage(browser, server.address);
      await page.waitForSelector('.top');
      times.push(
        await page.evaluate(async () => {
          for (;;) {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            if (paint) return paint.startTime;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }),
      );
      await page.close();
    }
    console.log(`first contentful paint: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThan(1000 * share());
  });

  it('typing in a text of 20,000 words never waits, and only what changed is analysed', async () => {
    const { page, misdeeds } = await openPage(browser, server.address);
    await page.waitForSelector('[data-row], .bring', { timeout: 60_000 });
    await marked(page);
    await bring(page, longText(20_000), 'en');
    const started = Date.now();
    await marked(page);
    await page.waitForFunction(() => !document.querySelector('.counts[aria-busy=true]'));
    const marking = Date.now() - started;
    console.log(`marks for 20,000 words: ${marking} ms`);

    const analysed: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analyse') && request.postDataJSON().part) {
        analysed.push(request.postDataJSON().text.length);
      }
    });
    const middle = Math.floor((await page.locator('[data-row]').count()) / 2);
    await row(page, middle).locator('.cell.easy .text').click();
    const { wall, cpu } = await typed(page, 100);
    console.log(
      `key to paint, 95th percentile: ${wall.toFixed(1)} ms (${cpu.toFixed(1)} ms of CPU)`,
    );
    expect(wall).toBeLessThanOrEqual(50 * share());

    await expect.poll(() => analysed.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(Math.max(...analysed)).toBeLessThan(2_000);
    expect(misdeeds).toEqual([]);
    await page.close();
  });
});

/** Types so many letters; 95th percentiles of the time from key to paint, in milliseconds. */
async function typed(page: Page, letters: number): Promise<{ wall: number; cpu: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  await page.evaluate(() => {
    const scope = globalThis as unknown as { painted: Promise<number> };
    const field = document.activeElement as HTMLTextAreaElement;
    field.addEventListener('keydown', (event) => {
      scope.painted = new Promise((resolve) => {
        requestAnimationFrame(() => {
          // The first task after the frame was drawn.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          channel.port2.postMessage(undefined);
        });
      });
    });
  });
  const walls: number[] = [];
  const cpus: number[] = [];
  for (let at = 0; at < letters; at++) {
    const before = await spent();
    await page.keyboard.press(at % 8 === 7 ? 'Space' : 'abcdefg'[at % 7]);
    walls.push(
      await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted),
    );
    cpus.push((await spent()) - before);
  }
  const high = (times: number[]) => times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
  return { wall: high(walls), cpu: high(cpus) };
}
