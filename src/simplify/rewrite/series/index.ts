import type { Tree } from '../tree.ts';
import { announcedSeries } from './announced.ts';
import { clauseSeries, modalSeries } from './clauses.ts';
import { numberedSeries } from './numbered.ts';
import { parallelSeries } from './parallel.ts';

export { isAmongThings } from './clauses.ts';
export { isMarkedInfinitive, particleOf, unmarked } from './infinitive.ts';
export type { Series } from './series.ts';
export { announcedSeries, clauseSeries, modalSeries, numberedSeries, parallelSeries };

/** The member of a series that begins with a word. */
export function memberAt(tree: Tree, first: number): readonly number[] | undefined {
  return [announcedSeries, clauseSeries, modalSeries, numberedSeries, parallelSeries]
    .flatMap((read) => read(tree)?.members ?? [])
    .find(([own]) => own === first);
}
