import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { KlartextError } from '../../core/index.ts';
import { type DownloadChoices, download } from '../../corpus/pull/download.ts';

/** A file of a pack: its address, format and licence. */
export interface PackFile {
  readonly name: string;
  readonly kind: string;
  readonly reader: string;
  readonly mirror: string;
  readonly url: string;
  readonly licence: string;
  /** Checksum of the file at its address; unknown if the mirror has another version. */
  readonly sha256?: string;
  readonly bytes?: number;
}

/**
 * The uncompressed bytes of a file of a pack: from a mirror, or downloaded into `folder`, where an
 * interrupted call leaves partial files for the next call to resume.
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
      'The download was discarded. Pull the pack again.',
      { cause: error },
    );
  }
}

async function fetched(file: PackFile, folder: string, choices: DownloadChoices): Promise<Buffer> {
  const path = join(folder, fileName(file.url));
  // From a pull that was interrupted at a later file.
  const before = await readFile(path).catch(() => undefined);
  if (before && file.sha256 === createHash('sha256').update(before).digest('hex')) return before;
  await download({ url: file.url, sha256: file.sha256, bytes: file.bytes }, path, {
    mostBytes: MOST_BYTES,
    ...choices,
  });
  return readFile(path);
}

/** The largest file of a pack that is accepted. */
const MOST_BYTES = 256 * 2 ** 20;

/** The address as a file name, because two wordnets have the name wn-data-ita.tab. */
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
      'Name the folder that contains the unpacked data, or omit --mirror to download it.',
      { cause: error },
    );
  }
}
