import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';

const folder = fileURLToPath(new URL('../../.data', import.meta.url));

/** The path of a reference file, unpacked into `.data/` (golden scores: `golden/…`). */
export function referencePath(path: string): string {
  return `${folder}/${path}`;
}

export function referenceText(path: string): string {
  return readFileSync(referencePath(path), 'utf8');
}

/**
 * A suite that needs reference data. Without it: skipped for a user, failed in CI, and both say
 * how to get it.
 */
export function describeConformance(name: string, needs: string[], body: () => void): void {
  const missing = needs.filter((path) => !existsSync(referencePath(path)));
  if (missing.length === 0) {
    describe(name, body);
    return;
  }
  const how = `needs ${missing.join(', ')}: run "npm run data" with ../shared beside this folder`;
  if (process.env.CI) {
    describe(name, () => {
      it('has its reference data', () => {
        throw new Error(`${name} ${how}`);
      });
    });
  } else {
    describe.skip(`${name} (skipped: ${how})`, body);
  }
}
