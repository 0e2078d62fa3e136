import { LONGEST_TEXT } from '../contract/index.ts';
import { KlartextError } from '../core/index.ts';
import { readFile } from './read.ts';
import { draftsAsText } from './write-text.ts';

/** A file to read as text. */
export interface FileTextTask {
  /** Its extension determines the format. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly as: 'markdown' | 'text';
}

export interface FileText {
  readonly text: string;
  /** What could not be imported, for the user. */
  readonly warnings: readonly string[];
}

/** The text of a file. Files may be hostile, so this runs in a separate process. */
export async function fileText({ name, bytes, as }: FileTextTask): Promise<FileText> {
  const { drafts, warnings } = await readFile(name, bytes);
  const text = draftsAsText(drafts, as === 'markdown');
  if (text.length > LONGEST_TEXT) {
    throw new KlartextError(
      'bad-input',
      `The document has more than ${LONGEST_TEXT.toLocaleString('en')} characters of text.`,
      'Split it into several documents.',
    );
  }
  if (text.trim() === '') {
    throw new KlartextError('bad-input', 'This file contains no text.', 'Choose another file.');
  }
  return { text, warnings };
}
