import type { Choices, Item, Metric } from './metric.ts';

/**
 * A metric that is the mean over items of a number per item; items for which it is
 * `undefined` are excluded and counted.
 *
 * @example meanOf({}, ({ output, source }) => output.raw.length / source.raw.length)
 */
export function meanOf(choices: Choices, measure: (item: Item) => number | undefined): Metric {
  return {
    width: 2,
    choices,
    measure(item, row) {
      const value = measure(item);
      if (value === undefined) return;
      row[0] = value;
      row[1] = 1;
    },
    score: ([sum, items]) => ({ value: items > 0 ? sum / items : 0, parts: { items } }),
  };
}
