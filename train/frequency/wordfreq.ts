import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readWordfreq as readWordfreqList } from '../../src/cli/pack/readers.ts';
import type { ZipfTable } from './zipf.ts';

/** A list of the Python package wordfreq, to judge ours by. */
export function readWordfreq(path: string): ZipfTable {
  return new Map(readWordfreqList(gunzipSync(readFileSync(path))));
}

/** Spearman's rank correlation over the words both tables hold. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const left = ranks(pairs.map(([value]) => value));
  const right = ranks(pairs.map(([, value]) => value));
  const mean = (pairs.length - 1) / 2;
  let both = 0;
  let lefts = 0;
  let rights = 0;
  for (let i = 0; i < pairs.length; i++) {
    both += (left[i] - mean) * (right[i] - mean);
    lefts += (left[i] - mean) ** 2;
    rights += (right[i] - mean) ** 2;
  }
  return both / Math.sqrt(lefts * rights);
}

/** Ranks from 0, equal values sharing their mean rank. */
function ranks(values: readonly number[]): Float64Array {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  const result = new Float64Array(values.length);
  for (let i = 0; i < order.length; ) {
    let end = i + 1;
    while (end < order.length && values[order[end]] === values[order[i]]) end++;
    for (let k = i; k < end; k++) result[order[k]] = (i + end - 1) / 2;
    i = end;
  }
  return result;
}

/** How far our values agree with a reference: its most frequent words that we hold, and ρ on them. */
export function agreement(
  ours: (word: string) => number,
  reference: ZipfTable,
  most: number,
): { coverage: number; spearman: number } {
  const top = [...reference]
    .filter(([word]) => /^[\p{L}\p{M}'’·-]+$/u.test(word))
    .sort((a, b) => b[1] - a[1])
    .slice(0, most);
  const pairs = top
    .map(([word, value]) => [ours(word), value] as const)
    .filter(([value]) => value > 0);
  return { coverage: (100 * pairs.length) / top.length, spearman: spearman(pairs) };
}
