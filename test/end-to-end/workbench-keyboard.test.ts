import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWorkbench, marked, row, saved } from './workbench.ts';

/** Keeps all that is said to a screen reader: what comes next may be there within a moment. */
async function listen(page: Page): Promise<(wanted: RegExp) => Promise<void>> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as { heard: string[] };
    const status = document.querySelector('[role=status]')!;
    scope.heard = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      scope.heard.push(...added.map(({ textContent }) => textContent ?? ''));
    }).observe(status, { childList: true });
  });
  let from = 0;
  return async (wanted) => {
    const heard = () =>
      page.evaluate((at) => (globalThis as unknown as { heard: string[] }).heard.slice(at), from);
    await expect.poll(async () => (await heard()).join('\n')).toMatch(wanted);
    from += (await heard()).findIndex((each) => wanted.test(each)) + 1;
  };
}

describeWorkbench('the workbench with the keyboard alone', (open) => {
  it('goes from the first key to the file, and everything is said aloud', async () => {
    const { page, misdeeds } = await open();
    const { keyboard } = page;
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    const hears = await listen(page);
    await marked(page);
    const easy = (number: number) => row(page, number).locator('.cell.easy .text').textContent();

    // The first key leads past the header to the text.
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect.poll(() => focusedRow(page)).toBe(1);
    await keyboard.press('ArrowDown');
    await expect.poll(() => focusedRow(page)).toBe(2);

    // Candidates: taken by their number, undone, redone.
    await page.waitForSelector('.candidates[aria-busy=false] .card', { timeout: 60_000 });
    await hears(/easier version/);
    const before = await easy(2);
    await keyboard.press('1');
    await expect.poll(() => easy(2)).not.toBe(before);
    await hears(/^Sentence 2: version 1 is in use\.$/m);
    const accepted = await easy(2);
    await keyboard.press('Control+z');
    await expect.poll(() => easy(2)).toBe(before);
    await hears(/^Undone\.$/m);
    await keyboard.press('Control+Shift+z');
    await expect.poll(() => easy(2)).toBe(accepted);

    // Marks: walked with m, fixed with f.
    await keyboard.press('ArrowDown');
    await expect.poll(() => focusedRow(page)).toBe(3);
    await fixFirstMark(page, hears);

    // Writing: Enter, letters, Ctrl+Enter goes on to the next sentence.
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.waitForSelector('.writing textarea');
    await keyboard.press('Control+a');
    await keyboard.type('The water may look brown.');
    await keyboard.press('Control+Enter');
    await expect.poll(() => easy(4)).toBe('The water may look brown.');
    await expect.poll(() => focusedRow(page)).toBe(5);

    // Refused, and left out.
    await keyboard.press('k');
    await hears(/^Sentence 5: the original is kept\.$/m);
    await keyboard.press('Delete');
    await hears(/^Sentence 5 is left out\.$/m);
    await keyboard.press('Control+z');

    // The panel and back.
    await keyboard.press('F6');
    expect(await page.evaluate(() => !!document.activeElement?.closest('.panel'))).toBe(true);
    await keyboard.press('F6');
    await expect.poll(() => focusedRow(page)).toBe(5);

    // Help, a version, and the file.
    await keyboard.press('?');
    await page.waitForSelector('.keys');
    await keyboard.press('Escape');
    await saved(page);
    await keyboard.press('Control+s');
    await hears(/^The version is saved\.$/m);
    await page.locator('.top .menu-root button').last().focus();
    await keyboard.press('Enter');
    // The menu takes the focus once it is drawn; an earlier Enter would close it again.
    await page.waitForSelector('.menu :focus');
    const download = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);

    expect(misdeeds).toEqual([]);
    await page.close();
  });
});

/** The number of the sentence that has the focus, or in which it is. */
function focusedRow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const own = document.activeElement?.closest('[data-row]');
    return own ? [...document.querySelectorAll('[data-row]')].indexOf(own) + 1 : 0;
  });
}

/** Goes from mark to mark until one has a fix ready, and takes it. */
async function fixFirstMark(page: Page, hears: (wanted: RegExp) => Promise<void>): Promise<void> {
  const marks = await row(page, 3).locator('.cell.original .text .mark').count();
  for (let at = 0; at < marks; at++) {
    await page.keyboard.press('m');
    await page.waitForSelector('[role=tooltip]');
    if ((await page.locator('.tip-fix').count()) === 0) continue;
    await page.keyboard.press('f');
    await hears(/is now/);
    await page.keyboard.press('Escape');
    return;
  }
  throw new Error('No mark of the sentence has a fix.');
}
