import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { folderFiles, type LanguageFiles } from '../../language/index.ts';
import { type Lexicon, loadLexicon } from '../../simplify/words/lexicon.ts';

/** Which packs to use: the added and pulled ones, or none. */
export type PackChoice = 'all' | 'none';

/** The folder of the packs: $KLARTEXT_PACKS, or klartext/packs in the user's cache folder. */
export function packFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (env.KLARTEXT_PACKS) return env.KLARTEXT_PACKS;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'klartext', 'packs');
}

/** The lexicon of a language, with its packs unless none are wanted. */
export async function chosenLexicon(id: string, packs: PackChoice = 'all'): Promise<Lexicon> {
  if (packs === 'none') return loadLexicon(id, await folderFiles(undefined, { packs: [] }));
  const pulled: LanguageFiles[] = [];
  if (existsSync(join(packFolder(), id))) pulled.push(await folderFiles(packFolder()));
  return loadLexicon(id, undefined, pulled);
}
