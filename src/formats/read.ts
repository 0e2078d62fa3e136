import { KlartextError } from '../core/index.ts';
import { withPackages } from '../core/optional-packages.ts';
import type { ReadFile } from './draft.ts';

/** Reads a file according to its extension and content. */
export async function readFile(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1].toLowerCase() ?? '';
  switch (ending) {
    case 'docx':
    case 'docm':
      return withPackages(['mammoth'], 'Reading .docx', async () =>
        (await import('./read-docx.ts')).readDocx(bytes),
      );
    case 'odt':
      return (await import('./read-odt.ts')).readOdt(bytes);
    case 'pdf':
      return withPackages(['unpdf'], 'Reading .pdf', async () =>
        (await import('./read-pdf.ts')).readPdf(bytes),
      );
    case 'html':
    case 'htm':
    case 'xhtml':
      return (await import('./read-html.ts')).readHtml(decoded(bytes, 'html'));
    case 'md':
    case 'markdown':
      return (await import('./read-text.ts')).readMarkdown(decoded(bytes));
    case 'txt':
    case 'text':
      return (await import('./read-text.ts')).plainText(decoded(bytes));
    default:
      throw new KlartextError(
        'not-supported',
        `Files that end in ".${ending}" cannot be read.`,
        'Open a .docx, .odt, .html, .md, .txt or .pdf file.',
      );
  }
}

/** Decodes bytes: UTF-8, UTF-16 with a byte order mark, else Windows-1252. */
function decoded(bytes: Uint8Array, kind?: 'html'): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4_000).includes(0)) {
    throw new KlartextError('bad-input', 'This file is not text.', 'Choose another file.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder((kind && charsetOf(bytes)) ?? 'windows-1252').decode(bytes);
  }
}

function charsetOf(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000));
  const name = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(head)?.[1];
  try {
    return name && new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
