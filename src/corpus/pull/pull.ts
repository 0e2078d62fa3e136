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
  /** A folder that holds the corpora's files, for work without a network. */
  readonly mirror?: string;
  readonly onFile?: (path: string, at: number, count: number) => void;
}

/**
 * Brings the files of a corpus into the store: all of them, checked, or none. What a broken or
 * interrupted call has fetched stays in the store's staging folder, and the next call continues.
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
    open: 'has no address that klartext could fetch it from',
    'on request': 'is given out on request only',
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

/** A file that an earlier call finished is not fetched again. */
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
    // A damaged or dangerous archive must not be what the next call begins with.
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
      `Files of ${entry.id} are looked for there; name the folder above it with --mirror.`,
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
        `The mirror lacks ${from}.`,
        `See which files ${entry.id} has: klartext corpus info ${entry.id}`,
      );
    }
    if (file.sha256 !== undefined && (await sha256Of(from)) !== file.sha256) {
      throw new KlartextError(
        'bad-input',
        `${from} is not the file it should be: its SHA-256 differs from the pinned one.`,
        'Nothing was kept. Get the file again, or take it as it is: klartext corpus import.',
      );
    }
    await mkdir(dirname(join(staging, file.path)), { recursive: true });
    await copyFile(from, join(staging, file.path));
  }
  await checkHoldings(entry, staging);
}

/** The files of the entry, and what its archive would hold. */
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
    `${entry.name} should have ${holds.files} files, but ${found} came.`,
    'Nothing was kept. Its makers may have changed it: see its home page.',
  );
}
