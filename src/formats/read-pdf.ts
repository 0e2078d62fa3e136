import { KlartextError } from '../core/index.ts';
import { type Draft, MOST_BLOCKS, type ReadFile, tooManyBlocks } from './draft.ts';
import { type PdfLine, paragraphsOf } from './pdf-lines.ts';

/** The maximum number of pages to read. */
const MOST_PAGES = 500;
const MOST_ITEMS = 500_000;

/** The text of a .pdf: lines are combined into paragraphs; large type makes a heading. */
export async function readPdf(bytes: Uint8Array): Promise<ReadFile> {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).indexOf('%PDF-') < 0) {
    throw new KlartextError('bad-input', 'This is not a PDF file.', 'Choose another file.');
  }
  const { getDocumentProxy } = await import('unpdf');
  const pages: PdfLine[][] = [];
  let pageCount = 0;
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      maxImageSize: 1_000_000,
      verbosity: 0,
    });
    pageCount = pdf.numPages;
    let items = 0;
    for (let number = 1; number <= Math.min(pageCount, MOST_PAGES); number++) {
      const page = await pdf.getPage(number);
      const content = await page.getTextContent();
      items += content.items.length;
      if (items > MOST_ITEMS) break;
      pages.push(linesOf(content.items as readonly PdfItem[]));
      page.cleanup();
    }
    await pdf.destroy();
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    throw new KlartextError(
      'bad-input',
      isLocked ? 'This PDF is locked with a password.' : 'This PDF file is damaged.',
      isLocked ? 'Save it without the password first.' : 'Create it again from its source.',
      { cause: error },
    );
  }
  const drafts: Draft[] = paragraphsOf(pages);
  if (drafts.length > MOST_BLOCKS) throw tooManyBlocks();
  if (drafts.length === 0) {
    throw new KlartextError(
      'not-supported',
      'This PDF contains no text; it may be a scan.',
      'Process it with text recognition (OCR) first.',
    );
  }
  const heading = drafts.find(({ kind }) => kind === 'heading');
  return {
    drafts,
    ...(heading && { title: heading.runs[0].text.slice(0, 200) }),
    warnings: [
      'A PDF does not mark paragraphs and headings. Please check the structure.',
      ...(pageCount > MOST_PAGES ? [`Only the first ${MOST_PAGES} pages were read.`] : []),
    ],
  };
}

interface PdfItem {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly hasEOL?: boolean;
}

/** Pieces at the same height form a line. */
function linesOf(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let [top, left, right, size] = [0, 0, 0, 0];
  const end = () => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean !== '') lines.push({ text: clean, top, left, right, size });
    text = '';
    size = 0;
  };
  for (const { str = '', transform, width = 0, height = 0, hasEOL } of items) {
    const [, , , , x = 0, y = 0] = transform ?? [];
    if (str.trim() !== '') {
      const isNew = text !== '' && Math.abs(y - top) > Math.max(2, size * 0.5);
      if (isNew) end();
      if (text === '') [top, left] = [y, x];
      else if (x - right > Math.max(1, size * 0.15) && !text.endsWith(' ')) text += ' ';
      text += str;
      right = x + width;
      size = Math.max(size, height);
    } else if (str !== '' && text !== '') text += ' ';
    if (hasEOL) end();
  }
  end();
  return lines;
}
