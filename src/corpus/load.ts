import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KlartextError } from '../core/index.ts';
import type { CorpusEntry, CorpusRecord } from './entry.ts';
import { type CorpusFiles, folderCorpusFiles } from './files.ts';
import type { PairRecord } from './record.ts';
import type { CorpusStore } from './store.ts';

/**
 * Finds the files of a corpus: in a mirror if one is given (DIR/MIRROR/… or DIR/ID/…), else in the
 * user's store. If neither has the corpus, throws an error that explains how to get it.
 */
export function corpusFiles(
  entry: CorpusEntry,
  places: { readonly store: CorpusStore; readonly mirror?: string },
): CorpusFiles {
  if (places.mirror !== undefined) {
    const folder = mirrorFolder(entry, places.mirror);
    if (folder !== undefined) return folderCorpusFiles(folder);
    throw new KlartextError(
      'missing-data',
      `The mirror ${places.mirror} does not contain ${entry.id}.`,
      `Expected it in ${join(places.mirror, entry.mirror ?? entry.id)}.`,
    );
  }
  if (places.store.has(entry.id)) return places.store.files(entry.id);
  throw new KlartextError(
    'missing-data',
    `${entry.name} is not on this computer.`,
    howToGet(entry),
  );
}

/** The folder of a mirror with the files of a corpus. */
export function mirrorFolder(entry: CorpusEntry, mirror: string): string | undefined {
  return [entry.mirror, entry.id]
    .filter((name) => name !== undefined)
    .map((name) => join(mirror, name))
    .find((folder) => existsSync(folder));
}

/** One line that explains how to get a corpus. */
export function howToGet(entry: CorpusEntry): string {
  if (entry.access === 'private') return `It was never published; see ${entry.home}`;
  const canPull = entry.archive !== undefined || entry.files.some((file) => file.url);
  const pull = `Download it: klartext corpus pull ${entry.id}`;
  if (entry.access === 'open' && canPull) return pull;
  const how = entry.access === 'open' ? 'Download it from' : 'Request it at';
  const ask = `${how} ${entry.home} and register it with: klartext corpus import ${entry.id} PATH`;
  return canPull ? `${ask}. To download a published copy: klartext corpus pull ${entry.id}` : ask;
}

/** The records of a corpus, read one by one. */
export function loadCorpus(entry: CorpusEntry, files: CorpusFiles): AsyncIterable<CorpusRecord> {
  if (entry.load) return entry.load(files);
  throw new KlartextError('not-supported', `${entry.name} has no reader.`, howToGet(entry));
}

/** Whether a record is a source with references. */
export function isPair(record: CorpusRecord): record is PairRecord {
  return 'references' in record && !('outputs' in record);
}
