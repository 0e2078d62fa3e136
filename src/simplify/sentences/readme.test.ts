import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The files that the tables of the README name, each under the folder of its heading. */
function listed(): string[] {
  let section = '';
  return readFileSync(`${folder}README.md`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = /^### `(rules\/[\w-]+\/)`/.exec(line)?.[1] ?? section;
      const [, places = ''] = /^\| (`[^|]+)\|/.exec(line) ?? [];
      return [...places.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name]) => section + name);
    });
}

it('the README lists every file once, under its folder', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('language-file/'));
  expect(listed().sort()).toEqual(files.sort());
});
