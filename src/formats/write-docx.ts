import { strToU8, zipSync } from 'fflate';
import { safeAddress } from './addresses.ts';
import { CONTENT_TYPES, numberingXml, PACKAGE_RELATIONS, stylesXml } from './docx-parts.ts';
import { type Draft, easyDraft, originalDraft } from './draft.ts';
import type { Run } from './inline.ts';
import { pairsOf, straightLines } from './lines.ts';
import { type Table, tablesOf } from './tables.ts';
import type { WriteRequest } from './write-request.ts';
import { tag, text } from './xml.ts';

/** A .docx in an easy-to-read layout: large clear type, one sentence per line, no italics. */
export function writeDocx(request: WriteRequest): Uint8Array {
  const body = new DocxBody(request.direction === 'rtl');
  if (request.layout === 'columns') body.columns(request);
  else {
    const make = request.layout === 'original' ? originalDraft : easyDraft;
    body.blocks(request.document.blocks.map(make));
  }
  const { title, language, savedAt } = request.document;
  const files: Record<string, string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': PACKAGE_RELATIONS,
    'docProps/core.xml': coreXml(title, language, savedAt),
    'word/document.xml': body.documentXml(request.layout === 'columns'),
    'word/styles.xml': stylesXml(language, request.layout === 'columns'),
    'word/numbering.xml': numberingXml(body.lists),
    'word/_rels/document.xml.rels': body.relationsXml(),
  };
  // A fixed time, so that the same document always produces the same file.
  const options = { level: 6 as const, mtime: new Date('2020-01-01T00:00:00') };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, [strToU8(xml), options]])),
  );
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

class DocxBody {
  /** Whether each list is numbered; the numbers of each list start again. */
  readonly lists: boolean[] = [];
  private readonly isRtl: boolean;
  private readonly parts: string[] = [];
  private readonly addresses: string[] = [];
  /** Numbers of the lists that are open, by depth. */
  private open: { number: number; ordered: boolean }[] = [];

  constructor(isRtl: boolean) {
    this.isRtl = isRtl;
  }

  blocks(drafts: readonly Draft[]): void {
    for (const part of tablesOf(drafts)) {
      if ('cells' in part) {
        this.open = [];
        this.table(part);
        continue;
      }
      const isItem = part.kind === 'item';
      if (!isItem) this.open = [];
      this.parts.push(
        this.paragraph(straightLines(part), styleOf(part), isItem ? this.listOf(part) : ''),
      );
    }
  }

  columns(request: WriteRequest): void {
    this.parts.push(this.paragraph([[{ text: request.document.title }]], 'Heading1'));
    const head = ['', ...request.headings].map((text) => [[{ text }]]);
    const rows = pairsOf(request).map(({ number, original, easy }) =>
      this.row([[[{ text: String(number) }]], original, easy], COLUMN_WIDTHS, false),
    );
    this.parts.push(this.tableXml([this.row(head, COLUMN_WIDTHS, true), ...rows], COLUMN_WIDTHS));
  }

  documentXml(isWide: boolean): string {
    const [width, height] = isWide ? [16838, 11906] : [11906, 16838];
    const orient = isWide ? ' w:orient="landscape"' : '';
    const section = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"${orient}/><w:pgMar w:top="1134" w:right="1418" w:bottom="1134" w:left="1418" w:header="708" w:footer="708" w:gutter="0"/>${this.isRtl ? '<w:bidi/>' : ''}</w:sectPr>`;
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${NAMESPACES}><w:body>${this.parts.join('')}${section}</w:body></w:document>`;
  }

  relationsXml(): string {
    const own = [
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
    ].map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    );
    const links = this.addresses.map(
      (address, at) =>
        `<Relationship Id="link${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${text(address)}" TargetMode="External"/>`,
    );
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...own, ...links].join('')}</Relationships>`;
  }

