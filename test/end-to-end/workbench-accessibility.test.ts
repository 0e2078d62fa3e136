import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { describeWorkbench, marked, type PageOptions, row } from './workbench.ts';

describeWorkbench('the workbench is accessible', (open) => {
  async function workbench(options: PageOptions = {}): Promise<Page> {
    const { page } = await open(options);
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    await marked(page);
    return page;
  }

  it.each(['light', 'dark'] as const)('in every state of the workbench, %s', async (scheme) => {
    const page = await workbench({ colorScheme: scheme });
    const checked: Record<string, string[]> = { text: await axeFindings(page) };
    // A sentence that an easier version is known for.
    await row(page, 2).locator('.number').click();
    await page.waitForSelector('.card', { timeout: 60_000 });
    checked.sentence = await axeFindings(page);
    await row(page, 2).locator('.cell.original .text .mark').first().click();
    await page.waitForSelector('.fixes');
    checked.mark = await axeFindings(page);
    await row(page, 3).locator('.cell.easy .text').click();
    await page.waitForSelector('.writing textarea');
    checked.writing = await axeFindings(page);
    await page.keyboard.press('Escape');
    for (const [name, open] of Object.entries(DIALOGS)) {
      await open(page);
      await page.waitForSelector('.dialog[open], .menu');
      checked[name] = await axeFindings(page);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.dialog[open], .menu', { state: 'detached' });
    }
    expect(Object.entries(checked).filter(([, list]) => list.length > 0)).toEqual([]);
    await page.close();
  });

  it.each(['#/evaluate', '#/corpora', '#/corpora/asset'])('on the page %s', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open({ path, colorScheme });
      await page.waitForSelector('main h1', { timeout: 60_000 });
      expect(await axeFindings(page)).toEqual([]);
      await page.close();
    }
  });

  it('at a zoom of 400 %, in tabs, without scrolling sideways', async () => {
    const page = await workbench({ viewport: { width: 320, height: 512 } });
    const checked: string[] = [];
    for (const tab of [0, 1, 2]) {
      await page.locator('[role=tab]').nth(tab).click();
      checked.push(...(await axeFindings(page)));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    }
    expect(checked).toEqual([]);
    await page.close();
  });

  it('with forced colours and reduced motion', async () => {
    const page = await workbench({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
    const time = await page
      .locator('button')
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration);
    expect(time).toBe('0s');
    await page.close();
  });

  it('when the server is gone', async () => {
    const page = await workbench();
    await page.route('**/api/**', (route) => route.abort());
    await row(page, 2).locator('.cell.easy .text').click();
    await page.keyboard.type('x');
    await page.waitForSelector('.notice-offline');
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/api/**');
    await page.waitForSelector('.save-saved', { timeout: 20_000 });
    await page.close();
  });
});

const button = (page: Page, label: RegExp) => page.getByRole('button', { name: label });

const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  documents: (page) => page.locator('.top .menu-root button').first().click(),
  export: (page) => page.locator('.top .menu-root button').last().click(),
  settings: (page) => button(page, /^Settings$/).click(),
  keys: (page) => button(page, /^Keys$/).click(),
  figures: (page) => button(page, /^Show all figures$/).click(),
  async versions(page) {
    await page.locator('.top .menu-root button').first().click();
    await page.locator('.menu > button').nth(2).click();
  },
  async bring(page) {
    await page.locator('.top .menu-root button').first().click();
    await page.locator('.menu > button').first().click();
  },
};
