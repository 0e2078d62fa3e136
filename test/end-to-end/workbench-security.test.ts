import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bring, describeWorkbench, row, saved } from './workbench.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

const ALL = XSS_PAYLOADS.join('\n');

describeWorkbench('a text that is an attack', (open) => {
  async function opened() {
    const watched = await open();
    await watched.page.waitForSelector('[data-row]', { timeout: 60_000 });
    return watched;
  }

  it('runs nothing as a document, read, chosen, written and looked at', async () => {
    const { page, misdeeds } = await opened();
    await bring(
      page,
      XSS_PAYLOADS.map((payload) => payload.replace(/\n/g, ' ')).join('\n\n'),
      'en',
    );
    expect(await page.locator('[data-row]').count()).toBeGreaterThan(90);
    for (const number of [2, 20, 40, 60, 80]) {
      await row(page, number).locator('.number').click();
      await row(page, number).locator('.cell.easy .text').click();
      await page.keyboard.type('"><img src=x onerror=xss()>');
      await page.keyboard.press('Escape');
    }
    const marks = page.locator('.text .mark');
    for (let at = 0; at < Math.min(5, await marks.count()); at++) await marks.nth(at).hover();
    await saved(page);
    await page.reload();
    await page.waitForSelector('[data-row]');
    await page.waitForTimeout(500);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('runs nothing as Markdown or HTML, a file name or a link', async () => {
    const { page, misdeeds } = await opened();
    for (const [name, text] of [
      ['"><img src=x onerror=xss()>.md', `# ${ALL}\n\n[x](javascript:xss()) ${ALL}`],
      ['<script>xss()</script>.html', `<h1>Page</h1>${ALL}<p>end</p>`],
      ["';xss();'.txt", ALL],
    ]) {
      const first = await row(page, 1).getAttribute('data-row');
      await page
        .locator('input.open-file')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
      await page.waitForFunction(
        (last) => document.querySelector<HTMLElement>('[data-row]')?.dataset.row !== last,
        first,
        { timeout: 60_000 },
      );
    }
    // The list of documents shows the names.
    await page.locator('.top .menu-root button').first().click();
    await page.waitForSelector('.menu-list button');
    const links = await page.locator('.panes a').count();
    expect(links).toBe(0);
    await page.waitForTimeout(500);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('runs nothing as a glossary, a protected term, a title, a version or rules', async () => {
    const { page, misdeeds } = await opened();
    await page.getByRole('button', { name: /^Settings$/ }).click();
    const [glossary, terms] = [
      page.locator('.settings textarea').first(),
      page.locator('.settings textarea').last(),
    ];
    await glossary.fill(
      XSS_PAYLOADS.map((payload) => `${line(payload)} = ${line(payload)}`).join('\n'),
    );
    await terms.fill(XSS_PAYLOADS.map(line).join('\n'));
    await terms.blur();
    await page
      .locator('input.own-rules')
      .last()
      .setInputFiles({
        name: 'rules.json',
        mimeType: 'application/json',
        buffer: Buffer.from(
          JSON.stringify({
            id: '<img src=x onerror=xss()>',
            title: '</option></select><script>xss()</script>',
            rules: { 'sentence-length': { most: 3, advice: ALL } },
          }),
        ),
      });
    await page.keyboard.press('Escape');
    await page.locator('.top .menu-root button').first().click();
    await page.locator('.menu-field input').fill('<svg onload=xss()>');
    await page.locator('.menu > button').nth(2).click();
    await page.locator('.version-new input').fill('<img src=x onerror=xss()>');
    await page.locator('.version-new button').click();
    await page.waitForSelector('.versions li');
    await page.keyboard.press('Escape');
    await row(page, 2).locator('.number').click();
    await page.waitForSelector('.candidates[aria-busy=false]', { timeout: 60_000 });
    await takeAll(page);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('is refused by the policy even where a page would take it', async () => {
    const { page, misdeeds } = await opened();
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.innerHTML = '<img src="data:," onerror="xss()"><a style="color:red">x</a>';
      document.body.append(host);
      const script = document.createElement('script');
      script.textContent = 'xss()';
      document.body.append(script);
    });
    await expect.poll(() => misdeeds.length).toBeGreaterThanOrEqual(2);
    expect(misdeeds.filter((each) => !each.startsWith('refused by policy'))).toEqual([]);
    await page.close();
  });
});

const line = (payload: string): string => payload.replace(/[\n=→\t]/g, ' ').slice(0, 190);

/** Opens the menu of files, so that all names in it are drawn. */
async function takeAll(page: Page): Promise<void> {
  await page.locator('.top .menu-root button').last().click();
  await page.waitForSelector('.menu a');
  await page.waitForTimeout(300);
}
