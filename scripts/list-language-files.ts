import { readdirSync, writeFileSync } from 'node:fs';
import { FILE_LIST } from '../src/language/files.ts';

/** Lists the files of `languages/` for browsers, which cannot list a folder. */
const ROOT = new URL('../languages/', import.meta.url);
const names = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .map((path) =>
    path
      .split('\\')
      .join('/')
      .replace(/^.*\/languages\/+/, ''),
  )
  .concat(FILE_LIST);
writeFileSync(new URL(FILE_LIST, ROOT), `${[...new Set(names)].sort().join('\n')}\n`);
