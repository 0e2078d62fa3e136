import type { Format } from '../../simplify/document/structure.ts';
import { isOfficeFile } from '../office-file.ts';

/** The format of a file's text, by extension; office files are read as Markdown. */
export function formatOf(name: string): Format {
  if (isOfficeFile(name) || /\.(?:md|markdown|mdown|mkd)$/i.test(name)) return 'markdown';
  if (/\.(?:html?|xhtml)$/i.test(name)) return 'html';
  return 'text';
}
