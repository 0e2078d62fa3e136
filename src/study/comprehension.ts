import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

/** How well a text was understood. */
export interface Comprehension {
  readonly item: string;
  readonly readers: number;
  /** Answers that are right, of those that can be told. */
  readonly right: number;
  readonly asked: number;
  /** Mean seconds on the page. */
  readonly seconds: number;
}

export function comprehensionOf(
  answers: readonly Answer[],
  units: ReadonlyMap<string, Unit>,
): Comprehension[] {
  const found = new Map<
    string,
    { readers: number; right: number; asked: number; seconds: number }
  >();
  for (const { unit, values, seconds } of answers) {
    const item = units.get(unit)?.item;
    if (!item) continue;
    const sums = found.get(item.id) ?? { readers: 0, right: 0, asked: 0, seconds: 0 };
    sums.readers++;
    sums.seconds += seconds;
    item.questions.forEach(({ answer }, at) => {
      if (answer === undefined) return;
      sums.asked++;
      if (values[`question-${at + 1}`] === answer) sums.right++;
    });
    found.set(item.id, sums);
  }
  return [...found].map(([item, { seconds, ...sums }]) => ({
    item,
    ...sums,
    seconds: seconds / sums.readers,
  }));
}
