import PDFDocument from 'pdfkit';
import { type Draft, easyDraft, originalDraft } from './draft.ts';
import { type Run, textOf } from './inline.ts';
import { pairsOf, straightLines } from './lines.ts';
import { type SetLine, type TypeStyle, Typesetter } from './pdf-typesetter.ts';
import { type Table, tablesOf } from './tables.ts';
import type { WriteRequest } from './write-request.ts';
import { numberOf } from './write-text.ts';

const SIZE = 14;
const HEADING_SIZES = [22, 18, 16, 15, 14, 14];
const LINE_GAP = 6;
const INDENT = 26;
const CELL_PADDING = 5;

/** A .pdf in an easy-to-read layout, with tags for screen readers. */
export async function writePdf(request: WriteRequest): Promise<Uint8Array> {
  const { document, layout, direction } = request;
  const drafts = document.blocks.map(layout === 'original' ? originalDraft : easyDraft);
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
  const texts = isWide ? document.blocks.map(originalDraft) : [];
  const wholeText = [...drafts, ...texts]
    .map(({ runs }) => textOf(runs))
    .concat(document.title, request.headings)
    .join('');
  const page = new PdfPage(pdf, new Typesetter(pdf, direction, wholeText));
  if (isWide) page.columns(request);
  else page.blocks(drafts);
  pdf.end();
  return done;
}

/** The lines of runs in a block or cell. */
type Lines = readonly (readonly Run[])[];

class PdfPage {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly typesetter: Typesetter;
  private readonly isRightToLeft: boolean;

  constructor(pdf: PDFKit.PDFDocument, typesetter: Typesetter) {
    this.pdf = pdf;
    this.typesetter = typesetter;
    this.isRightToLeft = typesetter.direction === 'rtl';
  }

  blocks(drafts: readonly Draft[]): void {
    const parts = tablesOf(drafts);
    parts.forEach((part, at) => {
      if ('cells' in part) this.table(part);
      else this.block(part, part.kind === 'item' ? numberOf(parts, at) : 0);
    });
  }

  columns(request: WriteRequest): void {
    this.heading([[{ text: request.document.title }]], HEADING_SIZES[1]);
    const widths = [34, (this.width - 34) / 2, (this.width - 34) / 2];
    this.row(
      ['', ...request.headings].map((text) => [[{ text, strong: true }]]),
      widths,
      10,
    );
    for (const { number, original, easy } of pairsOf(request)) {
      this.row([[[{ text: String(number) }]], original, easy], widths, 10);
    }
  }

  private get width(): number {
    const { width, margins } = this.pdf.page;
    return width - margins.left - margins.right;
  }

  private get bottom(): number {
    return this.pdf.page.height - this.pdf.page.margins.bottom;
  }

  private block(draft: Draft, number: number): void {
    const lines = straightLines(draft);
    const { kind, level = 1, depth = 1, ordered } = draft;
    if (kind === 'heading') this.heading(lines, HEADING_SIZES[Math.min(6, level) - 1], level);
    else if (kind === 'item') {
      this.paragraph(lines, INDENT * depth, ordered ? `${number}.` : '•');
    } else this.paragraph(lines, kind === 'quotation' ? INDENT : 0);
  }

  private heading(lines: Lines, size: number, level = 1): void {
    const { pdf } = this;
    // Do not leave a heading alone at the bottom of a page.
    if (pdf.y > this.bottom - 4 * size) pdf.addPage();
    if (pdf.y > pdf.page.margins.top) pdf.y += size * 0.6;
    const style = { size, width: this.width, gap: LINE_GAP, isBold: true };
    this.flow(`H${Math.min(6, level)}` as 'H1', lines, 0, style);
  }

  private paragraph(lines: Lines, indent: number, mark = ''): void {
    const style = { size: SIZE, width: this.width - indent, gap: LINE_GAP };
    this.flow('P', lines, indent, style, mark);
  }

