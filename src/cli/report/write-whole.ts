import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { isFullDisk } from '../failure.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such folder.',
  EISDIR: 'This is a folder.',
  EACCES: 'You may not write there.',
  EROFS: 'You may not write there.',
  ENOTDIR: 'Part of the path is not a folder.',
};

/** Writes a file whole or not at all: what was there before stays until all is written. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`;
  try {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    writeFileSync(beside, text, { flag: 'wx', ...(mode !== undefined && { mode }) });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    if (isFullDisk(error)) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new KlartextError(
      'bad-option',
      `${path}: ${WHY[code] ?? `It cannot be written (${code}).`}`,
      'Name a file in a folder that you may write to.',
      { cause: error },
    );
  }
}
