import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { KlartextError } from '../../core/index.ts';

/** The folder of the models: $KLARTEXT_MODELS, or klartext/models in the user's cache folder. */
export function modelsFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.KLARTEXT_MODELS) return env.KLARTEXT_MODELS;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'klartext', 'models');
}

/** A pulled model and its origin. */
export interface PulledModel {
  readonly name: string;
  /** A hub with the revision, a package, or a folder. */
  readonly origin: string;
  readonly revision?: string;
  readonly licence?: string;
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** A pulled model, with its path and size on disk. */
export interface StoredModel extends PulledModel {
  readonly folder: string;
  readonly bytes: number;
}

/** A name with slashes is one folder. */
export const placeOf = (folder: string, name: string) => join(folder, name.replaceAll('/', '--'));

/** All pulled models, by name. */
export async function listModels(folder: string): Promise<StoredModel[]> {
  if (!existsSync(folder)) return [];
  const models: StoredModel[] = [];
  for (const entry of await readdir(folder)) {
    if (entry.startsWith('.')) continue;
    const model = await readStored(join(folder, entry));
    if (model) models.push(model);
  }
  return models.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** One pulled model; for an unknown name, the error lists the available ones. */
export async function storedModel(folder: string, name: string): Promise<StoredModel> {
  const model = await readStored(placeOf(folder, name));
  if (model) return model;
  const known = (await listModels(folder)).map((each) => each.name);
  throw new KlartextError(
    'missing-data',
    `The model "${name}" was not pulled.`,
    known.length > 0
      ? `Pulled models: ${known.join(', ')}.`
      : `Get it: klartext model pull ${name}`,
  );
}

async function readStored(place: string): Promise<StoredModel | undefined> {
  try {
    const model = JSON.parse(await readFile(join(place, 'model.json'), 'utf8')) as PulledModel;
    const bytes = model.files.reduce((sum, file) => sum + file.bytes, 0);
    return { ...model, folder: join(place, 'files'), bytes };
  } catch {
    return undefined;
  }
}

export async function removeModel(folder: string, name: string): Promise<StoredModel> {
  const model = await storedModel(folder, name);
  // Remove it in one step, whatever happens while its files are deleted.
  const old = join(folder, `.removed-${process.pid}-${Date.now()}`);
  await rename(placeOf(folder, name), old);
  await rm(old, { recursive: true, force: true });
  return model;
}

/** Replaces a model by a prepared folder (with files/ inside) in one step. */
export async function adoptModel(
  folder: string,
  prepared: string,
  model: PulledModel,
): Promise<StoredModel> {
  await writeFile(join(prepared, 'model.json'), `${JSON.stringify(model, undefined, 2)}\n`);
  const place = placeOf(folder, model.name);
  const old = `${prepared}.old`;
  if (existsSync(place)) await rename(place, old);
  await rename(prepared, place);
  await rm(old, { recursive: true, force: true });
  return storedModel(folder, model.name);
}
