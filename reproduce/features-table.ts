import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MetricEntry, Settings } from '../src/evaluate/metric.ts';
import { Text } from '../src/evaluate/text.ts';

/** One number of a paper and ours. */
export interface Reproduced {
  readonly row: string;
  readonly column: string;
  readonly ours: number;
  readonly published: number;
}

const DATA = new URL('../.data/', import.meta.url);

export function readText(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8');
}

export function readLines(path: string): string[] {
  return readText(path).replace(/\n$/, '').split('\n');
}

export function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}

/** A metric over pairs of source and output. */
export function scorePairs(
  entries: readonly MetricEntry[],
  name: string,
  settings: Settings,
  pairs: Iterable<readonly [source: string, output: string]>,
): number {
  const metric = entries.find((entry) => entry.name === name)!.prepare(settings);
  const sums = new Float64Array(metric.width);
  const row = new Float64Array(metric.width);
  for (const [source, output] of pairs) {
    row.fill(0);
    metric.measure({ source: new Text(source), output: new Text(output), references: [] }, row);
    for (let i = 0; i < row.length; i++) sums[i] += row[i];
  }
  return metric.score(sums).value;
}

/** A Markdown table: ours beside the published number. */
export function markdown(title: string, results: readonly Reproduced[], digits = 2): string {
  const columns = [...new Set(results.map(({ column }) => column))];
  const rows = [...new Set(results.map(({ row }) => row))];
  const cell = (row: string, column: string) => {
    const found = results.find((result) => result.row === row && result.column === column);
    return found ? `${found.ours.toFixed(digits)} (${found.published.toFixed(digits)})` : '–';
  };
  return [
    `**${title}**: ours (published)`,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row} | ${columns.map((column) => cell(row, column)).join(' | ')} |`),
    '',
  ].join('\n');
}

/** Whether a file was called, not imported. */
export function isCalled(url: string): boolean {
  return process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url;
}
