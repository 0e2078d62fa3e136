import { readdirSync, readFileSync } from 'node:fs';
import { type Registry, registry } from '../core/index.ts';
import { packageFile } from '../core/package-file.ts';
import type { CorpusEntry } from './entry.ts';
import { readEntry } from './entry-file.ts';

const FOLDER = packageFile('corpora/');
const ENDING = '.yaml';

let entries: Registry<CorpusEntry> | undefined;

function readFolder(): Registry<CorpusEntry> {
  const ids = readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  const read = (id: string) =>
    readEntry(id, readFileSync(new URL(`${id}${ENDING}`, FOLDER), 'utf8'));
  return registry('corpus', Object.fromEntries(ids.map((id) => [id, () => read(id)])));
}

const all = () => (entries ??= readFolder());

/**
 * All known corpora by id: the files in `corpora/` of this package, each read when it is first used.
 *
 * @example corpora.get('asset').licence.name // 'CC BY-NC 4.0'
 */
export const corpora: Registry<CorpusEntry> = {
  names: () => all().names(),
  has: (id) => all().has(id),
  get: (id) => all().get(id),
};
