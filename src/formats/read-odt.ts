import { SaxesParser } from 'saxes';
import { KlartextError } from '../core/index.ts';
import { safeAddress } from './addresses.ts';
import { type Draft, MOST_BLOCKS, type ReadFile, tooManyBlocks } from './draft.ts';
import { type Run, textOf } from './inline.ts';
import { officeParts } from './parts.ts';

/** Elements that contain no document text. */
const SILENT = new Set([
  'office:annotation',
  'text:note',
  'text:tracked-changes',
  'draw:frame',
  'draw:custom-shape',
  'office:scripts',
  'office:event-listeners',
  'text:table-of-content',
  'text:sequence-decls',
  'office:forms',
  'table:shapes',
]);
const DEEPEST = 1_000;

/** Reads a document from LibreOffice or OpenOffice. */
export async function readOdt(bytes: Uint8Array): Promise<ReadFile> {
  const parts = officeParts(
    bytes,
    'The .odt file',
    (path) => path === 'content.xml' || path === 'styles.xml' || /^Basic\//.test(path),
  );
  const content = parts.get('content.xml');
  if (!content) {
    throw new KlartextError(
      'bad-input',
      'This is not an OpenDocument text file.',
      'Save it as .odt again.',
    );
  }
  const reader = new OdtReader();
  try {
    const styles = parts.get('styles.xml');
    if (styles) parse(styles, new StyleReader(reader));
    parse(content, reader);
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    throw new KlartextError(
      'bad-input',
      'This .odt file is damaged.',
      'Save it again with your office program.',
      { cause: error },
    );
  }
  const { drafts, pictures, notes } = reader;
  const heading = drafts.find(({ kind }) => kind === 'heading');
  const hasMacros = [...parts.keys()].some((path) => path.startsWith('Basic/'));
  return {
    drafts,
    ...(heading && { title: textOf(heading.runs).slice(0, 200) }),
    warnings: [
      ...(pictures > 0 ? [`${pictures} pictures were not imported.`] : []),
      ...(notes > 0 ? [`${notes} notes were not imported.`] : []),
      ...(hasMacros ? ['The file contains macros. They were left out.'] : []),
    ],
  };
}

interface Reader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** saxes supports only the five entities of XML, and fetches nothing. */
function parse(bytes: Uint8Array, reader: Reader): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEEPEST)
      throw new KlartextError(
        'bad-input',
        'The file is nested too deeply.',
        'Save it again with your office program.',
      );
    reader.open(name, attributes as Readonly<Record<string, string>>);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close(name);
  });
  parser.on('text', (text) => reader.text(text));
  parser.write(new TextDecoder().decode(bytes)).close();
}

interface Look {
  readonly strong: boolean;
  readonly emphasis: boolean;
}

/** The bold styles and the numbered lists. */
class StyleReader implements Reader {
  private readonly reader: OdtReader;

  constructor(reader: OdtReader) {
    this.reader = reader;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.reader.style(name, attributes);
  }
  close(): void {}
  text(): void {}
}

class OdtReader implements Reader {
  readonly drafts: Draft[] = [];
  pictures = 0;
  notes = 0;
  private readonly looks = new Map<string, Look>();
  private readonly numbered = new Set<string>();
  private styleName = '';
  private listStyle = '';
  private silent = 0;
  private isBody = false;
  private shape: Omit<Draft, 'runs'> | undefined;
  private runs: Run[] = [];
  private readonly spans: (Look | undefined)[] = [];
  private readonly links: (string | undefined)[] = [];
  private readonly lists: string[] = [];
  private readonly tables: { table: number; row: number; column: number; header: boolean }[] = [];
  private tableCount = 0;
  private inCell = false;

