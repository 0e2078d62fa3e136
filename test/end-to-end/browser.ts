import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const CHROMIUM = PLACES.find((place) => place && existsSync(place));

/** A real Chromium. */
export function openBrowser(): Promise<Browser> {
  if (!CHROMIUM)
    throw new Error('There is no Chromium: apt-get install chromium, or set CHROMIUM.');
  // Without a sandbox of its own, since containers run as root; the pages are our own.
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

/**
 * Tests in a browser that opens before the first and closes after the last: skipped with a reason
 * where there is none, failed in CI.
 */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  const withBrowser = () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    }, 120_000);
    afterAll(() => browser?.close());
    tests(() => browser);
  };
  if (CHROMIUM || process.env.CI) describe(name, withBrowser);
  else {
    describe.skip(
      `${name} (skipped: no Chromium here; apt-get install chromium, or set CHROMIUM)`,
      withBrowser,
    );
  }
}