  /** Consecutive lines, over as many pages as necessary, after the marker of a list item. */
  private flow(kind: 'P' | 'H1', lines: Lines, indent: number, style: TypeStyle, mark = ''): void {
    const { pdf, typesetter, isRightToLeft } = this;
    const left = pdf.page.margins.left + (isRightToLeft ? 0 : indent);
    const markLeft = isRightToLeft ? left + style.width : left - INDENT;
    const set = lines.flatMap((line) => typesetter.set(line, style));
    pdf.addStructure(
      pdf.struct(kind, this.readAs(set), () => {
        set.forEach((line, at) => {
          if (pdf.y + line.height > this.bottom) pdf.addPage();
          const { y } = pdf;
          if (at === 0 && mark !== '') {
            const markStyle = { ...style, width: INDENT };
            typesetter.draw(typesetter.set([{ text: mark }], markStyle)[0], markLeft, y, markStyle);
          }
          typesetter.draw(line, left, y, style);
          pdf.y = y + line.height;
        });
      }),
    );
    pdf.x = pdf.page.margins.left;
    pdf.y += style.size * 0.6;
  }

  private table({ cells }: Table): void {
    const widths = cells[0].map(() => this.width / cells[0].length);
    for (const row of cells) {
      const shown = row.map((cell) => {
        const lines = straightLines(cell);
        return cell.cell?.header
          ? lines.map((line) => line.map((run) => ({ ...run, strong: true })))
          : lines;
      });
      this.row(shown, widths, Math.min(SIZE, 12));
    }
    this.pdf.y += SIZE;
  }

  /** Cells side by side in a frame; lines that do not fit continue on the next page. */
  private row(cells: readonly Lines[], widths: readonly number[], size: number): void {
    const { pdf, typesetter, isRightToLeft } = this;
    const columns = cells.map((lines, at) => {
      const style = { size, gap: 2, width: widths[at] - 2 * CELL_PADDING };
      return { style, rest: lines.flatMap((line) => typesetter.set(line, style)) };
    });
    while (columns.some(({ rest }) => rest.length > 0)) {
      const most = this.bottom - pdf.page.margins.top - 2 * CELL_PADDING;
      const parts = columns.map(({ rest }) => rest.splice(0, fitting(rest, most)));
      const height = Math.max(...parts.map(heightOf)) + 2 * CELL_PADDING;
      if (pdf.y + height > this.bottom) pdf.addPage();
      const top = pdf.y;
      let edge = isRightToLeft ? pdf.page.width - pdf.page.margins.right : pdf.page.margins.left;
      columns.forEach(({ style }, at) => {
        const left = isRightToLeft ? edge - widths[at] : edge;
        this.cell(parts[at], { left, top, height, width: widths[at] }, style);
        edge = isRightToLeft ? left : left + widths[at];
      });
      pdf.x = pdf.page.margins.left;
      pdf.y = top + height;
    }
  }

  private cell(lines: readonly SetLine[], frame: Frame, style: TypeStyle): void {
    const { pdf, typesetter } = this;
    const { left, top, width, height } = frame;
    pdf.markContent('Artifact');
    pdf.lineWidth(0.5).strokeColor('#767676').rect(left, top, width, height).stroke();
    pdf.endMarkedContent();
    pdf.addStructure(
      pdf.struct('P', this.readAs(lines), () => {
        let y = top + CELL_PADDING;
        for (const line of lines) {
          typesetter.draw(line, left + CELL_PADDING, y, style);
          y += line.height;
        }
      }),
    );
  }

  /** Right-to-left text is stored in visual order: this records the reading order. */
  private readAs(lines: readonly SetLine[]): { actual?: string } {
    return this.isRightToLeft ? { actual: lines.map(({ text }) => text).join(' ') } : {};
  }
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const heightOf = (lines: readonly SetLine[]) => lines.reduce((sum, line) => sum + line.height, 0);

/** The number of lines that fit, but at least one. */
function fitting(lines: readonly SetLine[], room: number): number {
  let count = 0;
  for (let used = 0; count < lines.length; count++) {
    used += lines[count].height;
    if (used > room && count > 0) break;
  }
  return count;
}
