import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { qualityPage } from '../../scripts/quality.ts';
import { ROOT } from './command.ts';

it('docs/quality.md has the figures of the pages it points to (else: npx tsx scripts/quality.ts)', () => {
  expect(readFileSync(`${ROOT}docs/quality.md`, 'utf8')).toBe(qualityPage());
});
