import type { PairRecord } from '../record.ts';

/** Writes records in one format; `finish` gives the files their final names. */
export interface Exporter {
  write(record: PairRecord): void | Promise<void>;
  /** Returns the written paths, in order. */
  finish(): Promise<string[]> | string[];
  /** Removes all files after an error. */
  discard(): void;
}

/** The name of an exported file without its extension: `slots.train`. */
export interface Naming {
  readonly folder: string;
  readonly name: string;
}

const LINE_BREAKS = /[\n\r\u0085\u2028\u2029]+/g;

/** A text on one line, for line-based formats. */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ');
}
