import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bring, describeWorkbench, exampleText, marked, row, saved } from './workbench.ts';

/** The language of the text, the language of the page, and a word of it that everyone sees. */
const LANGUAGES = [
  { text: 'en', page: 'en-GB', easy: 'Easy version' },
  { text: 'fr', page: 'fr-FR', easy: 'Version facile' },
  { text: 'de', page: 'de-DE', easy: 'Leichte Fassung' },
  { text: 'es', page: 'es-ES', easy: 'Versión fácil' },
  { text: 'zh', page: 'en-GB', easy: 'Easy version' },
  { text: 'ur', page: 'en-GB', easy: 'Easy version' },
];

describeWorkbench('the six steps of an editor', (open) => {
  it.each(LANGUAGES)('work in $text', async ({ text: language, page: locale, easy }) => {
    const { page, misdeeds } = await open({ locale });

    // 1. Brings a document: the heading and the list keep their place.
    await page.waitForSelector('[data-row], .bring');
    await bring(page, `# ${exampleText(language).trim()}\n\n- 12345\n- ABC\n`, language);
    expect(await page.locator('.head.easy').textContent()).toContain(easy);
    expect(await page.locator('.row-heading').count()).toBe(1);
    expect(await page.locator('.row-item').count()).toBe(2);
    expect(await page.locator('.cell.easy .text').first().getAttribute('lang')).toBe(language);
    const direction = language === 'ur' ? 'rtl' : 'ltr';
    expect(await page.locator('.cell.easy .text').first().getAttribute('dir')).toBe(direction);

    // 2. Sees what is hard: counted, filterable, each with a reason.
    await marked(page);
    const chip = page.locator('.chip').first();
    const shown = await page.locator('.cell.original .mark').count();
    expect(shown).toBeGreaterThan(0);
    await chip.click();
    expect(await chip.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => page.locator('.cell.original .mark').count()).toBeLessThan(shown);
    await chip.click();
    await page.locator('.cell.original .mark').first().click();
    expect((await page.locator('.mark-why').textContent())?.length).toBeGreaterThan(10);

    // 3. Gets candidates on demand, and takes, writes or refuses.
    await decideOnSentence(page, 2);

    // 4. Steers: the dials act on the visible text, and can be undone.
    await steer(page);

    // 5. Knows where it stands.
    await page.waitForSelector('.stand .after');
    await page.locator('.stand > button').click();
    expect(await page.locator('.figures tbody tr').count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator('.dialog .checklist input').count()).toBe(7);
    await page.locator('.dialog .readers').waitFor({ state: 'visible' });
    expect((await page.locator('body').textContent())?.toLowerCase()).not.toMatch(/certif|zertif/);
    await page.keyboard.press('Escape');

    // 6. Takes it away; what was typed is there after a reload.
    const written = `${language}: 1 2 3.`;
    await row(page, 3).locator('.cell.easy .text').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(written);
    await page.keyboard.press('Escape');
    await saved(page);
    expect(await download(page, /txt/)).toContain(written);
    expect(JSON.parse(await download(page, /json/)).changes).toContainEqual(
      expect.objectContaining({ easy: written, state: 'edited' }),
    );
    await page.reload();
    await page.waitForSelector('[data-row]');
    expect(await row(page, 3).locator('.cell.easy').textContent()).toContain(written);

    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('are told where their own words say something else, and are not stopped', async () => {
    const { page, misdeeds } = await open({ locale: 'de-DE' });
    await page.waitForSelector('[data-row], .bring');
    await bring(page, 'Visitors may enter the garden until Monday. It is free.', 'en');
    const sentence = row(page, 1);
    await sentence.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Visitors must enter the garden until Monday.');
    await page.keyboard.press('Escape');
    const failed = page.locator('.row-verdicts .verdict.is-failed');
    await failed.first().waitFor({ timeout: 60_000 });
    expect(await failed.first().textContent()).toContain('Müssen, dürfen, sollen');
    expect(await failed.first().textContent()).toContain('„must“');
    expect(await sentence.locator('.failed-verdicts').count()).toBe(1);
    // With the keyboard, too, the places are shown in both texts.
    const shown = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('verdict') ?? [])].map((range) => (range as Range).toString()),
      );
    expect(await shown()).toEqual([]);
    await failed.first().focus();
    expect(await shown()).toEqual(['may', 'must']);
    await page.locator('.candidates button').last().focus();
    expect(await shown()).toEqual([]);
    await saved(page);
    expect(await page.locator('body').textContent()).not.toMatch(/Inhalt erhalten|Bedeutung/);
    expect(misdeeds).toEqual([]);
    await page.close();
  });
});

/** Takes the first candidate, undoes it, writes instead, keeps the original. */
async function decideOnSentence(page: Page, number: number): Promise<void> {
  const sentence = row(page, number);
  const easy = () => sentence.locator('.cell.easy .text').textContent();
  await sentence.locator('.number').click();
  await page.waitForSelector('.candidates[aria-busy=false]', { timeout: 60_000 });
  const before = await easy();
  if ((await page.locator('.card').count()) > 0) {
    expect(await page.locator('.card ins, .card del').count()).toBeGreaterThan(0);
    const judged = page.locator('.card').first().locator('.verdict, .verdict-none');
    expect(await judged.count()).toBeGreaterThan(0);
    await page.locator('.card .primary').first().click();
    await expect.poll(easy).not.toBe(before);
    await page.keyboard.press('Control+z');
    await expect.poll(easy).toBe(before);
  }
  await sentence.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' 7');
  await page.keyboard.press('Escape');
  await expect.poll(easy).toContain(' 7');
  await page.keyboard.press('k');
  await expect.poll(easy).toBe(before);
}

/** Turns the first dial down: it is said how many sentences were drafted. */
async function steer(page: Page): Promise<void> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/candidates') && !!request.postDataJSON().controls,
  );
  await page.locator('.dial input').first().focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  expect((await asked).postDataJSON().controls.length).toBeLessThan(1);
  await expect
    .poll(() => page.locator('[role=status]').first().textContent(), { timeout: 60_000 })
    .toMatch(/\d/);
}

/** Opens the menu, takes a file, reads it. */
async function download(page: Page, kind: RegExp): Promise<string> {
  await page.locator('.top .menu-root button').last().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.menu a', { hasText: kind }).first().click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}
