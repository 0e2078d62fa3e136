import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { KlartextError } from '../../core/index.ts';
import type { ArchiveEntry } from './entry.ts';
import { ARCHIVE_LIMITS, type ArchiveLimits } from './limits.ts';
import { safePath } from './safe-path.ts';
import { readTar } from './tar.ts';
import { readZip } from './zip.ts';

/** Whether `unpackArchive` can read an archive of this name. */
export function isArchive(name: string): boolean {
  return /\.(zip|tar|tar\.gz|tgz)$/i.test(name);
}

/**
 * Unpacks a zip or tar archive into a folder, which appears only when it is complete. `place`
 * returns the path of an entry in it, or undefined to skip the entry.
 *
 * @example await unpackArchive('corpus.tar.gz', 'corpus') // ['corpus/train.tsv', …]
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  choices: { limits?: ArchiveLimits; place?: (path: string) => string | undefined } = {},
): Promise<string[]> {
  const { limits = ARCHIVE_LIMITS, place = (path: string) => path } = choices;
  const growing = `${folder}.unpacking`;
  await rm(growing, { recursive: true, force: true });
  const paths: string[] = [];
  try {
    await mkdir(growing, { recursive: true });
    for await (const entry of entriesOf(archive, limits)) {
      const path = place(entry.path);
      if (path === undefined) continue;
      const file = join(growing, safePath(archive, path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, entry.bytes, { flag: 'wx' });
      paths.push(path);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(growing, folder);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EEXIST' && code !== 'ENOTDIR' && code !== 'EISDIR') throw error;
    throw new KlartextError(
      'bad-input',
      `${archive}: two entries have the same path.`,
      'Nothing was unpacked. Check the origin of the archive.',
      { cause: error },
    );
  }
  return paths;
}

async function* entriesOf(archive: string, limits: ArchiveLimits): AsyncGenerator<ArchiveEntry> {
  if (/\.zip$/i.test(archive)) {
    yield* readZip(await readFile(archive), archive, limits);
    return;
  }
  const { size } = await stat(archive);
  const file = createReadStream(archive);
  const bytes = /\.tar$/i.test(archive) ? file : file.pipe(createGunzip());
  file.on('error', (error) => bytes.destroy(error));
  try {
    yield* readTar(bytes, archive, size, limits);
  } finally {
    file.destroy();
  }
}
