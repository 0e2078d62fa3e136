import { Parser } from 'htmlparser2';
import { KlartextError } from '../core/index.ts';
import { statedLanguage } from '../simplify/document/html.ts';
import { safeAddress } from './addresses.ts';
import { type Draft, MOST_BLOCKS, type ReadFile, tooManyBlocks } from './draft.ts';
import { type Run, textOf } from './inline.ts';

/** Elements that contain no document text. */
const SILENT = new Set(
  'script style head template noscript iframe object embed svg math canvas audio video select textarea button nav dialog'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
const BLOCKS = new Set(
  'p div section article main header footer aside address dl dt dd figure figcaption form fieldset table tbody thead tfoot tr caption ul ol body html hr center details summary'.split(
    ' ',
  ),
);
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const CODE = new Set(['code', 'kbd', 'samp', 'tt']);

/** Deeper nesting than on any page that people write. */
const DEEPEST = 1_000;

/**
 * Reads a page: headings, paragraphs, lists, tables, quotations, code, links and emphasis. Drops
 * scripts, styles and everything that runs or loads; fetches nothing.
 *
 * @example readHtml('<h1>Title</h1><p>Some <b>text</b>.').drafts.length // 2
 */
export function readHtml(source: string): ReadFile {
  const reader = new HtmlReader();
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEEPEST) {
          throw new KlartextError('bad-input', 'The page is nested too deeply.', 'Save it again.');
        }
        reader.open(name, attributes);
      },
      onclosetag(name) {
        depth--;
        reader.close(name);
      },
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  return reader.finish();
}

interface List {
  readonly ordered: boolean;
}
interface Table {
  readonly table: number;
  row: number;
  column: number;
}

