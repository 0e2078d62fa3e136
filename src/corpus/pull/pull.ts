import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { unpackArchive } from '../archive/unpack.ts';
import type { CorpusEntry, CorpusFile } from '../entry.ts';
import { pathsIn } from '../files.ts';
import { type CorpusStore, type Manifest, sha256Of } from '../store.ts';
import { type DownloadChoices, download } from './download.ts';

export interface PullChoices extends DownloadChoices {
  /** A folder that contains the files of the corpora, for use without a network. */
  readonly mirror?: string;
  readonly onFile?: (path: string, at: number, count: number) => void;
}

/**
 * Downloads all files of a corpus into the store and checks them; if one fails, stores none. Files
 * from an interrupted call are kept in the store's staging folder, so that the next call continues.
 *
 * @example await pull(corpora.get('asset'), openStore('corpora'))
 */
export async function pull(
  entry: CorpusEntry,
  store: CorpusStore,
  choices: PullChoices = {},
): Promise<Manifest> {
  const staging = store.staging(entry.id);
  await mkdir(staging, { recursive: true });
  if (choices.mirror !== undefined) {
    await fromMirror(entry, join(choices.mirror, entry.mirror ?? entry.id), staging, choices);
    return store.adopt(entry.id, choices.mirror);
  }
  refuseUnreachable(entry);
  const parts = `${staging}.parts`;
  if (entry.archive) await fetchArchive(entry, parts, staging, choices);
  const fetched = entry.files.filter(({ url }) => url !== undefined);
  for (const [at, file] of fetched.entries()) {
    choices.onFile?.(file.path, at, fetched.length);
    await fetchFile(file, join(parts, file.path), join(staging, file.path), choices);
  }
  await checkHoldings(entry, staging);
  await rm(parts, { recursive: true, force: true });
  return store.adopt(entry.id, entry.archive?.url ?? fetched[0].url ?? entry.home);
}

function refuseUnreachable(entry: CorpusEntry): void {
  if (entry.archive || entry.files.some(({ url }) => url !== undefined)) return;
  const why: Record<CorpusEntry['access'], string> = {
    open: 'has no download address',
    'on request': 'is available on request only',
    private: 'is private',
  };
  throw new KlartextError(
    'missing-data',
    `${entry.name} ${why[entry.access]}.`,
    entry.access === 'private'
      ? `See ${entry.home}`
      : `Get it at ${entry.home}, then: klartext corpus import ${entry.id} PATH`,
  );
}

/** Files that an earlier call has finished are not downloaded again. */
async function fetchFile(
  file: CorpusFile,
  growing: string,
  place: string,
  choices: PullChoices,
): Promise<void> {
  if (existsSync(place)) {
    if (file.sha256 === undefined || (await sha256Of(place)) === file.sha256) return;
    await rm(place, { force: true });
  }
  try {
    await download({ ...file, url: file.url as string }, growing, choices);
  } catch (error) {
    if (file.optional && error instanceof KlartextError) return;
    throw error;
  }
  await mkdir(dirname(place), { recursive: true });
  await rename(growing, place);
}

async function fetchArchive(
  entry: CorpusEntry,
  parts: string,
  staging: string,
  choices: PullChoices,
): Promise<void> {
  const archive = entry.archive as NonNullable<CorpusEntry['archive']>;
  const file = join(parts, `archive.${archive.format}`);
  if (!existsSync(file)) {
    choices.onFile?.(basename(archive.url), 0, 1);
    await download({ url: archive.url, sha256: archive.sha256 }, file, choices);
  }
  const root = archive.root === '' ? '' : `${archive.root.replace(/\/$/, '')}/`;
  try {
    await unpackArchive(file, staging, {
      place(path) {
        if (!path.startsWith(root)) return undefined;
        const below = path.slice(root.length);
        return archive.keep.some((start) => below.startsWith(start)) ? below : undefined;
      },
    });
  } catch (error) {
    // The next call must not start with a damaged or dangerous archive.
    await rm(file, { force: true });
    throw error;
  }
}

async function fromMirror(
  entry: CorpusEntry,
  folder: string,
  staging: string,
  choices: PullChoices,
): Promise<void> {
  if (!existsSync(folder)) {
    throw new KlartextError(
      'missing-data',
      `The mirror has no folder ${folder}.`,
      `It should contain the files of ${entry.id}; pass its parent folder to --mirror.`,
    );
  }
  const paths = await mirrored(entry, folder);
  await rm(staging, { recursive: true, force: true });
  for (const [at, file] of paths.entries()) {
    choices.onFile?.(file.path, at, paths.length);
    const from = join(folder, file.path);
    if (!existsSync(from)) {
      if (file.optional) continue;
      throw new KlartextError(
        'missing-data',
        `The mirror does not contain ${from}.`,
        `To list the files of ${entry.id}, run: klartext corpus info ${entry.id}`,
      );
    }
    if (file.sha256 !== undefined && (await sha256Of(from)) !== file.sha256) {
      throw new KlartextError(
        'bad-input',
        `${from} is not the expected file: its SHA-256 differs from the pinned one.`,
        'Nothing was stored. Download the file again, or import it unchanged: klartext corpus import.',
      );
    }
    await mkdir(dirname(join(staging, file.path)), { recursive: true });
    await copyFile(from, join(staging, file.path));
  }
  await checkHoldings(entry, staging);
}

/** The files of the entry and of its archive. */
async function mirrored(entry: CorpusEntry, folder: string): Promise<readonly CorpusFile[]> {
  if (!entry.archive) return entry.files;
  const { keep } = entry.archive;
  const named = new Set(entry.files.map(({ path }) => path));
  const rest = (await pathsIn(folder)).filter(
    (path) => !named.has(path) && keep.some((start) => path.startsWith(start)),
  );
  return [...entry.files, ...rest.map((path) => ({ path }))];
}

async function checkHoldings(entry: CorpusEntry, staging: string): Promise<void> {
  if (!entry.archive) return;
  const { keep, holds } = entry.archive;
  const found = (await pathsIn(staging)).filter((path) =>
    keep.some((start) => path.startsWith(start)),
  ).length;
  if (found === holds.files) return;
  throw new KlartextError(
    'bad-input',
    `${entry.name} should have ${holds.files} files, but has ${found}.`,
    'Nothing was stored. The authors may have changed the corpus: see its home page.',
  );
}
