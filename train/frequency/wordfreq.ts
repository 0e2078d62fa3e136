import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ZipfTable } from './zipf.ts';

/**
 * A list of the Python package wordfreq, to judge ours by: msgpack of a header and, per hundredth
 * of a Zipf unit downwards from 9, the words that have this value.
 */
export function readWordfreq(path: string): ZipfTable {
  const bytes = gunzipSync(readFileSync(path));
  let at = 0;
  const sized = (width: number) => {
    const value = bytes.readUIntBE(at, width);
    at += width;
    return value;
  };
  const list = (length: number) => Array.from({ length }, () => read());
  const text = (length: number) => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const read = (): unknown => {
    const kind = bytes[at++];
    if (kind < 0x80) return kind;
    if (kind < 0x90) return list((kind & 15) * 2);
    if (kind < 0xa0) return list(kind & 15);
    if (kind < 0xc0) return text(kind & 31);
    if (kind === 0xd9) return text(sized(1));
    if (kind === 0xda) return text(sized(2));
    if (kind === 0xdc) return list(sized(2));
    if (kind === 0xdd) return list(sized(4));
    throw new Error(`msgpack kind ${kind} is not in wordfreq's files`);
  };
  const [, ...buckets] = read() as [unknown, ...string[][]];
  const table: ZipfTable = new Map();
  buckets.forEach((words, i) => {
    for (const word of words) table.set(word, 9 - i / 100);
  });
  return table;
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
