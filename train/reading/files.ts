import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** A changed sentence, as it is drawn. */
export interface Item {
  readonly id: string;
  readonly file: string;
  readonly genre: string;
  /** The end of the text before it. */
  readonly before: string;
  readonly source: string;
  readonly output: string;
  readonly rules: readonly string[];
}

/** Where files that were read are noted: file, reading. */
export const USED = 'notes/readings/used.tsv';

export function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

export function writeLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

export function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(path).isDirectory() ? filesUnder(path) : [path];
    });
}

export function usedFiles(): ReadonlySet<string> {
  if (!existsSync(USED)) return new Set();
  const lines = readFileSync(USED, 'utf8').split('\n');
  return new Set(lines.map((line) => line.split('\t')[0]).filter((file) => file !== ''));
}
