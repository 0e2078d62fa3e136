import type { Side } from '../state/state.ts';
import { rawOffset } from './runs.ts';

let wanted: { row: string; side: Side; at: number } | undefined;

/** Remembers where the user clicked in the text of a cell, for the field that opens there. */
export function rememberCaret(
  row: string,
  side: Side,
  text: string,
  cell: Element,
  event: MouseEvent,
): void {
  const shown = shownOffset(cell, event.clientX, event.clientY);
  wanted = shown === undefined ? undefined : { row, side, at: rawOffset(text, shown) };
}

/** The caret position when a row is opened for editing; the end if there was no click. */
export function caretFor(row: string, side: Side): number | undefined {
  const at = wanted?.row === row && wanted.side === side ? wanted.at : undefined;
  wanted = undefined;
  return at;
}

function shownOffset(cell: Element, x: number, y: number): number | undefined {
  const position = caretAt(x, y);
  if (!position || !cell.contains(position.node)) return undefined;
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === position.node) return seen + position.offset;
    seen += node.textContent?.length ?? 0;
  }
  return undefined;
}

interface CaretDocument {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const page = document as unknown as CaretDocument;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
