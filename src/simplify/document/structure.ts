import type { Document, Span } from '../../core/index.ts';
import { askedToIgnore, type Ignored } from './ignore-comment.ts';

export const FORMATS = ['text', 'markdown', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export type BlockKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'quotation' | 'other';

/** A stretch of prose of a document: a paragraph, an item of a list, a cell of a table. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** Why it is not changed: a quotation, a table aligned with spaces, code that is not marked up. */
  readonly isFixed: boolean;
  /** What an ignore comment excludes: some rules, or the whole block. */
  readonly ignored?: Ignored;
}

/** A sign of the markup between letters of the text. */
export interface Mark {
  /** Its place in the text and in the source. */
  readonly at: number;
  readonly source: Span;
  readonly role: 'open' | 'close' | 'void';
  readonly name: string;
  /** The number of the pair it belongs to; -1 for one without a partner. */
  readonly pair: number;
}

/** A stretch of the text and the corresponding stretch of the source. */
interface Piece {
  readonly at: number;
  readonly length: number;
  readonly source: Span;
  /** Letter by letter the same. */
  readonly isSame: boolean;
}

/**
 * A document without its markup: `text` is the visible text, block after block, and every
 * place in it has a place in `source`.
 */
export interface Structure {
  readonly source: string;
  readonly format: Format;
  readonly text: string;
  /** The language declared by the source, verbatim: `de-AT`. */
  readonly language?: string;
  readonly blocks: readonly Block[];
  readonly marks: readonly Mark[];
  /** Places of the text that must not change: code, addresses. */
  readonly fixed: readonly Span[];
  readonly pieces: readonly Piece[];
}

/** Marks that may be removed if all the text inside is rewritten. */
export const LOSABLE = new Set(['emphasis', 'strong', 'underline', 'span']);

/** The place of a stretch of the text in the source; an empty one is after closing marks. */
export function sourceSpan(structure: Structure, { start, end }: Span): Span {
  if (start >= end) {
    const at = insertionPoint(structure, start);
    return { start: at, end: at };
  }
  return { start: sourceStart(structure, start), end: sourceEnd(structure, end - 1) };
}

/** The runs of the source that a stretch of the text consists of, without markup inside. */
export function sourceRuns(structure: Structure, { start, end }: Span): Span[] {
  const runs: { start: number; end: number }[] = [];
  for (let i = pieceIndex(structure.pieces, start); i < structure.pieces.length; i++) {
    const piece = structure.pieces[i];
    if (piece.at >= end) break;
    const from = piece.isSame
      ? piece.source.start + Math.max(0, start - piece.at)
      : piece.source.start;
    const to = piece.isSame
      ? piece.source.start + Math.min(piece.length, end - piece.at)
      : piece.source.end;
    const last = runs.at(-1);
    if (last && last.end === from) last.end = to;
    else runs.push({ start: from, end: to });
  }
  return runs;
}

function sourceStart({ pieces }: Structure, at: number): number {
  const piece = pieces[pieceIndex(pieces, at)];
  return piece.isSame ? piece.source.start + (at - piece.at) : piece.source.start;
}

function sourceEnd({ pieces }: Structure, at: number): number {
  const piece = pieces[pieceIndex(pieces, at)];
  return piece.isSame ? piece.source.start + (at - piece.at) + 1 : piece.source.end;
}

function insertionPoint(structure: Structure, at: number): number {
  const { pieces, marks, text } = structure;
  if (pieces.length === 0) return 0;
  const { at: first } = pieces[0];
  if (at <= first) return pieces[0].source.start;
  const isBlockStart = at < text.length && blockStartsAt(structure, at);
  if (isBlockStart) return sourceStart(structure, at);
  let place = sourceEnd(structure, at - 1);
  for (let i = markIndex(marks, at); i < marks.length && marks[i].at === at; i++) {
    if (marks[i].role !== 'close' || marks[i].source.start !== place) break;
    place = marks[i].source.end;
  }
  return place;
}

/** Does a block start at this place of the text? */
export function blockStartsAt({ blocks }: Structure, at: number): boolean {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle].start < at) low = middle + 1;
    else high = middle;
  }
  return blocks[low]?.start === at;
}

/** The last piece that starts at or before a place. */
function pieceIndex(pieces: readonly Piece[], at: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle].at <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first mark at or after a place of the text. */
export function markIndex(marks: readonly Mark[], at: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle].at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const BETWEEN_BLOCKS = '\n\n';

