import { LONGEST_TEXT } from '../contract/index.ts';
import { KlartextError } from '../core/index.ts';
import { readFile } from './read.ts';
import { draftsAsText } from './write-text.ts';

/** A file whose text is wanted. */
export interface FileTextTask {
  /** Its ending says what it is. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly as: 'markdown' | 'text';
}

export interface FileText {
  readonly text: string;
  /** What could not be taken over, for a person. */
  readonly warnings: readonly string[];
}

/** The text of a file. It may be hostile: this runs in a process of its own. */
export async function fileText({ name, bytes, as }: FileTextTask): Promise<FileText> {
  const { drafts, warnings } = await readFile(name, bytes);
  const text = draftsAsText(drafts, as === 'markdown');
  if (text.length > LONGEST_TEXT) {
    throw new KlartextError(
      'bad-input',
      `The document holds more than ${LONGEST_TEXT.toLocaleString('en')} characters of text.`,
      'Cut it into several.',
    );
  }
  if (text.trim() === '') {
    throw new KlartextError('bad-input', 'This file holds no text.', 'Choose another file.');
  }
  return { text, warnings };
}
