import { withPackages } from '../core/optional-packages.ts';
import type { WriteRequest } from './write-request.ts';
import { writeText } from './write-text.ts';

/** The packages that write a .pdf, with fonts. */
const PDF = ['pdfkit', 'bidi-js', 'dejavu-fonts-ttf', '@embedpdf/fonts-arabic'];

/** A document as a file. */
export async function writeFile(request: WriteRequest): Promise<Uint8Array> {
  switch (request.format) {
    case 'docx':
      return (await import('./write-docx.ts')).writeDocx(request);
    case 'pdf':
      return withPackages(PDF, 'Writing .pdf', async () =>
        (await import('./write-pdf.ts')).writePdf(request),
      );
    case 'html':
      return bytesOf((await import('./write-html.ts')).writeHtml(request));
    case 'json':
      return bytesOf((await import('./write-changes.ts')).writeChanges(request.document));
    default:
      return bytesOf(writeText(request));
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