  private listOf({ depth = 1, ordered = false }: Draft): string {
    this.open = this.open.slice(0, depth);
    while (this.open.length < depth) this.open.push(this.newList(ordered));
    if (this.open[depth - 1].ordered !== ordered) this.open[depth - 1] = this.newList(ordered);
    return `<w:numPr><w:ilvl w:val="${depth - 1}"/><w:numId w:val="${this.open[depth - 1].number}"/></w:numPr>`;
  }

  private newList(ordered: boolean): { number: number; ordered: boolean } {
    this.lists.push(ordered);
    return { number: this.lists.length, ordered };
  }

  private paragraph(lines: readonly (readonly Run[])[], style: string, numbering = ''): string {
    const properties = `<w:pPr><w:pStyle w:val="${style}"/>${numbering}${this.isRtl ? '<w:bidi/>' : ''}</w:pPr>`;
    const runs = lines.map(
      (line, at) =>
        (at > 0 ? '<w:r><w:br/></w:r>' : '') + line.map((run) => this.run(run)).join(''),
    );
    return `<w:p>${properties}${runs.join('')}</w:p>`;
  }

  private run(run: Run): string {
    const address = safeAddress(run.href);
    const look = [
      ...(address === undefined ? [] : ['<w:rStyle w:val="Hyperlink"/>']),
      ...(run.code
        ? ['<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>']
        : []),
      ...(run.strong ? ['<w:b/><w:bCs/>'] : []),
      ...(this.isRtl ? ['<w:rtl/>'] : []),
    ].join('');
    const properties = look === '' ? '' : `<w:rPr>${look}</w:rPr>`;
    const own = `<w:r>${properties}<w:t xml:space="preserve">${text(run.text)}</w:t></w:r>`;
    if (address === undefined) return own;
    if (address.startsWith('#')) return tag('w:hyperlink', { 'w:anchor': address.slice(1) }, own);
    this.addresses.push(address);
    return tag('w:hyperlink', { 'r:id': `link${this.addresses.length - 1}` }, own);
  }

  private table({ cells }: Table): void {
    const width = Math.floor(9070 / cells[0].length);
    const widths = cells[0].map(() => width);
    const rows = cells.map((row) => {
      const isHead = row.every(({ cell }) => cell?.header);
      return this.row(
        row.map(straightLines),
        widths,
        isHead,
        row.map(({ cell }) => cell?.header ?? false),
      );
    });
    this.parts.push(
      this.tableXml(rows, widths),
      '<w:p><w:pPr><w:pStyle w:val="Normal"/></w:pPr></w:p>',
    );
  }

  private row(
    cells: readonly (readonly (readonly Run[])[])[],
    widths: readonly number[],
    isHead: boolean,
    strong: readonly boolean[] = [],
  ): string {
    const made = cells.map((lines, at) => {
      const isStrong = isHead || strong[at];
      const shown = isStrong
        ? lines.map((line) => line.map((run) => ({ ...run, strong: true })))
        : lines;
      return `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${this.paragraph(shown, 'TableText')}</w:tc>`;
    });
    return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${made.join('')}</w:tr>`;
  }

  private tableXml(rows: readonly string[], widths: readonly number[]): string {
    const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
    const bidi = this.isRtl ? '<w:bidiVisual/>' : '';
    return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/>${bidi}<w:tblW w:w="${widths.reduce((a, b) => a + b, 0)}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
  }
}

/** Column widths on landscape A4: number, original, easy version. */
const COLUMN_WIDTHS = [700, 6650, 6650];

function styleOf({ kind, level }: Draft): string {
  if (kind === 'heading') return `Heading${Math.min(6, level ?? 1)}`;
  if (kind === 'item') return 'ListParagraph';
  if (kind === 'quotation') return 'Quote';
  return kind === 'code' ? 'Code' : 'Normal';
}

function coreXml(title: string, language: string, at: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${text(title)}</dc:title><dc:language>${text(language)}</dc:language><dcterms:modified xsi:type="dcterms:W3CDTF">${text(at.replace(/\.\d+Z$/, 'Z'))}</dcterms:modified></cp:coreProperties>`;
}
