import { KlartextError } from '../core/index.ts';

/** A whole number of at least `least`; `option` is the option as the user types it: `--seed`, `-n`. */
export function wholeNumber(option: string, given: string, least = 0): number {
  const number = Number(given);
  if (given.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new KlartextError(
    'bad-option',
    `${option} takes a whole number from ${least} on, not "${given}".`,
    `For example: ${option} ${least + 5}`,
  );
}

/** A number within inclusive bounds. */
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
    'Omit one end for an open range: 10.. or ..70',
  );
}
