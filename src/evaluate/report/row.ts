import type { Measured } from '../evaluate.ts';

/** The results of a system or baseline, by metric. */
export interface Row {
  readonly name: string;
  readonly kind: 'system' | 'baseline';
  readonly measured: ReadonlyMap<string, Measured>;
}

/** The value of each item; undefined if a feature is not defined for it. */
export function valuesOf({ metric, rows }: Measured): (number | undefined)[] {
  if (!rows) return [];
  // A mean over items has a number and whether it is defined (see `meanOf`).
  const isMean = metric.width === 2;
  return Array.from({ length: rows.length }, (_, item) => {
    const row = rows.at(item);
    return isMean && row[1] === 0 ? undefined : metric.score(row).value;
  });
}
