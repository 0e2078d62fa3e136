import type { Draft } from './draft.ts';

/** A line of a page: its text, position and size. */
export interface PdfLine {
  readonly text: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

const BULLET = /^[•◦▪‣·●○■–—*-]\s+/u;
const NUMBER = /^(?:\d{1,3}|[a-z])[.)]\s+/iu;
const STOP = /[.!?…:;。！？؟۔][\p{Pe}\p{Pf}"'”’»]*$/u;

/** Combines the lines of pages into headings, paragraphs and list items. */
export function paragraphsOf(pages: readonly (readonly PdfLine[])[]): Draft[] {
  const body = bodySize(pages.flat());
  const repeated = runningLines(pages);
  const sizes = headingSizes(pages.flat(), body);
  const drafts: Draft[] = [];
  let open: { draft: Omit<Draft, 'runs'>; text: string; last: PdfLine } | undefined;
  const end = () => {
    if (open) drafts.push({ ...open.draft, runs: [{ text: open.text }] });
    open = undefined;
  };
  for (const lines of pages) {
    const shown = lines.filter(({ text }) => !repeated.has(shape(text)) && !/^\d{1,4}$/.test(text));
    const width = Math.max(0, ...shown.map(({ right }) => right));
    for (const line of shown) {
      const draft = shapeOf(line, sizes);
      if (open && continuesParagraph(open.last, line, open.draft, draft, width)) {
        open = { ...open, text: joined(open.text, line.text), last: line };
        continue;
      }
      end();
      const text =
        draft.kind === 'item' ? line.text.replace(draft.ordered ? NUMBER : BULLET, '') : line.text;
      open = { draft, text, last: line };
    }
  }
  end();
  return drafts;
}

/** The most frequent letter size. */
function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const near = Math.round(size * 2) / 2;
    letters.set(near, (letters.get(near) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const shape = (text: string) => text.replace(/\d+/g, '0');

/** Lines that occur at the top or bottom of most pages. */
function runningLines(pages: readonly (readonly PdfLine[])[]): Set<string> {
  if (pages.length < 3) return new Set();
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = new Set(
      [lines[0], lines[1], lines.at(-1), lines.at(-2)].flatMap((line) =>
        line ? [shape(line.text)] : [],
      ),
    );
    for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > pages.length / 2).map(([text]) => text));
}

const rounded = (size: number) => Math.round(size);

/** The sizes of headings, largest first: short lines larger than the body text. */
function headingSizes(lines: readonly PdfLine[], body: number): number[] {
  const large = lines.filter(
    ({ size, text }) => body > 0 && size > body * 1.15 && text.length < 200,
  );
  return [...new Set(large.map(({ size }) => rounded(size)))].sort((a, b) => b - a);
}

function shapeOf({ size, text }: PdfLine, sizes: readonly number[]): Omit<Draft, 'runs'> {
  const at = text.length < 200 ? sizes.indexOf(rounded(size)) : -1;
  if (at >= 0) return { kind: 'heading', level: Math.min(6, at + 1) };
  if (BULLET.test(text)) return { kind: 'item', depth: 1 };
  if (NUMBER.test(text)) return { kind: 'item', depth: 1, ordered: true };
  return { kind: 'paragraph' };
}

/** Does a line continue the previous one: same size, adjacent, and the previous one full or unfinished? */
function continuesParagraph(
  before: PdfLine,
  line: PdfLine,
  open: Omit<Draft, 'runs'>,
  next: Omit<Draft, 'runs'>,
  width: number,
): boolean {
  if (next.kind === 'item') return false;
  if (open.kind === 'heading' || next.kind === 'heading') {
    return (
      open.kind === next.kind &&
      open.level === next.level &&
      before.top - line.top < before.size * 1.9 &&
      before.top > line.top
    );
  }
  if (Math.abs(before.size - line.size) > 1) return false;
  const gap = before.top - line.top;
  // A new page or column: a sentence may continue there.
  if (gap <= 0) return !STOP.test(before.text);
  if (gap > before.size * 2.1) return false;
  const isFull = before.right > width - 8 * before.size;
  return isFull || !STOP.test(before.text);
}

/** Rejoins a word that was hyphenated at the end of a line. */
function joined(text: string, line: string): string {
  if (/\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
  return `${text} ${line}`;
}
