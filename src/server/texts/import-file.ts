import { KlartextError } from '../../core/index.ts';
import { readFile } from '../../formats/read.ts';
import { checkBlocks } from '../documents/apply.ts';
import { cut } from './segment.ts';
import type { ImportResult, ImportTask } from './segment-task.ts';

/** The document in a file. Files may be hostile, so this runs in a separate process. */
export async function importFile({ name, bytes, language }: ImportTask): Promise<ImportResult> {
  const read = await readFile(name, bytes);
  const { title, warnings } = read;
  const { language: found, blocks } = await cut(read, language);
  if (blocks.every(({ rows }) => rows.every(({ original }) => original.trim() === ''))) {
    throw new KlartextError(
      'bad-input',
      'This file contains no text.',
      'Choose another file, or paste the text.',
    );
  }
  checkBlocks(blocks);
  return { language: found, ...(title !== undefined && { title }), blocks, warnings };
}
