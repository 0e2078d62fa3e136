import type { Place } from '../../contract/index.ts';

/** The name of the highlight in the style sheets. */
const NAME = 'verdict';

/** Places in the text of an element. */
export interface Spot {
  readonly element: Element | null | undefined;
  readonly places: readonly Place[];
}

/**
 * Highlights places of texts on the page without adding elements, so that nothing is redrawn and a
 * screen reader reads nothing twice. The verdict itself quotes the words.
 */
export function spotlight(spots: readonly Spot[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = spots.flatMap(({ element, places }) =>
    element ? places.flatMap((place) => rangeOf(element, place) ?? []) : [],
  );
  if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges));
  else CSS.highlights.delete(NAME);
}

/** The range of a place in the text of an element, not counting text that is struck out. */
function rangeOf(element: Element, { start, end }: Place): Range | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('del') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  let seen = 0;
  let hasStart = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (!hasStart && start < seen + length) {
      range.setStart(node, start - seen);
      hasStart = true;
    }
    if (hasStart && end <= seen + length) {
      range.setEnd(node, end - seen);
      return range;
    }
    seen += length;
  }
  return undefined;
}

/** The element that shows a row, on one side. */
export function textOf(row: string, side: 'original' | 'easy'): Element | null {
  return document.querySelector(`[data-row="${CSS.escape(row)}"] .cell.${side} .text`);
}
