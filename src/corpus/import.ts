import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { KlartextError } from '../core/index.ts';
import { isArchive, unpackArchive } from './archive/unpack.ts';
import { countRecords } from './count.ts';
import type { CorpusEntry, Counts } from './entry.ts';
import { type CorpusFiles, folderCorpusFiles } from './files.ts';
import { loadCorpus } from './load.ts';
import { type CorpusStore, type Manifest, sha256Of } from './store.ts';

/** The result of an import: the counts, and how they compare. */
export interface Imported {
  readonly manifest: Manifest;
  readonly records: number;
  readonly pairs: Counts;
  /** Whether every pinned file exists and has its checksum; undefined if no file is pinned. */
  readonly pinned: boolean | undefined;
}

/**
 * Registers a corpus on this machine: reads all of it to make sure that it is that corpus, then
 * copies the files it read into the store. `path` is its folder, a mirror, an archive, or its only
 * file. Files that differ from the pinned ones are rejected unless `changed` is set.
 */
export async function importCorpus(
  entry: CorpusEntry,
  path: string,
  store: CorpusStore,
  choices: { readonly changed?: boolean } = {},
): Promise<Imported> {
  if (!existsSync(path)) {
    throw new KlartextError('missing-data', `${path} does not exist.`, 'Check the path.');
  }
  const only = entry.files.find((file) => basename(file.path) === basename(path));
  if (statSync(path).isFile() && !only && isArchive(path)) {
    const folder = await mkdtemp(join(tmpdir(), 'klartext-import-'));
    try {
      await unpackArchive(path, join(folder, 'files'));
      return await importCorpus(entry, join(folder, 'files'), store, choices);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const found = statSync(path).isFile()
    ? await readWhole(entry, oneFile(path), path)
    : await readFolder(entry, path);
  const pinned = await comparePinned(entry, found, choices.changed ?? false);
  const manifest = await store.copy(
    entry.id,
    resolve(path),
    found.paths.map((file) => ({ path: file, from: placeOf(found.folder, file) })),
  );
  return { manifest, records: found.records, pairs: found.pairs, pinned };
}

/** A file of the corpus: in its folder, or the path itself if the corpus has only one file. */
function placeOf(folder: string, path: string): string {
  return statSync(folder).isFile() ? folder : join(folder, path);
}

interface Found {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly records: number;
  readonly pairs: Counts;
}

/** A single file, found under any folder that the corpus expects. */
function oneFile(path: string): CorpusFiles {
  return {
    read: async (wanted) => (basename(wanted) === basename(path) ? readFile(path) : undefined),
    list: async () => [],
  };
}

/** The folder, its subfolder in a mirror, or its only subfolder: the first that can be read. */
async function readFolder(entry: CorpusEntry, path: string): Promise<Found> {
  const inside = (await readdir(path, { withFileTypes: true })).filter((item) =>
    item.isDirectory(),
  );
  const names = [entry.mirror, entry.id, inside.length === 1 ? inside[0].name : undefined];
  const folders = [
    path,
    ...names.filter((name) => name !== undefined).map((name) => join(path, name)),
  ];
  let failure: unknown;
  for (const folder of folders.filter((each) => existsSync(each))) {
    try {
      return await readWhole(entry, folderCorpusFiles(folder), folder);
    } catch (error) {
      if (!(error instanceof KlartextError)) throw error;
      // An error in an existing file is more informative than a missing file.
      if (failure === undefined || error.code !== 'missing-data') failure = error;
    }
  }
  if (failure instanceof KlartextError && failure.code === 'missing-data') {
    throw new KlartextError(
      'missing-data',
      `${path} is not ${entry.name}: ${failure.message}`,
      `For the expected layout, run: klartext corpus info ${entry.id}`,
      { cause: failure },
    );
  }
  throw failure;
}

async function readWhole(entry: CorpusEntry, files: CorpusFiles, folder: string): Promise<Found> {
  const read = new Set<string>();
  const watched: CorpusFiles = {
    async read(path) {
      const bytes = await files.read(path);
      if (bytes) read.add(path);
      return bytes;
    },
    list: files.list,
  };
  const { records, pairs } = await countRecords(loadCorpus(entry, watched));
  if (records === 0) {
    throw new KlartextError(
      'missing-data',
      'It contains no records.',
      `For the expected layout, run: klartext corpus info ${entry.id}`,
    );
  }
  return { folder, paths: [...read].sort(), records, pairs };
}

async function comparePinned(
  entry: CorpusEntry,
  { folder, paths }: Found,
  changed: boolean,
): Promise<boolean | undefined> {
  const known = entry.files.filter((file) => file.sha256 && paths.includes(file.path));
  if (known.length === 0) return undefined;
  for (const { path, sha256 } of known) {
    const file = placeOf(folder, path);
    if ((await sha256Of(file)) === sha256) continue;
    if (changed) return false;
    throw new KlartextError(
      'bad-input',
      `${file} is not the pinned file of ${entry.name}: its checksum differs.`,
      'It may be another version, or damaged. Use --changed to import it anyway.',
    );
  }
  return true;
}
