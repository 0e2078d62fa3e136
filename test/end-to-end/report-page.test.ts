import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import type { Sample } from '../../src/core/index.ts';
import { reportData, reportPage } from '../../src/evaluate/index.ts';
import { folderFiles, loadLanguage } from '../../src/language/index.ts';
import { describeInBrowser } from './browser.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-report-'));

interface Asked {
  readonly samples: readonly Sample[];
  readonly systems: readonly string[];
  readonly title?: string;
  readonly files?: readonly (readonly [string, string])[];
  readonly language?: string;
}

async function written(asked: Asked): Promise<string> {
  const language = await loadLanguage(asked.language ?? 'en', await folderFiles(), {
    without: ['analysis', 'inflection'],
  });
  const settings = { language, tokenizer: '13a', lowercase: false };
  return reportPage(reportData(asked.samples, { ...asked, metrics: ['sari', 'bleu'], settings }));
}

/** Samples of which every text is one of the texts, each in turn. */
function samplesOf(texts: readonly string[], systems: readonly string[]): Sample[] {
  return texts.map((source, at) => ({
    id: String(at + 1),
    source,
    references: [texts[(at + 1) % texts.length], texts[(at + 2) % texts.length]],
    outputs: Object.fromEntries(
      systems.map((system, by) => [system, texts[(at + 3 + by) % texts.length]]),
    ),
  }));
}

