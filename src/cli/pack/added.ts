import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ENABLED_PACKS } from '../../language/installed.ts';

type Env = Record<string, string | undefined>;

/** The file that lists the packs that the user added: $KLARTEXT_CONFIG, or klartext in the configuration folder. */
export function addedFile(env: Readonly<Env> = process.env): string {
  const folder =
    env.KLARTEXT_CONFIG ?? join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'klartext');
  return join(folder, 'packs.txt');
}

/** The packs that the user added, one per line. */
export function addedPacks(env: Readonly<Env> = process.env): string[] {
  let text: string;
  try {
    text = readFileSync(addedFile(env), 'utf8');
  } catch {
    return [];
  }
  return text.split(/\s+/).filter((line) => line !== '');
}

/** Uses the added packs in this process and its children, unless the caller names others. */
export function useAddedPacks(env: Env = process.env): void {
  const added = addedPacks(env);
  if (added.length > 0) env[ENABLED_PACKS] ??= added.join(' ');
}
