import { KlartextError } from '../core/index.ts';
import { nodeModule } from '../core/node-module.ts';
import { dataFinder, enabledPacks } from './installed.ts';

/**
 * Where the data of languages is read from: `read('es/profile.json')`. A folder in Node
 * (`folderFiles`), an address in a browser (`fetchedFiles`), a Map in a test.
 */
export interface LanguageFiles {
  /** The bytes of a file under `languages/`, or undefined if it does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
}

export interface FolderOptions {
  /** Optional packs to use, as `thesaurus-de`; by default, those in $KLARTEXT_ENABLED_PACKS. */
  readonly packs?: readonly string[];
}

/**
 * The data of the installed languages, or of a folder of languages, in Node.
 *
 * @example await loadLexicon('de', await folderFiles(undefined, { packs: ['thesaurus-de'] }))
 */
export async function folderFiles(
  folder?: string,
  { packs = enabledPacks(process.env) }: FolderOptions = {},
): Promise<LanguageFiles> {
  const { readFile } = await nodeModule<typeof import('node:fs/promises')>('node:fs/promises');
  const placeOf =
    folder === undefined ? dataFinder(packs) : async (path: string) => `${folder}/${path}`;
  return {
    async read(path) {
      const place = await placeOf(path);
      if (place === undefined) return undefined;
      try {
        return await readFile(place);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

/** The list of files under `languages/`, one per line; the build writes it. */
export const FILE_LIST = 'files.txt';

/**
 * The `languages/` folder served at a URL, in a browser. Its list of files avoids futile
 * requests; a folder without the list is probed.
 */
export function fetchedFiles(base: string): LanguageFiles {
  let listing: Promise<ReadonlySet<string> | undefined> | undefined;
  const list = () => {
    listing ??= fetched(base, FILE_LIST).then((bytes) => bytes && namesIn(bytes));
    // Allow a retry after a failure.
    listing.catch(() => {
      listing = undefined;
    });
    return listing;
  };
  return {
    async read(path) {
      const known = await list();
      return known && !known.has(path) ? undefined : fetched(base, path);
    },
  };
}

async function fetched(base: string, path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(`${base}/${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) {
    throw new KlartextError(
      'missing-data',
      `Reading ${base}/${path} failed with status ${response.status}.`,
      'Check that the languages/ folder of klartext is served at this address.',
    );
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** The names in a list of files; none if the server answers every URL with a page. */
function namesIn(bytes: Uint8Array): ReadonlySet<string> | undefined {
  const names = new TextDecoder().decode(bytes).trim().split('\n');
  return names.includes(FILE_LIST) ? new Set(names) : undefined;
}

const LARGEST_PIECE = 2 ** 24;

/** The length of the unpacked data, read from the last four bytes of a gzip file. */
function statedSize(bytes: Uint8Array): number {
  if (bytes.length < 4) return 0;
  return new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4, 4).getUint32(0, true);
}

/** Does the data begin like a gzip file? A server may have unpacked a .gz file in transit. */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Unpacks gzip data, and leaves other data unchanged: by Node's zlib (five times as fast, beside the main thread), else by streams. */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isGzip(bytes)) return bytes;
  if (typeof process !== 'undefined' && process.versions?.node) {
    const zlib = await nodeModule<typeof import('node:zlib')>('node:zlib');
    // One piece of the size that the file states, not hundreds that are joined.
    const chunkSize = Math.min(Math.max(statedSize(bytes), 1024), LARGEST_PIECE);
    return new Promise((resolve, reject) => {
      zlib.gunzip(bytes, { chunkSize }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
  }
  const stream = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text of an optional file, plain or gzipped. */
export async function readText(files: LanguageFiles, path: string): Promise<string | undefined> {
  const bytes = await files.read(path);
  if (!bytes) return undefined;
  return new TextDecoder().decode(await gunzip(bytes));
}

const parsed = new WeakMap<LanguageFiles, Map<string, Promise<unknown>>>();

/** The content of an optional JSON file, read once for each source of files, because the largest file has two readers. */
export function readJson(files: LanguageFiles, path: string): Promise<unknown> {
  const known = parsed.get(files) ?? new Map<string, Promise<unknown>>();
  parsed.set(files, known);
  const reading =
    known.get(path) ??
    readText(files, path).then((text) => (text === undefined ? undefined : JSON.parse(text)));
  known.set(path, reading);
  // Allow a retry after a failure.
  reading.catch(() => known.delete(path));
  return reading;
}

/** The entries of an optional list: one a line, `#` starts a comment. */
export async function readList(files: LanguageFiles, path: string): Promise<string[]> {
  const text = (await readText(files, path)) ?? '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