class HtmlReader {
  private readonly drafts: Draft[] = [];
  private runs: Run[] = [];
  private shape: Omit<Draft, 'runs'> = { kind: 'paragraph' };
  private readonly lists: List[] = [];
  private readonly tables: Table[] = [];
  private tableCount = 0;
  private silent = 0;
  private strong = 0;
  private emphasis = 0;
  private code = 0;
  private quotes = 0;
  private isCode = false;
  private readonly links: (string | undefined)[] = [];
  private title = '';
  private language: string | undefined;
  private inTitle = false;
  private pictures = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'html') this.language ??= statedLanguage(attributes);
    if (name === 'title') this.inTitle = true;
    if (SILENT.has(name)) this.silent++;
    if (this.silent > 0) return;
    const heading = HEADING.exec(name);
    if (heading) this.start({ kind: 'heading', level: Number(heading[1]) });
    else if (name === 'ul' || name === 'ol') {
      this.start();
      this.lists.push({ ordered: name === 'ol' });
    } else if (name === 'li') this.start(this.item());
    else if (name === 'table') {
      this.start();
      this.tables.push({ table: this.tableCount++, row: -1, column: -1 });
    } else if (name === 'tr') this.startRow();
    else if (name === 'td' || name === 'th') this.startCell(name === 'th');
    else if (name === 'blockquote') {
      this.quotes++;
      this.start();
    } else if (name === 'pre') {
      this.start({ kind: 'code' });
      this.isCode = true;
    } else if (name === 'br') this.add('\n');
    else if (name === 'img') this.pictures++;
    else if (name === 'a') this.links.push(safeAddress(attributes.href));
    else if (STRONG.has(name)) this.strong++;
    else if (EMPHASIS.has(name)) this.emphasis++;
    else if (CODE.has(name)) this.code++;
    else if (BLOCKS.has(name)) this.start();
  }

  close(name: string): void {
    if (name === 'title') this.inTitle = false;
    if (SILENT.has(name)) {
      this.silent = Math.max(0, this.silent - 1);
      return;
    }
    if (this.silent > 0) return;
    if (HEADING.test(name) || name === 'li' || name === 'td' || name === 'th') {
      this.end(name === 'td' || name === 'th');
    } else if (name === 'ul' || name === 'ol') {
      this.end();
      this.lists.pop();
    } else if (name === 'table') {
      this.end();
      this.tables.pop();
    } else if (name === 'blockquote') {
      this.end();
      this.quotes = Math.max(0, this.quotes - 1);
    } else if (name === 'pre') {
      this.end();
      this.isCode = false;
    } else if (name === 'a') this.links.pop();
    else if (STRONG.has(name)) this.strong = Math.max(0, this.strong - 1);
    else if (EMPHASIS.has(name)) this.emphasis = Math.max(0, this.emphasis - 1);
    else if (CODE.has(name)) this.code = Math.max(0, this.code - 1);
    else if (BLOCKS.has(name)) this.start();
  }

  text(text: string): void {
    if (this.inTitle) this.title += text;
    if (this.silent > 0) return;
    this.add(this.isCode ? text : text.replace(/[\s\u0000-\u001f]+/g, ' '));
  }

  finish(): ReadFile {
    this.end();
    const drafts = withCells(this.drafts);
    const title = this.title.replace(/\s+/g, ' ').trim();
    const heading = drafts.find(({ kind }) => kind === 'heading');
    const name = heading ? textOf(heading.runs).trim() : title;
    return {
      drafts,
      ...(name !== '' && { title: name.slice(0, 200) }),
      ...(this.language !== undefined && { language: this.language }),
      warnings: this.pictures > 0 ? [`${this.pictures} pictures were not imported.`] : [],
    };
  }

  private add(text: string): void {
    const href = this.links.findLast((link) => link !== undefined);
    this.runs.push({
      text,
      ...(this.strong > 0 && this.shape.kind !== 'heading' && { strong: true }),
      ...(this.emphasis > 0 && { emphasis: true }),
      ...(this.code > 0 && !this.isCode && { code: true }),
      ...(href !== undefined && { href }),
    });
  }

  private item(): Omit<Draft, 'runs'> {
    const ordered = this.lists.at(-1)?.ordered ?? false;
    const depth = Math.min(9, Math.max(1, this.lists.length));
    return { kind: 'item', depth, ...(ordered && { ordered }) };
  }

  private startRow(): void {
    this.end();
    const table = this.tables.at(-1);
    if (!table) return;
    table.row++;
    table.column = -1;
  }

  private startCell(header: boolean): void {
    const table = this.tables.at(-1);
    if (!table) {
      this.start();
      return;
    }
    if (table.row < 0) table.row = 0;
    table.column++;
    this.start({ kind: 'cell', cell: { ...table, ...(header && { header }) } });
  }

  /** Ends the open block; without a shape, a paragraph of the current context follows. */
  private start(shape?: Omit<Draft, 'runs'>): void {
    // Paragraphs inside an item or a cell belong to it.
    const inside = this.shape.kind === 'item' || this.shape.kind === 'cell';
    if (!shape && inside && (this.lists.length > 0 || this.tables.length > 0)) {
      if (this.runs.length > 0) this.add('\n');
      return;
    }
    this.end(false);
    this.shape = shape ?? { kind: this.quotes > 0 ? 'quotation' : 'paragraph' };
  }

  private end(isCell = false): void {
    const { shape } = this;
    const runs = shape.kind === 'code' ? this.runs : trimmed(this.runs);
    this.runs = [];
    this.shape = { kind: this.quotes > 0 ? 'quotation' : 'paragraph' };
    if (runs.length === 0 && !(isCell && shape.kind === 'cell')) return;
    if (this.drafts.length >= MOST_BLOCKS) throw tooManyBlocks();
    this.drafts.push({ ...shape, runs });
  }
}

/** Collapses spaces, trims lines, and merges runs with the same formatting. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let before = '\n';
  for (const run of runs) {
    let text = '';
    for (const part of run.text.split(/( *\n[ \n]*| +)/)) {
      if (part === '') continue;
      const isBreak = part.includes('\n');
      const isBlank = isBreak || part.trim() === '';
      if (isBlank && (before === '\n' || (before === ' ' && !isBreak))) continue;
      if (isBreak && before === ' ') {
        if (text.endsWith(' ')) text = text.slice(0, -1);
        else if (kept.length > 0)
          kept[kept.length - 1] = {
            ...kept[kept.length - 1],
            text: kept[kept.length - 1].text.trimEnd(),
          };
      }
      text += isBreak ? '\n' : isBlank ? ' ' : part;
      before = isBreak ? '\n' : isBlank ? ' ' : 'a';
    }
    if (text === '') continue;
    kept.push({ ...run, text });
  }
  while (kept.length > 0) {
    const last = kept[kept.length - 1];
    const text = last.text.trimEnd();
    if (text !== '') {
      kept[kept.length - 1] = { ...last, text };
      break;
    }
    kept.pop();
  }
  return kept;
}

/** A cell whose block was split (by a list inside) stays one sequence of blocks; rows are renumbered. */
function withCells(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => {
    if (!draft.cell) return draft;
    const { table, row, column, header } = draft.cell;
    return { ...draft, cell: { table, row, column, ...(header && { header }) } };
  });
}
