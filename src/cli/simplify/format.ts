import type { Format } from '../../simplify/document/structure.ts';

/** How a file is written, by the ending of its name. */
export function formatOf(name: string): Format {
  if (/\.(?:md|markdown|mdown|mkd)$/i.test(name)) return 'markdown';
  if (/\.(?:html?|xhtml)$/i.test(name)) return 'html';
  return 'text';
}
