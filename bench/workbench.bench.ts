import type { Page } from 'playwright-core';
import { openBrowser } from '../test/end-to-end/browser.ts';
import {
  bring,
  exampleText,
  marked,
  openPage,
  row,
  startWorkbench,
} from '../test/end-to-end/workbench.ts';

/**
 * `npx tsx bench/workbench.bench.ts` (after `npm run build`; needs Chromium): how long the workbench takes to
 * be painted, to mark 20,000 words, and to show a letter typed in the middle of them. The ratios set the times
 * in relation to an empty page with a text field in the same run. Targets: 1 s; 50 ms a letter.
 */
const WORDS = 20_000;
const LETTERS = 100;
const EMPTY = 'data:text/html,<p>Empty<textarea></textarea>';

const [browser, server] = await Promise.all([openBrowser(), startWorkbench()]);
try {
  const blank = await browser.newPage();
  await blank.goto(EMPTY);
  const blankPaint = await painted(blank);
  await blank.locator('textarea').click();
  const blankKey = await keyToPaint(blank);

  const { page } = await openPage(browser, server.address);
  await page.waitForSelector('[data-row]', { timeout: 60_000 });
  const paint = await painted(page);
  await marked(page);
  await bring(page, longText(WORDS), 'en');
  const started = performance.now();
  await marked(page);
  await page.waitForFunction(() => !document.querySelector('.counts[aria-busy=true]'));
  const marking = performance.now() - started;
  const middle = Math.floor((await page.locator('[data-row]').count()) / 2);
  await row(page, middle).locator('.cell.easy .text').click();
  const key = await keyToPaint(page);
  const ratio = (time: number, reference: number) => (time / reference).toFixed(1);
  console.log(`first paint ${paint.toFixed(0)} ms, ratio ${ratio(paint, blankPaint)}`);
  console.log(`marks for ${WORDS} words ${marking.toFixed(0)} ms`);
  console.log(`key to paint, 95th percentile ${key.toFixed(1)} ms, ratio ${ratio(key, blankKey)}`);
} finally {
  await browser.close();
  await server.stop();
}

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

/** When the page was painted first, in milliseconds after it was asked for. */
function painted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (;;) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint) return paint.startTime;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** Types letters into the focused field; the 95th percentile of the time from key to paint. */
async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as { painted: Promise<number> };
    document.activeElement?.addEventListener('keydown', (event) => {
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
  const times: number[] = [];
  for (let at = 0; at < LETTERS; at++) {
    await page.keyboard.press(at % 8 === 7 ? 'Space' : 'abcdefg'[at % 7]);
    times.push(
      await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted),
    );
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
}
