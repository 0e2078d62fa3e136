import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { aStudy, SYSTEMS } from './study-people.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PEOPLE = 5;
const PICTURES = process.env.STUDY_PICTURES;

/** Shipped designs, made short: as many judgements as there are people, few items each. */
const short = (text: string) =>
  text.replace(/judgements: \d+/, `judgements: ${PEOPLE}`).replace(/perTask: \d+/, 'perTask: 2');

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
      }
    ).axe.run(),
  );
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id }) => id);
}

/** Answers a page by the keyboard and what a hand would do: ticks, digits, text. */
async function answer(page: Page): Promise<void> {
  // Questions come when the text was read.
  for (const button of await page.locator('[data-reading] button').all()) await button.click();
  for (const field of await page.locator('#task input[type=number]').all()) await field.fill('40');
  for (const group of await page.locator('#task fieldset:has(input[type=radio])').all()) {
    await group.locator('input[type=radio]').first().focus();
    await page.keyboard.press('1');
  }
  for (const field of await page.locator('#task textarea, #task input[type=text]').all())
    await field.fill('An easy text.');
  for (const group of await page.locator('#task fieldset.words').all()) {
    await group.locator('input').first().focus();
    await page.keyboard.press('Space');
  }
}

describeInBrowser('a study in a browser', (browser) => {
  beforeAll(async () => {
    if (PICTURES) await mkdir(PICTURES, { recursive: true });
  });

  it.each([
    'write',
    'rate-asset',
    'rate-css',
    'rate-muss',
    'rate-multisim',
    'prefer',
    'rank',
    'substitute',
    'mark-hard-words',
    'mark-errors',
    'comprehend',
  ])('%s is taken by five people, analysed and exported', { timeout: 300_000 }, async (name) => {
    const { page: address, key, close } = await aStudy([name, short], 2);
    const foreign: string[] = [];
    const takePart = async (person: number) => {
      const context = await browser().newContext({
        viewport: person === 1 ? { width: 380, height: 740 } : { width: 1100, height: 850 },
      });
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!request.url().startsWith(new URL(address).origin)) foreign.push(request.url());
      });
      await page.goto(address);
      if (person === 0) expect(await serious(page)).toEqual([]);
      for (const box of await page.locator('input[type=checkbox]').all()) await box.check();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button').click()]);
      for (let pages = 0; pages < 12 && (await page.locator('#task').count()) > 0; pages++) {
        if (person < 2 && pages === 0) {
          expect(await serious(page)).toEqual([]);
          for (const system of SYSTEMS) expect(await page.content()).not.toContain(system);
          if (PICTURES)
            await page.screenshot({ path: `${PICTURES}/${name}-${person}.png`, fullPage: true });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          ).toBe(true);
        }
        await answer(page);
        await page.locator('#task button').focus();
        await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: PEOPLE }, (_, person) => takePart(person)));
    const page = await browser().newPage();
    await page.goto(`${address}/researcher`);
    await page.getByRole('textbox').fill(key);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button').click()]);
    expect(await serious(page)).toEqual([]);
    expect(await page.locator('tbody tr').count()).toBe(PEOPLE);
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { name: 'Participant' }).waitFor();
    expect(await serious(page)).toEqual([]);
    if (name === 'substitute') {
      await page.goto(`${address}/researcher/words`);
      expect(await serious(page)).toEqual([]);
      await page.getByLabel('"An easy text." counts as').first().fill('easy');
      const save = page.getByRole('button', { name: 'Save' }).first();
      await Promise.all([page.waitForEvent('load'), save.click()]);
      expect(await page.content()).toContain('1 of 2 words reviewed');
      const gold = await page.request.get(`${address}/researcher/export/substitutes.tsv`);
      expect(await gold.text()).toContain(`deliberated${'\teasy'.repeat(PEOPLE)}\n`);
    }
    await page.goto(`${address}/researcher/report`);
    expect(await serious(page)).toEqual([]);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-report.png`, fullPage: true });
    const exported = await page.request.get(`${address}/researcher/export/answers.jsonl`);
    expect((await exported.text()).trim().split('\n').length).toBeGreaterThan(PEOPLE);
    expect(foreign).toEqual([]);
    await close();
  });
});
