/** Rows in the page, found by their id. */
export const rowElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Scrolls a row into view and focuses it. */
export function focusRow(id: string): void {
  const element = rowElement(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Rows that are visible now. */
export function visibleRows(): string[] {
  const area = document.querySelector('.panes')?.getBoundingClientRect();
  if (!area) return [];
  const top = Math.max(0, area.top);
  const bottom = Math.min(innerHeight, area.bottom);
  const seen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  };
  // Measuring a row makes the browser lay out its chunk, so only visible chunks are measured.
  return [...document.querySelectorAll('.chunk')]
    .filter(seen)
    .flatMap((chunk) => [...chunk.querySelectorAll<HTMLElement>('[data-row]')].filter(seen))
    .map((row) => row.dataset.row!);
}

/** Moves the focus to the panel, or back to the selected row. */
export function switchSides(selected: string | undefined): void {
  const panel = document.querySelector<HTMLElement>('.panel');
  if (panel?.contains(document.activeElement)) {
    if (selected) focusRow(selected);
    else document.querySelector<HTMLElement>('[data-row]')?.focus();
  } else {
    panel?.querySelector<HTMLElement>('button, input, select')?.focus();
  }
}
