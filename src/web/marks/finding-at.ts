import type { Finding } from '../../contract/index.ts';
import { rowsOf } from '../state/document.ts';
import type { MarkPlace, Side, State } from '../state/state.ts';
import { workOf } from '../state/store.ts';
import { findingsOf } from './kinds.ts';

/** The finding of an underlined element in the page. */
export function findingAt(state: State, element: HTMLElement): [MarkPlace, Finding] | undefined {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const work = workOf(state);
  const found = work && rowsOf(work).find(({ id }) => id === row);
  if (!work || !found) return undefined;
  const { start, end, rule, side } = element.dataset;
  const place = {
    row: found.id,
    side: side as Side,
    start: Number(start),
    end: Number(end),
    rule: rule ?? '',
  };
  const finding = findingsOf(state.marks, found, place.side, new Set()).find(
    (each) => each.rule === place.rule && each.start === place.start && each.end === place.end,
  );
  return finding && [place, finding];
}
