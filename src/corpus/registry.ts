import { readdirSync, readFileSync } from 'node:fs';
import { type Registry, registry } from '../core/index.ts';
import { packageFile } from '../core/package-file.ts';
import type { CorpusEntry } from './entry.ts';
import { readEntry } from './entry-file.ts';

const FOLDER = packageFile('corpora/');
const ENDING = '.yaml';

/**
 * All known corpora by id: the files in `corpora/` of this package, each read when it is first used.
 *
 * @example corpora.get('asset').licence.name // 'CC BY-NC 4.0'
 */
export const corpora: Registry<CorpusEntry> = registry(
  'corpus',
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => [
        file.slice(0, -ENDING.length),
        () => readEntry(file.slice(0, -ENDING.length), readFileSync(new URL(file, FOLDER), 'utf8')),
      ]),
  ),
);
