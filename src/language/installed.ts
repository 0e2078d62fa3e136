import { KlartextError } from '../core/index.ts';
import { nodeModule } from '../core/node-module.ts';
import { packageFile } from '../core/package-file.ts';

/** Packs of data that are used only on request, each a package @klartext/NAME. */
export const ENABLED_PACKS = 'KLARTEXT_ENABLED_PACKS';

/** Where each package is in a clone, by the first word of its name. */
const IN_CLONE: Readonly<Record<string, string>> = {
  language: 'languages',
  thesaurus: 'thesauri',
  taught: 'models/taught',
  shared: 'languages',
};

/** The file of a thesaurus; the table in a language's own package has another name. */
const THESAURUS = 'synonyms.bin.gz';

/** The names in $KLARTEXT_ENABLED_PACKS, separated by spaces or commas: thesaurus-de, thesaurus-es. */
export function enabledPacks(env: Readonly<Record<string, string | undefined>>): string[] {
  return (env[ENABLED_PACKS] ?? '').split(/[\s,]+/).filter((name) => name !== '');
}

/**
 * The folder of a package of data, as `language-de` for @klartext/language-de: in a clone beside the
 * code, else where npm installed it; undefined if it is not installed.
 */
export async function dataFolder(name: string): Promise<string | undefined> {
  const { existsSync } = await nodeModule<typeof import('node:fs')>('node:fs');
  const { createRequire } = await nodeModule<typeof import('node:module')>('node:module');
  const { dirname } = await nodeModule<typeof import('node:path')>('node:path');
  const { fileURLToPath, pathToFileURL } = await nodeModule<typeof import('node:url')>('node:url');
  const [kind, ...rest] = name.split('-');
  const inClone = fileURLToPath(packageFile([IN_CLONE[kind], ...rest].join('/')));
  if (existsSync(`${inClone}/package.json`)) return inClone;
  // Beside klartext, or in the folder the command was called from.
  for (const from of [import.meta.url, pathToFileURL(`${process.cwd()}/package.json`)]) {
    try {
      return dirname(createRequire(from).resolve(`@klartext/${name}/package.json`));
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/** Finds the package that contains `de/profile.json` or `identify.bin.gz`, and the path in it. */
export function dataFinder(
  packs: readonly string[],
): (path: string) => Promise<string | undefined> {
  const folders = new Map<string, Promise<string | undefined>>();
  const folderOf = (name: string) => {
    const known = folders.get(name) ?? dataFolder(name);
    folders.set(name, known);
    return known;
  };
  return async (path) => {
    const slash = path.indexOf('/');
    const [id, file] = [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
    if (file === THESAURUS) {
      const thesaurus = `thesaurus-${id}`;
      if (!packs.includes(thesaurus)) return undefined;
      const folder = await folderOf(thesaurus);
      if (folder === undefined) throw notInstalled(thesaurus);
      return `${folder}/${file}`;
    }
    const folder = await folderOf(slash < 0 ? 'shared' : `language-${id}`);
    return folder && `${folder}/${file}`;
  };
}

/** States the command that installs a package of data. */
export function notInstalled(name: string): KlartextError {
  return new KlartextError(
    'missing-data',
    `The package @klartext/${name} is not installed.`,
    `Install it: npm install @klartext/${name}`,
  );
}