describeInBrowser('a report in Chromium', (browser) => {
  let count = 0;

  /** Opens a page from a file and notes all that it should not do. */
  async function opened(html: string, settle = 200) {
    const file = join(folder, `${++count}.html`);
    writeFileSync(file, html);
    const page = await browser().newPage();
    const misdeeds: string[] = [];
    const alarm = (what: string) => misdeeds.push(what);
    page.on('dialog', (dialog) => {
      alarm(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => alarm(`error ${error.message}`));
    page.on('request', (request) => {
      if (request.url() !== `file://${file}`) alarm(`request ${request.url()}`);
    });
    await page.exposeFunction('report', alarm);
    await page.addInitScript(() => {
      const scope = globalThis as unknown as Record<string, unknown>;
      scope.xss = () => (scope.report as (what: string) => void)('xss ran');
      document.addEventListener('securitypolicyviolation', (event) =>
        (scope.report as (what: string) => void)(`refused by policy: ${event.violatedDirective}`),
      );
    });
    await page.goto(`file://${file}`);
    await page.waitForTimeout(settle);
    return { page, misdeeds };
  }

  /** Opens, sorts, filters and pages through everything there is. */
  async function useAll(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const details of Array.from(document.querySelectorAll('details'))) details.open = true;
      const press = () => {
        for (const button of Array.from(document.querySelectorAll('button'))) button.click();
      };
      press();
      press();
      document.querySelector<HTMLElement>('a[data-sentence]')?.click();
      for (const element of Array.from(document.querySelectorAll('main *'))) {
        for (const kind of ['mouseover', 'pointerover', 'focus', 'click']) {
          if (kind !== 'click' || !element.closest('a')) {
            element.dispatchEvent(new Event(kind, { bubbles: true }));
          }
        }
      }
    });
    await page.waitForTimeout(300);
  }

  /** Tags and attributes that our own page never has. */
  const foreign = (page: Page) =>
    page.evaluate(() => {
      const own =
        'A ABBR B BDI BODY BR BUTTON CODE DD DEL DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 HEAD HEADER HTML INPUT INS LABEL LI MAIN META NAV NOSCRIPT OL OPTION P SCRIPT SECTION SELECT SPAN STYLE SUMMARY TABLE TBODY TD TH THEAD TITLE TR UL CAPTION svg line circle text rect polyline path title'.split(
          ' ',
        );
      const odd: string[] = [];
      for (const element of Array.from(document.querySelectorAll('*'))) {
        if (!own.includes(element.tagName)) odd.push(element.tagName);
        for (const { name, value } of Array.from(element.attributes)) {
          if (name.startsWith('on') || name === 'style' || name === 'srcdoc') odd.push(name);
          if (name === 'href' && !value.startsWith('#')) odd.push(value);
        }
      }
      return { odd, scripts: document.scripts.length };
    });

  it('is tried with payloads that do run in a page that does not escape', async () => {
    expect(new Set(XSS_PAYLOADS).size).toBe(100);
    let ran = 0;
    for (const payload of XSS_PAYLOADS.filter((_, at) => at % 8 === 0)) {
      const { page, misdeeds } = await opened(`<!doctype html><body>${payload}`, 60);
      if (misdeeds.includes('xss ran')) ran++;
      await page.close();
    }
    expect(ran).toBeGreaterThan(4);
  });

  it('runs none of 100 payloads in sources, references, outputs, title and file names', async () => {
    const systems = ['"><img src=x onerror=xss()>'];
    const { page, misdeeds } = await opened(
      await written({
        samples: samplesOf(XSS_PAYLOADS, systems),
        systems,
        title: XSS_PAYLOADS.join(' '),
        files: XSS_PAYLOADS.map((payload) => [payload, payload] as const),
      }),
    );
    await useAll(page);
    expect(misdeeds).toEqual([]);
    expect(await foreign(page)).toEqual({ odd: [], scripts: 2 });
    // Nothing is lost either: what is shown is the text that came in.
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('#search').fill('#1');
    await page.waitForTimeout(300);
    expect(await page.locator('#sentence-table .source').textContent()).toBe(XSS_PAYLOADS[0]);
    expect(await page.locator('#sentence-table .output').textContent()).toBe(XSS_PAYLOADS[3]);
    await page.close();
  });

  it('runs none of them as names of systems, in warnings and as ids of samples', async () => {
    // Systems that only copy and repeat are warned of, by name.
    const samples = [0, 1, 2].map((at) => ({
      id: XSS_PAYLOADS[at],
      source: 'The same.',
      references: ['Same.'],
      outputs: Object.fromEntries(XSS_PAYLOADS.map((name) => [name, 'The same.'])),
    }));
    const { page, misdeeds } = await opened(await written({ samples, systems: XSS_PAYLOADS }));
    expect(await page.locator('.warnings li').count()).toBeGreaterThanOrEqual(100);
    await useAll(page);
    expect(misdeeds).toEqual([]);
    expect(await foreign(page)).toEqual({ odd: [], scripts: 2 });
    await page.close();
  });

  it('would not run a script even if one got in: the policy refuses it', async () => {
    const page = await written({
      samples: samplesOf(['One text.', 'Another.'], ['a']),
      systems: ['a'],
    });
    const holed = page.replace('<main>', '<main><script>xss()</script><img src=x onerror=xss()>');
    const { page: shown, misdeeds } = await opened(holed);
    expect(misdeeds).not.toContain('xss ran');
    expect(misdeeds.filter((what) => what.startsWith('refused by policy'))).not.toEqual([]);
    await shown.close();
  });

  it('sorts by keyboard, says so, filters and opens references', async () => {
    const samples = samplesOf(
      ['One short text.', 'A rather longer text than that one.', 'The third text.', ''],
      ['a', 'b'],
    );
    const { page, misdeeds } = await opened(await written({ samples, systems: ['a', 'b'] }));
    const header = page.locator('#sentence-table th', { hasText: 'compression' });
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    const numbers = async () =>
      (await page.locator('td[data-title=compression]').allTextContents()).map(Number);
    expect(await numbers()).toEqual([...(await numbers())].sort((a, b) => a - b));
    await page.keyboard.press('Enter');
    expect(await header.getAttribute('aria-sort')).toBe('descending');
    expect(await numbers()).toEqual([...(await numbers())].sort((a, b) => b - a));
    await page.locator('#search').fill('THIRD');
    await page.getByText('3 of 8 outputs').waitFor();
    await page.locator('#system').selectOption('b');
    await page.getByText('1 of 8 outputs').waitFor();
    await page.locator('#sentence-table tbody button').first().click();
    expect(await page.locator('.references li').count()).toBe(2);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('draws fifty of 2,000 sentences at a time, however they are sorted', async () => {
    const words = 'the cat sat on a warm mat while rain fell over many old grey roofs'.split(' ');
    const texts = Array.from({ length: 2000 }, (_, at) =>
      Array.from({ length: 20 }, (_, i) => words[(at * 7 + i * i) % words.length]).join(' '),
    );
    const { page, misdeeds } = await opened(
      await written({ samples: samplesOf(texts, ['a']), systems: ['a'] }),
    );
    expect(await page.locator('#sentence-table tbody tr').count()).toBe(50);
    const drawn = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('#sentence-table th button'), (button) => {
        button.click();
        return document.querySelectorAll('#sentence-table tbody tr').length;
      }),
    );
    expect(drawn.length).toBeGreaterThan(1);
    expect(new Set(drawn)).toEqual(new Set([50]));
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('shows lone surrogates, control characters, nothing and a million characters', async () => {
    const long = 'many words in one line '.repeat(43_479);
    const samples = samplesOf(['\ud800 alone \u0007', '', long, 'Plain.'], ['a']);
    const { page, misdeeds } = await opened(await written({ samples, systems: ['a'] }));
    const text = (await page.locator('#sentence-table').textContent()) ?? '';
    expect(text).toContain('\ufffd alone ␇');
    expect(text).toContain('(1,000,017 characters in all)');
    expect(text.length).toBeLessThan(50_000);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it('fits a phone and writes Arabic from right to left', async () => {
    const samples = samplesOf(['هذا نص قصير جدا.', 'وهذا نص آخر أطول منه قليلا.'], ['a']);
    const { page } = await opened(await written({ samples, systems: ['a'], language: 'ar' }));
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const text = page.locator('#sentence-table .source').first();
    expect([await text.getAttribute('dir'), await text.getAttribute('lang')]).toEqual([
      'rtl',
      'ar',
    ]);
    await page.close();
  });
});
