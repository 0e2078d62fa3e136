/** Rows in the page, found by their id. */
export const rowElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Brings a row into view and gives it the keys. */
export function focusRow(id: string): void {
  const element = rowElement(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Rows that can be seen now. */
export function visibleRows(): string[] {
  const area = document.querySelector('.panes')?.getBoundingClientRect();
  if (!area) return [];
  const top = Math.max(0, area.top);
  const bottom = Math.min(innerHeight, area.bottom);
  const seen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  };
  // Asking for a row makes the browser lay out its chunk: only where it can be seen.
  return [...document.querySelectorAll('.chunk')]
    .filter(seen)
    .flatMap((chunk) => [...chunk.querySelectorAll<HTMLElement>('[data-row]')].filter(seen))
    .map((row) => row.dataset.row!);
}

/** To the panel, or back to the chosen row. */
export function switchSides(selected: string | undefined): void {
  const panel = document.querySelector<HTMLElement>('.panel');
  if (panel?.contains(document.activeElement)) {
    if (selected) focusRow(selected);
    else document.querySelector<HTMLElement>('[data-row]')?.focus();
  } else {
    panel?.querySelector<HTMLElement>('button, input, select')?.focus();
  }
}
