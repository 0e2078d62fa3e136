import { KlartextError } from '../../core/index.ts';
import type { DocumentUnit } from '../../mine/index.ts';

/** The options of `klartext mine` as given. */
export interface MineOptions {
  readonly language: string;
  readonly out: string;
  readonly documents: DocumentUnit;
  readonly encoder?: string;
  readonly distance?: string;
  readonly margin?: string;
  readonly improbable: string;
  readonly probes: string;
  readonly confidence: string;
  readonly splits: boolean;
  readonly simplifications?: string;
  readonly reference?: string;
  readonly mirror?: string;
  readonly protect?: readonly string[];
  readonly workers?: string;
  readonly queue?: string;
  readonly store?: string;
  readonly lease: string;
  readonly shardSize: string;
  readonly seed: string;
}

/** A number within bounds; any other value is a wrong call. */
export function numberOption(name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (given.trim() !== '' && value >= least && value <= most) return value;
  throw new KlartextError(
    'bad-option',
    `--${name} ${given} is not a number from ${least} to ${most}.`,
    'See "klartext help mine".',
  );
}

export function wholeOption(name: string, given: string, least: number, most: number): number {
  const value = numberOption(name, given, least, most);
  if (Number.isInteger(value)) return value;
  throw new KlartextError(
    'bad-option',
    `--${name} ${given} is not a whole number.`,
    'Give a whole number.',
  );
}
