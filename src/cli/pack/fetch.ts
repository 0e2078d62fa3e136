import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { KlartextError } from '../../core/index.ts';
import { type DownloadChoices, download } from '../../corpus/pull/download.ts';

/** A file of a pack: where it is, how it is read, under which licence it stands. */
export interface PackFile {
  readonly name: string;
  readonly kind: string;
  readonly reader: string;
  readonly mirror: string;
  readonly url: string;
  readonly licence: string;
  /** Of the file at its address; unknown where the mirror holds another version. */
  readonly sha256?: string;
  readonly bytes?: number;
}

/**
 * The bytes of a file of a pack, unpacked: from a mirror, or fetched into `folder`, where a broken
 * call leaves what came for the next one to continue.
 */
export async function packBytes(
  file: PackFile,
  folder: string,
  mirror: string | undefined,
  choices: DownloadChoices = {},
): Promise<Buffer> {
  const bytes =
    mirror === undefined ? await fetched(file, folder, choices) : await mirrored(file, mirror);
  if (!file.url.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${file.name}: ${file.url} is not a gzip file.`,
      'Nothing was kept. Pull the pack again.',
      { cause: error },
    );
  }
}

async function fetched(file: PackFile, folder: string, choices: DownloadChoices): Promise<Buffer> {
  const path = join(folder, fileName(file.url));
  // Of a pull that broke at a later file.
  const before = await readFile(path).catch(() => undefined);
  if (before && file.sha256 === createHash('sha256').update(before).digest('hex')) return before;
  await download({ url: file.url, sha256: file.sha256, bytes: file.bytes }, path, {
    mostBytes: MOST_BYTES,
    ...choices,
  });
  return readFile(path);
}

/** No file of a pack is larger. */
const MOST_BYTES = 256 * 2 ** 20;

/** The address as a name of a file: two wordnets are both called wn-data-ita.tab. */
function fileName(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/[^\w.-]/g, '_');
}

async function mirrored({ mirror: path, name }: PackFile, mirror: string): Promise<Buffer> {
  try {
    return await readFile(join(mirror, path));
  } catch (error) {
    throw new KlartextError(
      'missing-data',
      `${join(mirror, path)}: ${name} is not in the mirror.`,
      'Name the folder that holds the unpacked data, or leave --mirror out to fetch it.',
      { cause: error },
    );
  }
}
