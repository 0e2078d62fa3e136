import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { describeInBrowser } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The real command, with a database of its own. */
export interface WorkbenchServer {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startWorkbench(): Promise<WorkbenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'klartext-workbench-'));
  const database = join(folder, 'workbench.db');
  const child = spawn(
    process.execPath,
    [join(ROOT, 'bin/klartext.js'), 'serve', '--port', '0', '--database', database],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const address = await addressOf(child);
  return {
    address,
    async stop() {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /http:\/\/[^\s/]+\//.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('close', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
  });
}

/** A page and all that it should not have done: foreign requests, scripts of others, errors. */
export interface WatchedPage {
  readonly page: Page;
  readonly misdeeds: string[];
}

export type PageOptions = BrowserContextOptions & { readonly path?: string };

/** Tests of the workbench in a browser: both start before the first and end after the last. */
export function describeWorkbench(
  name: string,
  tests: (open: (options?: PageOptions) => Promise<WatchedPage>) => void,
): void {
  describeInBrowser(name, (browser) => {
    let server: WorkbenchServer;
    beforeAll(async () => {
      server = await startWorkbench();
    });
    afterAll(() => server?.stop());
    tests((options) => openPage(browser(), server.address, options));
  });
}

export async function openPage(
  browser: Browser,
  address: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const { path = '', ...context } = options;
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...context,
  });
  const misdeeds: string[] = [];
  const alarm = (what: string) => misdeeds.push(what);
  page.on('dialog', (dialog) => {
    alarm(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarm(`error ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith(`blob:${address}`)) alarm(`request ${url}`);
  });
  await page.exposeFunction('report', alarm);
  await page.addInitScript(() => {
    const scope = globalThis as unknown as Record<string, unknown>;
    scope.xss = () => (scope.report as (what: string) => void)('xss ran');
    document.addEventListener('securitypolicyviolation', (event) =>
      (scope.report as (what: string) => void)(
        `refused by policy: ${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  await page.goto(`${address}${path}`);
  return { page, misdeeds };
}

/** Brings a text by pasting it, as a new document. */
export async function bring(page: Page, text: string, language = ''): Promise<void> {
  if ((await page.locator('.bring textarea').count()) === 0) {
    await page.locator('.top .menu-root button').first().click();
    await page.locator('.menu > button').first().click();
  }
  await page.locator('.bring textarea').fill(text);
  await page.locator('.bring select').selectOption(language);
  const before = await page
    .locator('[data-row]')
    .first()
    .getAttribute('data-row')
    .catch(() => '');
  await page.locator('.bring button[type=submit]').click();
  await page.waitForFunction(
    (last) => {
      const row = document.querySelector<HTMLElement>('[data-row]');
      return row && row.dataset.row !== last;
    },
    before,
    { timeout: 60_000 },
  );
}

export const exampleText = (language: string): string =>
  readFileSync(join(ROOT, 'examples', `${language}.txt`), 'utf8');

export const row = (page: Page, number: number) => page.locator('[data-row]').nth(number - 1);

/** Waits until the marks are there. */
export async function marked(page: Page): Promise<void> {
  await page.waitForSelector('.counts .chip', { timeout: 60_000 });
  await page.waitForSelector('.counts[aria-busy=false]', { timeout: 60_000 });
}

/** Waits until everything typed is on the disk. */
export async function saved(page: Page): Promise<void> {
  await page.waitForSelector('.save-saved', { timeout: 30_000 });
}
