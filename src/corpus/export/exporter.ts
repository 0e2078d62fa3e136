import type { PairRecord } from '../record.ts';

/** Writes records in one format; nothing has its final name before `finish`. */
export interface Exporter {
  write(record: PairRecord): void | Promise<void>;
  /** The paths that were written, in order. */
  finish(): Promise<string[]> | string[];
  /** After an error: leaves nothing behind. */
  discard(): void;
}

/** What a file of an export is called before its ending: `slots.train`. */
export interface Naming {
  readonly folder: string;
  readonly name: string;
}

const LINE_BREAKS = /[\n\r\u0085\u2028\u2029]+/g;

/** A text on one line, as formats of lines need it. */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ');
}
