import { createHash } from 'node:crypto';
import { KlartextError } from '../../core/index.ts';
import { formatOf, type InputStore } from '../../mine/index.ts';
import type { Terminal } from '../terminal.ts';

/** The readable files of a folder, each with a checksum of its content. */
export async function inputFiles(inputs: InputStore, folder: string, terminal: Terminal) {
  let listed: Awaited<ReturnType<InputStore['list']>>;
  try {
    listed = await inputs.list();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw new KlartextError(
      'bad-option',
      `${folder} is not a folder.`,
      'Name a folder with text: .txt, .jsonl, .wet, .warc, .parquet, optionally followed by .gz or .zst.',
    );
  }
  const known = listed.filter(({ path }) => formatOf(path) !== undefined);
  if (known.length < listed.length) {
    terminal.notice(`${listed.length - known.length} files of other kinds were skipped\n`);
  }
  if (known.length === 0) {
    throw new KlartextError(
      'missing-data',
      `${folder} contains no files that can be read.`,
      'Files end in .txt, .jsonl, .wet, .warc or .parquet; .gz or .zst may follow.',
    );
  }
  const files: { path: string; bytes: number; checksum: string }[] = [];
  const progress = terminal.progress('Reading the input', known.length);
  for (const { path, bytes } of known) {
    const hash = createHash('sha256');
    for await (const chunk of inputs.stream(path)) hash.update(chunk);
    files.push({ path, bytes, checksum: hash.digest('hex').slice(0, 32) });
    await progress.advance(1);
  }
  progress.done();
  return files;
}
