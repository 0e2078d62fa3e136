import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { KlartextError } from '../../core/index.ts';
import { safeAddress } from './addresses.ts';
import { type Draft, easyDraft, originalDraft } from './draft.ts';
import { type Run, textOf } from './inline.ts';
import { EASY, ORIGINAL, pairsOf, straightLines } from './lines.ts';
import { type Table, tablesOf } from './tables.ts';
import type { WriteRequest } from './write-request.ts';
import { numberOf } from './write-text.ts';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const SIZE = 14;
const HEADING_SIZES = [22, 18, 16, 15, 14, 14];
const LINE_GAP = 6;
const INDENT = 26;
/** What the font draws: Latin, Greek, Cyrillic and the signs between them. */
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * A .pdf in an easy-to-read layout, with tags for screen readers. It can write Latin, Greek and
 * Cyrillic; other scripts need shaping or fonts that are not here, and are refused.
 */
export async function writePdf(request: WriteRequest): Promise<Uint8Array> {
  const { document, layout, direction } = request;
  const drafts = document.blocks.map(layout === 'original' ? originalDraft : easyDraft);
  const isDrawn = drafts.every(({ runs }) => DRAWN.test(textOf(runs)));
  if (direction === 'rtl' || !isDrawn) {
    throw new KlartextError(
      'not-supported',
      'A .pdf can be written in Latin, Greek and Cyrillic letters only.',
      'Export .docx, or .html and print it from your browser.',
    );
  }
  const isWide = layout === 'columns';
  const pdf = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margins: { top: 62, bottom: 62, left: 70, right: 70 },
    info: { Title: document.title, Producer: 'Klartext', Creator: 'Klartext' },
    lang: document.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  const page = new PdfPage(pdf);
  if (isWide) page.columns(request);
  else page.blocks(drafts);
  pdf.end();
  return done;
}

class PdfPage {
  private readonly pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  blocks(drafts: readonly Draft[]): void {
    const parts = tablesOf(drafts);
    parts.forEach((part, at) => {
      if ('cells' in part) this.table(part);
      else this.block(part, part.kind === 'item' ? numberOf(parts, at) : 0);
    });
  }

  columns(request: WriteRequest): void {
    const { pdf } = this;
    this.lines([[{ text: request.document.title }]], 'H1', HEADING_SIZES[1], 0, true);
    const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
    const widths = [34, (width - 34) / 2, (width - 34) / 2];
    const head = ['', ORIGINAL, EASY].map((text) => [[{ text, strong: true }]]);
    this.row(head, widths, 10);
    for (const { number, original, easy } of pairsOf(request)) {
      this.row([[[{ text: String(number) }]], original, easy], widths, 10);
    }
  }

  private block(draft: Draft, number: number): void {
    const lines = straightLines(draft);
    const { kind, level = 1, depth = 1, ordered } = draft;
    if (kind === 'heading') {
      this.lines(
        lines,
        `H${Math.min(6, level)}` as 'H1',
        HEADING_SIZES[Math.min(6, level) - 1],
        0,
        true,
      );
    } else if (kind === 'item') {
      this.lines(lines, 'P', SIZE, INDENT * depth, false, ordered ? `${number}.` : '•');
    } else this.lines(lines, 'P', SIZE, kind === 'quotation' ? INDENT : 0);
  }

  private lines(
    lines: readonly (readonly Run[])[],
    kind: 'P' | 'H1',
    size: number,
    indent: number,
    isBold = false,
    mark = '',
  ): void {
    const { pdf } = this;
    const left = pdf.page.margins.left + indent;
    const width = pdf.page.width - left - pdf.page.margins.right;
    // A heading does not stand alone at the foot of a page.
    if (isBold && pdf.y > pdf.page.height - pdf.page.margins.bottom - 4 * size) pdf.addPage();
    if (isBold && pdf.y > pdf.page.margins.top) pdf.y += size * 0.6;
    pdf.addStructure(
      pdf.struct(kind, {}, () => {
        if (mark !== '') this.mark(mark, size, left);
        pdf.x = left;
        for (const line of lines) this.line(line, size, width, isBold);
      }),
    );
    pdf.x = pdf.page.margins.left;
    pdf.y += size * 0.6;
  }

  /** The number or point of an item, before its text. */
  private mark(mark: string, size: number, left: number): void {
    const { pdf } = this;
    if (pdf.y > pdf.page.height - pdf.page.margins.bottom - 2 * size) pdf.addPage();
    const { y } = pdf;
    pdf.font('regular').fontSize(size).fillColor('#111111');
    pdf.text(mark, left - INDENT, y, { lineBreak: false, width: INDENT });
    pdf.y = y;
  }

  private line(runs: readonly Run[], size: number, width: number, isBold: boolean): void {
    const { pdf } = this;
    const shown = runs.length === 0 ? [{ text: ' ' }] : runs;
    shown.forEach((run, at) => {
      const address = safeAddress((run as Run).href);
      const isLink = address !== undefined && !address.startsWith('#');
      pdf
        .font(isBold || (run as Run).strong ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(isLink ? '#0b4a8f' : '#111111')
        .text(run.text, {
          width,
          lineGap: LINE_GAP,
          align: 'left',
          continued: at < shown.length - 1,
          underline: isLink,
          link: isLink ? address : null,
        });
    });
  }

  private table({ cells }: Table): void {
    const { pdf } = this;
    const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
    const widths = cells[0].map(() => width / cells[0].length);
    for (const row of cells) {
      const shown = row.map((cell) => {
        const lines = straightLines(cell);
        return cell.cell?.header
          ? lines.map((line) => line.map((run) => ({ ...run, strong: true })))
          : lines;
      });
      this.row(shown, widths, Math.min(SIZE, 12));
    }
    pdf.y += SIZE;
  }

  /** Cells side by side in a frame; a row that does not fit any more starts a page. */
  private row(
    cells: readonly (readonly (readonly Run[])[])[],
    widths: readonly number[],
    size: number,
  ): void {
    const { pdf } = this;
    const pad = 5;
    const texts = cells.map((lines) => lines.map(textOf).join('\n'));
    const heights = texts.map((text, at) => {
      pdf.font(cells[at].flat().every(({ strong }) => strong) ? 'bold' : 'regular').fontSize(size);
      return pdf.heightOfString(text || ' ', { width: widths[at] - 2 * pad, lineGap: 2 });
    });
    const bottom = pdf.page.height - pdf.page.margins.bottom;
    const most = bottom - pdf.page.margins.top - 2 * pad;
    const height = Math.min(most, Math.max(...heights)) + 2 * pad;
    if (pdf.y + height > bottom) pdf.addPage();
    const top = pdf.y;
    let left = pdf.page.margins.left;
    cells.forEach((lines, at) => {
      pdf.markContent('Artifact');
      pdf.lineWidth(0.5).strokeColor('#767676').rect(left, top, widths[at], height).stroke();
      pdf.endMarkedContent();
      const [x, y] = [left + pad, top + pad];
      const isBold = lines.flat().every(({ strong }) => strong);
      pdf.addStructure(
        pdf.struct('P', {}, () => {
          pdf
            .font(isBold ? 'bold' : 'regular')
            .fontSize(size)
            .fillColor('#111111')
            .text(texts[at], x, y, {
              width: widths[at] - 2 * pad,
              height: most,
              lineGap: 2,
              ellipsis: true,
            });
        }),
      );
      left += widths[at];
    });
    pdf.x = pdf.page.margins.left;
    pdf.y = top + height;
  }
}
