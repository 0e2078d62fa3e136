import type { Paragraph, Span } from '../../core/index.ts';
import { DIGIT, isSpaceAt, kindAt, LOWER } from './characters.ts';
import { type Line, linesOf } from './lines.ts';
import { markerAt } from './list-items.ts';
import type { SegmentRules } from './rules.ts';

/** Lines narrower than this are lists or verse, wider ones are whole paragraphs: neither is a wrap. */
const NARROWEST = 40;
const WIDEST = 120;
/** A heading is short. */
const LONGEST_HEADING = 100;

/** A paragraph before its sentences are known. */
export interface Block extends Span {
  readonly kind: Paragraph['kind'];
}

/**
 * Splits a text into paragraphs. A blank line always separates them. A single line break does too, unless
 * it is a wrap: the next line continues in lower case, or the line was full and ended without a
 * stop. List items and headings are separate paragraphs.
 *
 * @example splitParagraphs('A line\nthat goes on.\n\n- one\n- two', rules).length // 3
 */
export function splitParagraphs(text: string, rules: SegmentRules): Block[] {
  const blocks: Block[] = [];
  for (const group of groupsOf(linesOf(text))) joinLines(text, group, rules, blocks);
  return blocks.map((block, index) => withHeading(text, block, blocks[index + 1], rules));
}

/** Lines with no blank line between them. */
function groupsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (line.end > line.start) groups[groups.length - 1].push(line);
    else if (groups[groups.length - 1].length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function joinLines(text: string, lines: Line[], rules: SegmentRules, blocks: Block[]): void {
  const width = Math.max(...widths(lines));
  const stopped = lines.map((line) => endsWithStop(text, line, rules));
  const kept = keepsSentence(stopped);
  let start = 0;
  let wrapped = false;
  for (let index = 1; index <= lines.length; index++) {
    const full = index < lines.length && isFull(text, lines[index - 1], lines[index], width);
    const wrap: boolean =
      index < lines.length &&
      !isItem(text, lines[index], rules) &&
      !isHeadingMark(text, lines[index - 1]) &&
      (stopped[index - 1]
        ? wrapped && full
        : (full && !endsOpen(text, lines[index - 1])) ||
          (kept[index] && kindAt(text, lines[index].start) === LOWER));
    wrapped = wrapped || (wrap && !stopped[index - 1]);
    if (wrap) continue;
    const kind = isItem(text, lines[start], rules) ? 'list' : 'text';
    blocks.push({ start: lines[start].start, end: lines[index - 1].end, kind });
    start = index;
    wrapped = false;
  }
}

/** The widths of at most a thousand lines, enough to estimate the width of the text. */
function widths(lines: Line[]): number[] {
  return lines.slice(0, 1000).map((line) => line.end - line.start);
}

/** For each line: does it, or a later one that follows without a break, end with a stop? */
function keepsSentence(stopped: boolean[]): boolean[] {
  const kept = stopped.slice();
  for (let index = kept.length - 2; index >= 0; index--) kept[index] ||= kept[index + 1];
  return kept;
}

/** Would the first word of the next line not have fitted? */
function isFull(text: string, line: Line, next: Line, width: number): boolean {
  if (width < NARROWEST || width > WIDEST) return false;
  let end = next.start;
  while (end < next.end && end < next.start + width && !isSpaceAt(text, end)) end++;
  return line.end - line.start + 1 + (end - next.start) > width;
}

function endsWithStop(text: string, line: Line, rules: SegmentRules): boolean {
  let index = line.end - 1;
  while (index > line.start && '"\'”’»«“)]}」』）'.includes(text[index])) index--;
  return rules.marks.has(text.charCodeAt(index));
}

/** A colon introduces a list or a quotation on a new line. */
function endsOpen(text: string, line: Line): boolean {
  return ':：'.includes(text[line.end - 1]);
}

function isItem(text: string, line: Line, rules: SegmentRules): boolean {
  const marker = markerAt(text, line.start, line.end);
  if (!marker) return false;
  // "3. oktober var …": an ordinal, where the language writes them so.
  if (!rules.ordinalDots || marker.style !== '.' || kindAt(text, line.start) !== DIGIT) return true;
  return kindAt(text, marker.end + 1) !== LOWER;
}

function isHeadingMark(text: string, line: Span): boolean {
  let index = line.start;
  while (text[index] === '#' && index < line.start + 7) index++;
  return index > line.start && index < line.start + 7 && isSpaceAt(text, index);
}

/** A short line without a stop before running text or a list. */
function withHeading(
  text: string,
  block: Block,
  next: Block | undefined,
  rules: SegmentRules,
): Block {
  if (block.kind !== 'text') return block;
  if (isHeadingMark(text, block)) return { ...block, kind: 'heading' };
  if (!next || block.end - block.start > LONGEST_HEADING) return block;
  if (endsWithStop(text, block, rules) || ',;:، 、，；：'.includes(text[block.end - 1]))
    return block;
  if (kindAt(text, block.start) === LOWER || text.slice(block.start, block.end).includes('\n')) {
    return block;
  }
  const follows = next.kind === 'list' || endsWithStop(text, next, rules);
  return follows ? { ...block, kind: 'heading' } : block;
}