/** Collects a structure while a reader walks through the source from start to end. */
export class StructureBuilder {
  private readonly source: string;
  private readonly format: Format;
  private readonly chunks: string[] = [];
  private length = 0;
  private readonly blocks: Block[] = [];
  private readonly marks: Mark[] = [];
  private readonly fixed: Span[] = [];
  private readonly pieces: Piece[] = [];
  private open:
    | { kind: BlockKind; isFixed: boolean; start: number; marks: number; ignored?: Ignored }
    | undefined;
  private pairs = 0;
  private readonly unclosed: { name: string; pair: number }[] = [];
  private waiting: Mark[] = [];
  private nextIgnored: Ignored | undefined;
  private isFileIgnored = false;

  constructor(source: string, format: Format) {
    this.source = source;
    this.format = format;
  }

  /** Starts a block and ends the open one. */
  startBlock(kind: BlockKind, isFixed = false): void {
    this.endBlock();
    this.open = { kind, isFixed, start: -1, marks: this.marks.length };
  }

  endBlock(): void {
    const { open } = this;
    this.open = undefined;
    this.unclosed.length = 0;
    this.waiting = [];
    if (open && open.start >= 0) {
      const ignored = open.ignored ?? this.nextIgnored;
      this.nextIgnored = undefined;
      this.blocks.push({
        kind: open.kind,
        isFixed: open.isFixed || ignored === 'all',
        start: open.start,
        end: this.length,
        ...(ignored && { ignored }),
      });
    }
  }

  isOpen(): boolean {
    return this.open !== undefined;
  }

  /** Does the open block already have a letter? */
  hasText(): boolean {
    return this.open !== undefined && this.open.start >= 0;
  }

  /** Text that is identical in the source. */
  same(start: number, end: number): void {
    if (end > start) this.add(this.source.slice(start, end), { start, end }, true);
  }

  /** Text that replaces something in the source: a character reference, a line break. */
  standsFor(text: string, start: number, end: number): void {
    if (text !== '') this.add(text, { start, end }, false);
  }

  /** A space for white space; none at the start of a block or after another space. */
  space(start: number, end: number): void {
    if (!this.open || this.open.start < 0) return;
    const last = this.pieces.at(-1);
    if (last && !last.isSame && last.source.end === start && this.chunks.at(-1) === ' ') {
      this.pieces[this.pieces.length - 1] = { ...last, source: { start: last.source.start, end } };
      return;
    }
    if (this.chunks.at(-1)?.endsWith(' ')) return;
    this.add(' ', { start, end }, false);
  }

  /** Runs `write` and protects the text that it adds. */
  keep(write: () => void): void {
    const start = this.length;
    write();
    if (this.length > start) this.fixed.push({ start, end: this.length });
  }

  mark(role: Mark['role'], name: string, start: number, end: number): void {
    let pair = -1;
    if (role === 'open') {
      pair = this.pairs++;
      this.unclosed.push({ name, pair });
    } else if (role === 'close') {
      const at = this.unclosed.findLastIndex((each) => each.name === name);
      if (at >= 0) pair = this.unclosed.splice(at)[0].pair;
    }
    const mark: Mark = { at: this.length, source: { start, end }, role, name, pair };
    // The place of a block in the text is unknown before its first letter.
    if (this.open && this.open.start < 0) this.waiting.push(mark);
    else this.marks.push(mark);
  }

  /** Applies a comment that excludes a block, the next one or the whole file. */
  comment(start: number, end: number): void {
    const asked = askedToIgnore(this.source.slice(start, end));
    if (!asked) return;
    if (asked.isFile) this.isFileIgnored = true;
    else if (this.hasText() && this.open) this.open.ignored = asked.ignored;
    else this.nextIgnored = asked.ignored;
  }

  finish(): Structure {
    this.endBlock();
    const { source, format, fixed, pieces, marks } = this;
    const blocks = this.isFileIgnored
      ? this.blocks.map((block) => ({ ...block, isFixed: true, ignored: 'all' as const }))
      : this.blocks;
    return { source, format, text: this.chunks.join(''), blocks, fixed, pieces, marks };
  }

  private add(text: string, source: Span, isSame: boolean): void {
    if (!this.open) return;
    if (this.open.start < 0) {
      if (this.length > 0) {
        this.chunks.push(BETWEEN_BLOCKS);
        this.length += BETWEEN_BLOCKS.length;
      }
      this.open.start = this.length;
      for (const mark of this.waiting) this.marks.push({ ...mark, at: this.length });
      this.waiting = [];
    }
    this.pieces.push({ at: this.length, length: text.length, source, isSame });
    this.chunks.push(text);
    this.length += text.length;
  }
}

/** A text without its markup, with its sentences; not analysed yet. */
export interface ReadDocument {
  readonly structure: Structure;
  /** Its text is `structure.text`; it has one paragraph for each block, in the same order. */
  readonly document: Document;
}
