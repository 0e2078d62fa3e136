import { expect, it } from 'vitest';
import { describeWorkbench, marked, row, saved } from './workbench.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

describeWorkbench('the pages of the workbench', (open) => {
  it('open with an example and three hints in the language of the browser', async () => {
    const { page, misdeeds } = await open({ locale: 'it-IT' });
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await page.locator('.cell.original .text').first().getAttribute('lang')).toBe('it');
    expect(await page.locator('.hints li').count()).toBe(3);
    expect(await page.locator('.goes').textContent()).toContain('computer');
    await page.locator('.hints button').click();
    await page.reload();
    await page.waitForSelector('[data-row]');
    expect(await page.locator('.hints').count()).toBe(0);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('take a file with headings, lists, tables and links, and rules of one’s own', async () => {
    const { page, misdeeds } = await open();
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    const html =
      '<h2>Water</h2><p>Read <a href="https://x.example/">the notice</a> now. It is short.</p>' +
      '<ul><li>One</li><li>Two</li></ul><table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>';
    await page.locator('input.open-file').setInputFiles(file('notice.html', html));
    await page.waitForSelector('.row-heading.level-2');
    expect(await page.locator('.row-item').count()).toBe(2);
    expect(await page.locator('.row-cell').count()).toBe(2);
    expect(await page.locator('.cell.original .link').textContent()).toBe('the notice');
    const rules = { id: 'mine', title: 'Our house', rules: { 'sentence-length': { most: 2 } } };
    await page.locator('input.own-rules').setInputFiles(file('mine.json', JSON.stringify(rules)));
    await expect
      .poll(() => page.locator('.chip').first().textContent(), { timeout: 60_000 })
      .toMatch(/^2 long sentences/);
    expect(await page.locator('.rule-choice select').inputValue()).not.toBe('plain');
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('explain a hard word in brackets, and undo it', async () => {
    const { page } = await open();
    await page.waitForSelector('[data-row]', { timeout: 60_000 });
    await page.locator('.top .menu-root button').first().click();
    await page.locator('.menu-list button', { hasText: 'Planned interruption' }).click();
    await page.waitForSelector('.text .mark.kind-hard-words', { timeout: 60_000 });
    await marked(page);
    const easy = () => row(page, 1).locator('.cell.easy .text').textContent();
    const before = await easy();
    await row(page, 1).locator('.mark.kind-hard-words').first().click();
    await page.locator('.explain input').fill('a stop for some time');
    await page.locator('.explain button').click();
    await expect.poll(easy).toContain('(a stop for some time)');
    await page.keyboard.press('Control+z');
    await page.locator('.top').click();
    await page.keyboard.press('Control+z');
    await expect.poll(easy).toBe(before);
    await saved(page);
    await page.close();
  });

  it('evaluate files that are dropped, and open the report', async () => {
    const { page, misdeeds } = await open({ path: '#/evaluate' });
    await page.waitForSelector('.drop');
    const inputs = page.locator('.drop input[type=file]');
    await inputs.nth(0).setInputFiles(file('sources.txt', 'He endeavoured to help.\nIt is big.\n'));
    await inputs.nth(1).setInputFiles(file('references.txt', 'He tried to help.\nIt is big.\n'));
    await inputs.nth(2).setInputFiles([file('ours.txt', 'He tried to help.\nIt is big.\n')]);
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('.report .figures', { timeout: 60_000 });
    expect(await page.locator('.report .figures tbody th').allTextContents()).toContain('ours');
    const report = page.frameLocator('.report iframe');
    expect(await report.locator('h1').textContent()).toContain('report');
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('browse the corpora', async () => {
    const { page, misdeeds } = await open({ path: '#/corpora' });
    await page.waitForSelector('.list tbody tr', { timeout: 60_000 });
    const all = await page.locator('.list tbody tr').count();
    expect(all).toBeGreaterThan(50);
    await page.locator('input[type=search]').fill('asset');
    await expect.poll(() => page.locator('.list tbody tr').count()).toBeLessThan(all);
    await page.locator('.list a').first().click();
    await page.waitForSelector('.facts');
    expect(await page.locator('h1').textContent()).toMatch(/asset/i);
    expect(misdeeds).toEqual([]);
    await page.close();
  });
});
