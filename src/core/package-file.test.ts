import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageFile } from './package-file.ts';

test('A file of the package is found from wherever the module lies', () => {
  expect(existsSync(packageFile('package.json'))).toBe(true);
  expect(packageFile('designs/pages/').pathname).toMatch(/[^/]\/designs\/pages\/$/);
});
