import type { Language } from '../../language/index.ts';
import { readPlain } from './plain.ts';
import type { Format, ReadDocument } from './structure.ts';

/**
 * Reads a document as `readDocument` does; the parsers of Markdown and HTML, which take a tenth of a
 * second to load, are loaded only for such a document.
 *
 * @example const read = await openDocument('Some text.', 'text', english);
 */
export async function openDocument(
  source: string,
  format: Format,
  language: Language,
): Promise<ReadDocument> {
  if (format === 'text') return readPlain(source, language);
  const { readDocument } = await import('./read.ts');
  return readDocument(source, format, language);
}