  style(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'style:style') this.styleName = attributes['style:name'] ?? '';
    else if (name === 'text:list-style') this.listStyle = attributes['style:name'] ?? '';
    else if (name === 'text:list-level-style-number' && attributes['text:level'] === '1')
      this.numbered.add(this.listStyle);
    else if (name === 'style:text-properties') {
      const strong =
        attributes['fo:font-weight'] === 'bold' || Number(attributes['fo:font-weight']) >= 600;
      const emphasis = attributes['fo:font-style'] === 'italic';
      if (strong || emphasis) this.looks.set(this.styleName, { strong, emphasis });
    }
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.isBody) this.style(name, attributes);
    if (name === 'office:text') this.isBody = true;
    if (SILENT.has(name)) {
      this.silent++;
      if (name.startsWith('draw:')) this.pictures++;
      if (name === 'text:note') this.notes++;
    }
    if (this.silent > 0 || !this.isBody) return;
    if (name === 'text:h') {
      const level = Math.min(6, Math.max(1, Number(attributes['text:outline-level']) || 1));
      this.start({ kind: 'heading', level });
    } else if (name === 'text:p') this.start(this.place(attributes['text:style-name'] ?? ''));
    else if (name === 'text:list') {
      this.lists.push(attributes['text:style-name'] ?? this.lists.at(-1) ?? '');
    } else if (name === 'text:span')
      this.spans.push(this.looks.get(attributes['text:style-name'] ?? ''));
    else if (name === 'text:a') this.links.push(safeAddress(attributes['xlink:href']));
    else if (name === 'text:line-break') this.add('\n');
    else if (name === 'text:tab') this.add(' ');
    else if (name === 'text:s')
      this.add(' '.repeat(Math.min(20, Number(attributes['text:c']) || 1)));
    else if (name === 'table:table') {
      this.tables.push({ table: this.tableCount++, row: -1, column: -1, header: false });
    } else if (name === 'table:table-header-rows') this.header(true);
    else if (name === 'table:table-row') {
      const table = this.tables.at(-1);
      if (table) [table.row, table.column] = [table.row + 1, -1];
    } else if (name === 'table:table-cell') this.startCell();
  }

  close(name: string): void {
    if (SILENT.has(name)) {
      this.silent--;
      return;
    }
    if (this.silent > 0 || !this.isBody) return;
    if (name === 'text:h' || name === 'text:p') this.end();
    else if (name === 'text:list') this.lists.pop();
    else if (name === 'text:span') this.spans.pop();
    else if (name === 'text:a') this.links.pop();
    else if (name === 'table:table') this.tables.pop();
    else if (name === 'table:table-header-rows') this.header(false);
    else if (name === 'table:table-cell') this.endCell();
  }

  text(text: string): void {
    if (this.silent === 0 && (this.shape || this.inCell)) this.add(text.replace(/\s+/g, ' '));
  }

  private header(isHeader: boolean): void {
    const table = this.tables.at(-1);
    if (table) table.header = isHeader;
  }

  private place(style: string): Omit<Draft, 'runs'> {
    const depth = this.lists.length;
    if (depth > 0) {
      const ordered = this.numbered.has(this.lists[0]) || this.numbered.has(this.lists[depth - 1]);
      return { kind: 'item', depth: Math.min(9, depth), ...(ordered && { ordered }) };
    }
    return { kind: /^Quot/i.test(style) ? 'quotation' : 'paragraph' };
  }

  private startCell(): void {
    const table = this.tables.at(-1);
    if (!table) return;
    table.column++;
    this.inCell = true;
    this.runs = [];
  }

  private endCell(): void {
    const table = this.tables.at(-1);
    this.inCell = false;
    if (!table) return;
    const { table: number, row, column, header } = table;
    const runs = trimmedEnd(this.runs);
    this.runs = [];
    this.push({
      kind: 'cell',
      cell: { table: number, row, column, ...(header && { header }) },
      runs,
    });
  }

  private start(shape: Omit<Draft, 'runs'>): void {
    if (this.inCell) {
      if (this.runs.length > 0) this.add('\n');
      return;
    }
    this.shape = shape;
    this.runs = [];
  }

  private end(): void {
    if (this.inCell || !this.shape) return;
    const runs = trimmedEnd(this.runs);
    if (runs.length > 0) this.push({ ...this.shape, runs });
    this.shape = undefined;
    this.runs = [];
  }

  private push(draft: Draft): void {
    if (this.drafts.length >= MOST_BLOCKS) throw tooManyBlocks();
    this.drafts.push(draft);
  }

  private add(text: string): void {
    if (!this.shape && !this.inCell) return;
    const isHeading = this.shape?.kind === 'heading';
    const href = this.links.findLast((link) => link !== undefined);
    this.runs.push({
      text,
      ...(!isHeading && this.spans.some((look) => look?.strong) && { strong: true }),
      ...(this.spans.some((look) => look?.emphasis) && { emphasis: true }),
      ...(href !== undefined && { href }),
    });
  }
}

function trimmedEnd(runs: readonly Run[]): Run[] {
  const kept = runs.filter(({ text }) => text !== '');
  while (kept.length > 0 && kept[kept.length - 1].text.trim() === '') kept.pop();
  while (kept.length > 0 && kept[0].text.trim() === '') kept.shift();
  return kept;
}
