import type { Edit, Span } from '../../core/index.ts';
import {
  blockStartsAt,
  LOSABLE,
  type Mark,
  markIndex,
  type Structure,
  sourceRuns,
  sourceSpan,
} from './structure.ts';

/** New text for a stretch of the source. */
export interface Change extends Span {
  readonly text: string;
}

/**
 * Applies edits of the text to the source: markup keeps its place, emphasis is removed if all its text
 * is. Undefined if that is impossible: a link would lose its text, or emphasis would start with a space.
 *
 * @example layEdits(readMarkdown('a **big** cat'), [edit(6, 9, 'dog')]) // [{ start: 10, end: 13, text: 'dog' }]
 */
export function layEdits(structure: Structure, all: readonly Edit[]): Change[] | undefined {
  const changes: Change[] = [];
  const edits = all.flatMap((edit) => parted(structure, edit));
  for (const { span, replacement } of edits) {
    if (replacement.includes('\n') && isInCell(structure, span)) return undefined;
    const text = escaped(structure, replacement, span);
    if (structure.fixed.length > 0 && touchesFixed(structure, span)) return undefined;
    if (span.start >= span.end) {
      changes.push({ ...sourceSpan(structure, span), text });
      continue;
    }
    const [first, ...rest] = sourceRuns(structure, span);
    changes.push({ ...first, text }, ...rest.map((run) => ({ ...run, text: '' })));
  }
  for (const pair of pairsTouched(structure, edits)) {
    const left = textLeft(structure, pair, edits);
    if (left.trim() === '') {
      if (!LOSABLE.has(pair.open.name)) return undefined;
      changes.push({ ...pair.open.source, text: '' }, { ...pair.close.source, text: '' });
    } else if (structure.format === 'markdown' && /^\s|\s$/.test(left)) return undefined;
  }
  return changes.sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * An edit across markup without the letters at its end that do not change, except for case: of ", and r" →
 * ". R" before a link the "R" belongs to the link.
 */
function parted(structure: Structure, edit: Edit): Edit[] {
  const { span, replacement } = edit;
  if (span.start >= span.end || sourceRuns(structure, span).length < 2) return [edit];
  const before = structure.text.slice(span.start, span.end);
  const most = Math.min(before.length - 1, replacement.length);
  let same = 0;
  while (same < most && isSameLetter(before.at(-1 - same), replacement.at(-1 - same))) same++;
  const parts: Edit[] = [
    {
      ...edit,
      span: { start: span.start, end: span.end - same },
      replacement: replacement.slice(0, replacement.length - same),
    },
  ];
  for (let left = same; left > 0; left--) {
    const letter = replacement.at(-left) ?? '';
    const start = span.end - left;
    if (letter === before.at(-left)) continue;
    parts.push({ ...edit, span: { start, end: start + 1 }, replacement: letter });
  }
  return parts;
}

function isSameLetter(first = '', second = ''): boolean {
  const isPartOfPair = /[\ud800-\udfff]/.test(first);
  return !isPartOfPair && first.toLowerCase() === second.toLowerCase();
}

/** The source with changes that do not overlap. */
export function changed(source: string, changes: readonly Change[], span: Span): string {
  let text = '';
  let at = span.start;
  for (const { start, end, text: next } of fitting(changes, span)) {
    text += source.slice(at, start) + next;
    at = end;
  }
  return text + source.slice(at, span.end);
}

/** The changes inside a stretch that do not overlap an earlier one. */
export function fitting(changes: readonly Change[], span: Span): readonly Change[] {
  let at = span.start;
  return changes.filter(({ start, end }) => {
    if (start < at || end > span.end) return false;
    at = end;
    return true;
  });
}

/** Changes of the source as edits: each has the reason of the edit at its place, or of the nearest one. */
export function asEdits(
  structure: Structure,
  changes: readonly Change[],
  edits: readonly Edit[],
): Edit[] {
  const places = edits.map(({ span }) => sourceSpan(structure, span));
  return changes.map(({ start, end, text }) => {
    const at = places.findIndex(
      (place) => place.start <= start && end <= Math.max(place.end, place.start),
    );
    const near = at >= 0 ? at : nearest(places, start);
    return { ...edits[near], span: { start, end }, replacement: text };
  });
}

function nearest(places: readonly Span[], to: number): number {
  let best = 0;
  places.forEach(({ start }, at) => {
    if (Math.abs(start - to) < Math.abs(places[best].start - to)) best = at;
  });
  return best;
}

function touchesFixed({ fixed }: Structure, { start, end }: Span): boolean {
  let [low, high] = [0, fixed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fixed[middle].end <= start) low = middle + 1;
    else high = middle;
  }
  const next = fixed[low];
  return next !== undefined && next.start < Math.max(end, start + 1) && next.start !== end;
}

interface Pair {
  readonly open: Mark;
  readonly close: Mark;
}

/** Pairs of marks around or inside the edits: those of the same sentence. */
function pairsTouched({ marks }: Structure, edits: readonly Edit[]): Pair[] {
  if (marks.length === 0 || edits.length === 0) return [];
  const start = Math.min(...edits.map(({ span }) => span.start));
  const end = Math.max(...edits.map(({ span }) => span.end));
  const opened = new Map<number, Mark>();
  const pairs: Pair[] = [];
  // A pair that an edit empties opens at most one sentence before it.
  const REACH = 2000;
  for (let i = markIndex(marks, start - REACH); i < marks.length; i++) {
    const mark = marks[i];
    if (mark.at > end && mark.role === 'open') break;
    if (mark.at > end + REACH) break;
    if (mark.role === 'open') opened.set(mark.pair, mark);
    const open = mark.role === 'close' ? opened.get(mark.pair) : undefined;
    if (open && mark.at >= start) pairs.push({ open, close: mark });
  }
  return pairs.filter(({ open, close }) =>
    edits.some(({ span }) => span.start < close.at && span.end > open.at),
  );
}

function textLeft({ text }: Structure, { open, close }: Pair, edits: readonly Edit[]): string {
  let left = '';
  let at = open.at;
  for (const { span, replacement } of [...edits].sort((a, b) => a.span.start - b.span.start)) {
    if (span.end <= open.at || span.start >= close.at) continue;
    left += text.slice(at, Math.max(at, span.start));
    // New text is inserted in the first run of the edit, which may precede the pair.
    if (span.start >= open.at) left += replacement;
    at = Math.max(at, Math.min(span.end, close.at));
  }
  return left + text.slice(at, close.at);
}

/** New words must not become markup. */
function escaped(structure: Structure, text: string, { start }: Span): string {
  if (structure.format === 'text') return text;
  if (structure.format === 'html') {
    const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return safe.replaceAll('\n', '<br>\n');
  }
  const safe = text
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/\n(?!\n)/g, `\n${indentAt(structure, start)}`);
  if (!blockStartsAt(structure, start)) return safe;
  return safe.replace(/^[#+-]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

/** The prefix of a new line in a list item or a quotation. */
function indentAt(structure: Structure, place: number): string {
  const { source } = structure;
  const at = sourceSpan(structure, { start: place, end: place + 1 }).start;
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  const opening = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*/u.exec(line)?.[0] ?? '';
  return opening.replace(/[^\s>]/gu, ' ');
}

/** A row of a table in Markdown is one line. */
const isInCell = ({ format, blocks }: Structure, { start }: Span): boolean =>
  format === 'markdown' &&
  blocks.some((block) => block.kind === 'cell' && block.start <= start && start <= block.end);
