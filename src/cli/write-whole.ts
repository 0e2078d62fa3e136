import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { KlartextError } from '../core/index.ts';
import { isFullDisk } from './failure.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'The folder does not exist.',
  EISDIR: 'This is a folder.',
  EACCES: 'You do not have permission to write there.',
  EROFS: 'The file system is read-only.',
  ENOTDIR: 'Part of the path is not a folder.',
};

/** Writes a file completely or not at all: keeps the old file until the new one is complete. */
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
      `${path}: ${WHY[code] ?? `The file cannot be written (${code}).`}`,
      'Name a file in a writable folder.',
      { cause: error },
    );
  }
}
