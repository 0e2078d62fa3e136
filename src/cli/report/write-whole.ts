import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such folder.',
  EISDIR: 'This is a folder.',
  EACCES: 'You may not write there.',
  EROFS: 'You may not write there.',
  ENOTDIR: 'Part of the path is not a folder.',
  ENOSPC: 'There is no space left.',
};

/** Writes a file whole or not at all: what was there before stays until all is written. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new KlartextError(
      'bad-option',
      `${path}: ${WHY[code] ?? `It cannot be written (${code}).`}`,
      'Name a file in a folder that you may write to: -o report.html.',
      { cause: error },
    );
  }
}
