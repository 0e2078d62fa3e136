import { KlartextError } from '../core/index.ts';

/** A whole number from `least` on; `option` is written as the user writes it: `--seed`, `-n`. */
export function wholeNumber(option: string, given: string, least = 0): number {
  const number = Number(given);
  if (given.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new KlartextError(
    'bad-option',
    `${option} takes a whole number from ${least} on, not "${given}".`,
    `For example: ${option} ${least + 5}`,
  );
}

/** A number between two bounds, both allowed. */
export function numberBetween(option: string, given: string, least: number, most: number): number {
  const number = Number(given);
  if (given.trim() !== '' && number >= least && number <= most) return number;
  throw new KlartextError(
    'bad-option',
    `${option} takes a number from ${least} to ${most}, not "${given}".`,
    `For example: ${option} ${(least + most) / 2}`,
  );
}

/** `10..70`, `10..` or `..70`. */
export function range(option: string, given: string): readonly [least: number, most: number] {
  const [, from = '', to = ''] = /^([\d.]*?)\.\.([\d.]*)$/.exec(given) ?? [];
  const least = from === '' ? 0 : Number(from);
  const most = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (from + to !== '' && least <= most) return [least, most];
  throw new KlartextError(
    'bad-option',
    `${option} is "${given}", but should be a range such as 10..70.`,
    'Leave a side empty for no bound: 10.. or ..70',
  );
}
