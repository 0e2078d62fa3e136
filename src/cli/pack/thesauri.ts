import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unknownName } from '../../core/index.ts';
import { dataFolder, enabledPacks, notInstalled } from '../../language/installed.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { addedFile, addedPacks } from './added.ts';

/** The languages with a thesaurus: a package @klartext/thesaurus-ID, whose sources are under the GPL. */
const IDS = ['ar', 'da', 'de', 'en', 'es', 'eu', 'fr', 'it', 'ja', 'pt', 'ru', 'sl', 'ur'];
const NAMES = IDS.map((id) => `thesaurus-${id}`);
const LICENCE = 'GPL-3.0-or-later';

/** `klartext pack list`: the thesauri, and whether each is installed and used. */
export async function listPacks(terminal: Terminal): Promise<number> {
  const used = enabledPacks(process.env);
  const packs = await Promise.all(
    NAMES.map(async (name) => ({
      name,
      licence: LICENCE,
      installed: (await dataFolder(name)) !== undefined,
      used: used.includes(name),
    })),
  );
  if (terminal.json) {
    terminal.writeJson(packs);
    return 0;
  }
  const { colours, columns } = terminal;
  const rows = packs.map(({ name, licence, installed, used }) => [
    { text: name, colour: colours.bold },
    { text: licence },
    { text: used ? 'yes' : 'no', colour: used ? colours.green : colours.dim },
    { text: installed ? `klartext pack ${used ? 'remove' : 'add'} ${name}` : npmInstall(name) },
  ]);
  const titles = ['pack', 'licence', 'used', 'command'].map((title) => ({ title }));
  terminal.write(`${drawTable(titles, rows, columns, colours.dim).join('\n')}\n`);
  return 0;
}

/** `klartext pack add`: uses the pack from now on. */
export async function addPack(name: string, terminal: Terminal): Promise<number> {
  const folder = await folderOf(name);
  const file = addedFile();
  const added = [...new Set([...addedPacks(), name])].sort();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${added.join('\n')}\n`);
  const { license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  if (terminal.json) terminal.writeJson({ added, file, licence: license });
  else terminal.write(`${name} (${license}) is used from now on; recorded in ${file}.\n`);
  return 0;
}

/** `klartext pack remove`: stops using the pack. */
export async function removePack(name: string, terminal: Terminal): Promise<number> {
  const before = addedPacks();
  if (!before.includes(name)) throw unknownName('added pack', name, before);
  const file = addedFile();
  const added = before.filter((each) => each !== name);
  if (added.length > 0) await writeFile(file, `${added.join('\n')}\n`);
  else await rm(file);
  if (terminal.json) terminal.writeJson({ added, file });
  else terminal.write(`${name} is no longer used.\n`);
  return 0;
}

/** How to get more suggestions for a language whose thesaurus is not used; undefined if there is none. */
export function thesaurusAdvice(id: string): string | undefined {
  const name = `thesaurus-${id}`;
  if (!NAMES.includes(name) || enabledPacks(process.env).includes(name)) return undefined;
  return `More suggestions, from sources under the GPL: klartext pack add ${name}`;
}

async function folderOf(name: string): Promise<string> {
  if (!NAMES.includes(name)) throw unknownName('pack', name, NAMES);
  const folder = await dataFolder(name);
  if (folder === undefined) throw notInstalled(name);
  return folder;
}

const npmInstall = (name: string) => `npm install @klartext/${name}`;
