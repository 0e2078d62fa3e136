import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { KlartextError } from '../core/index.ts';
import { type CorpusFiles, folderCorpusFiles, pathsIn } from './files.ts';

/** The stored files of one corpus, and their origin. */
export interface Manifest {
  readonly corpus: string;
  /** An address, or the path it was imported from. */
  readonly origin: string;
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** The folder of corpora: $KLARTEXT_CORPORA, or klartext/corpora in the user's cache folder. */
export function storeFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.KLARTEXT_CORPORA) return env.KLARTEXT_CORPORA;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'klartext', 'corpora');
}

/**
 * The user's folder of corpora: STORE/ID/files/… and STORE/ID/manifest.json. A corpus is prepared
 * in STORE/.staging/… and moved in one step, so that every corpus in the store is complete.
 */
export interface CorpusStore {
  readonly folder: string;
  has(id: string): boolean;
  manifest(id: string): Promise<Manifest | undefined>;
  files(id: string): CorpusFiles;
  /** Where to put the files of a corpus before `adopt`; the same folder after an interrupted run. */
  staging(id: string): string;
  /** Moves `staging(id)` into the store with its checksums, replacing the previous files. */
  adopt(id: string, origin: string): Promise<Manifest>;
  /** Copies all files or none into the store, replacing the previous files. */
  copy(
    id: string,
    origin: string,
    files: readonly { readonly path: string; readonly from: string }[],
  ): Promise<Manifest>;
}

export function openStore(folder: string): CorpusStore {
  const place = (id: string) => join(folder, id);
  const staging = (id: string) => join(folder, '.staging', id);

  async function adopt(id: string, origin: string, prepared = staging(id)): Promise<Manifest> {
    const files: Manifest['files'][number][] = [];
    for (const path of await pathsIn(prepared)) {
      const [{ size }, sha256] = [
        await stat(join(prepared, path)),
        await sha256Of(join(prepared, path)),
      ];
      files.push({ path, bytes: size, sha256 });
    }
    const manifest: Manifest = { corpus: id, origin, files };
    const whole = join(folder, '.staging', `${id}.${randomUUID()}`);
    const old = `${whole}.old`;
    await mkdir(whole, { recursive: true });
    await rename(prepared, join(whole, 'files'));
    await writeFile(join(whole, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    if (existsSync(place(id))) await rename(place(id), old);
    await rename(whole, place(id));
    await rm(old, { recursive: true, force: true });
    return manifest;
  }

  return {
    folder,
    has: (id) => existsSync(join(place(id), 'manifest.json')),
    async manifest(id) {
      const path = join(place(id), 'manifest.json');
      if (!existsSync(path)) return undefined;
      try {
        return JSON.parse(await readFile(path, 'utf8')) as Manifest;
      } catch (error) {
        throw new KlartextError(
          'bad-input',
          `${path} is not a valid manifest of a corpus.`,
          `Delete ${place(id)} and download the corpus again: klartext corpus pull ${id}`,
          { cause: error },
        );
      }
    },
    files: (id) => folderCorpusFiles(join(place(id), 'files')),
    staging,
    adopt: (id, origin) => adopt(id, origin),
    async copy(id, origin, files) {
      const prepared = staging(`${id}.${randomUUID()}`);
      try {
        await mkdir(prepared, { recursive: true });
        for (const { path, from } of files) {
          await mkdir(dirname(join(prepared, path)), { recursive: true });
          await copyFile(from, join(prepared, path));
        }
        return await adopt(id, origin, prepared);
      } finally {
        await rm(prepared, { recursive: true, force: true });
      }
    },
  };
}

/** The SHA-256 of a file, read as a stream. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
