import { cpSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { CHROMIUM, describeInBrowser } from './browser.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const SOURCE = fileURLToPath(new URL('../../editors/browser', import.meta.url));
const LETTER =
  'You must submit the form in order to obtain a permit. The office opens at 9 o’clock.';
const PAGE = `<!doctype html><html lang="en"><title>A form</title>
<h1>A form</h1><label>Letter <textarea id="area" rows="6">${LETTER}</textarea></label>
<div id="rich" contenteditable="true" role="textbox" aria-label="Rich"><p>A first paragraph.</p><p>You must <b>submit</b> the form in order to obtain a permit.</p></div>`;

describeInBrowser('the browser extension', () => {
  const [folder, remove] = temporaryFolder();
  let server: ServerProcess;
  let site: Server;
  let context: BrowserContext;
  let worker: Worker;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    const copy = join(folder, 'extension');
    cpSync(SOURCE, copy, { recursive: true });
    // A strict policy, as on many sites: the extension must work without the page's consent.
    site = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', "default-src 'none'");
      response.end(PAGE);
    }).listen(0, '127.0.0.1');
    context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: CHROMIUM as string,
      headless: true,
      args: [
        '--no-sandbox',
        `--disable-extensions-except=${copy}`,
        `--load-extension=${copy}`,
        '--enable-unsafe-extension-debugging',
      ],
    });
    worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    origin = worker.url().split('/').slice(0, 3).join('/');
    server = await startServer(join(folder, 'extension.db'), '--allow-origin', origin);
    await setServer(server.address);
  }, 120_000);

  const setServer = (address: string) =>
    worker.evaluate((value) => {
      const { chrome } = globalThis as unknown as { chrome: ChromeStorage };
      return chrome.storage.local.set({ server: value });
    }, address);

  beforeEach(async () => {
    await page?.close();
    page = await context.newPage();
    const { port } = site.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}/`);
  });

  afterAll(async () => {
    await context?.close();
    await server?.kill();
    site?.close();
    remove();
  });

  /** Clicks the button in the toolbar. */
  async function clickAction() {
    const session = await context.browser()?.newBrowserCDPSession();
    const send = session?.send as unknown as Send;
    const { targetInfos } = await send.call(session, 'Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const tab = targetInfos.find(({ url }) => url === page.url());
    const id = origin.split('/').at(-1);
    await send.call(session, 'Extensions.triggerAction', { id, targetId: tab?.targetId });
  }

  const panel = () => page.locator('klartext-panel');
  const status = () => panel().getByRole('status');
  const button = (name: string | RegExp) => panel().getByRole('button', { name });

  it('lists the findings of a text field on a page with a strict policy', async () => {
    await page.focus('#area');
    await clickAction();
    await expect.poll(() => status().textContent(), WAIT).toMatch(/^\d findings?$/);
    expect(await panel().getByRole('dialog').textContent()).toContain(
      '"in order to" can be said more plainly.',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await panel().count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('area');
  });

  it('accepts a suggestion, and undoes it', async () => {
    await page.focus('#area');
    await clickAction();
    await button('Write “to”').click();
    const plain = LETTER.replace('in order to', 'to');
    await expect.poll(() => page.inputValue('#area'), WAIT).toBe(plain);
    await button('Undo').click();
    await expect.poll(() => page.inputValue('#area'), WAIT).toBe(LETTER);
  });

  it('simplifies what was verified, sentence by sentence', async () => {
    await page.focus('#area');
    await clickAction();
    await button('Simplify').click();
    await expect.poll(() => status().textContent(), WAIT).toBe('1 simpler version');
    expect(await panel().getByRole('dialog').textContent()).toContain(
      'Verified: no change of meaning was found.',
    );
    await button('Use this version').click();
    const simple = 'the form to obtain a permit. The office opens at 9 o’clock.';
    await expect.poll(() => page.inputValue('#area'), WAIT).toContain(simple);
    // The browser's own undo knows of it, too.
    await page.focus('#area');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.inputValue('#area'), WAIT).toBe(LETTER);
  });

  it('works in rich text, and keeps its markup', async () => {
    await page.focus('#rich');
    await clickAction();
    await button('Write “to”').click();
    const html = () => page.innerHTML('#rich');
    await expect
      .poll(html, WAIT)
      .toBe('<p>A first paragraph.</p><p>You must <b>submit</b> the form to obtain a permit.</p>');
  });

  it('does not overwrite what was typed meanwhile', async () => {
    await page.focus('#area');
    await clickAction();
    await button('Write “to”').waitFor();
    await page.fill('#area', `Dear you, ${LETTER}`);
    await button('Write “to”').click();
    expect(await status().textContent()).toBe('The text has changed since it was checked.');
    expect(await page.inputValue('#area')).toBe(`Dear you, ${LETTER}`);
  });

  it('says what to do without a field, and without a server', async () => {
    await clickAction();
    await expect.poll(() => status().textContent(), WAIT).toMatch('Click into a text field first');
    await setServer('http://127.0.0.1:1');
    await page.focus('#area');
    await clickAction();
    await button('Try again').waitFor();
    expect(await panel().getByRole('dialog').textContent()).toContain(
      `klartext serve --allow-origin ${origin}`,
    );
    await setServer(server.address);
    await button('Try again').click();
    await expect.poll(() => status().textContent(), WAIT).toMatch('finding');
  });

  it('has settings that anyone can use, for servers on this machine only', async () => {
    await page.goto(`${origin}/options.html`);
    expect(await axeFindings(page)).toEqual([]);
    await page.fill('[name=server]', 'https://example.org');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.getByRole('status').textContent(), WAIT)
      .toContain('The server must run on this machine');
  });
});

const WAIT = { timeout: 20_000 };

type Send = (
  method: string,
  parameters: object,
) => Promise<{
  readonly targetInfos: readonly { readonly targetId: string; readonly url: string }[];
}>;

interface ChromeStorage {
  readonly storage: { readonly local: { set(values: object): Promise<void> } };
}
