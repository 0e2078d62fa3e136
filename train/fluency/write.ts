import { gzipSync } from 'node:zlib';
import type { FluencyHeader } from '../../src/language/fluency/fluency.ts';
import { hashOfUnit, printOf } from '../../src/language/fluency/gram-table.ts';
import {
  CLASSES,
  classUnit,
  END,
  hashOf,
  KINDS,
  START,
  STEP,
  unknownOf,
  ZERO_WEIGHT,
} from '../../src/language/fluency/units.ts';
import type { Classes } from './classes.ts';
import type { BackOff } from './kneser-ney.ts';

/** Packs the two models and the classes of words into one file; see src/language/fluency/. */
export function packed(
  words: BackOff,
  classes: BackOff,
  groups: Classes,
  header: Omit<FluencyHeader, 'bits' | 'grams'>,
): Uint8Array {
  const entries = new Map<number, [number, number]>();
  const put = (hash: number, log: number, weight = 0) => {
    if (!entries.has(hash))
      entries.set(hash, [byte(-log / STEP), byte(ZERO_WEIGHT - weight / STEP)]);
  };
  const add = (model: BackOff, kind: number, units: Uint32Array) => {
    const { base } = model;
    model.one.forEach((log, a) => {
      if (log > -7.9) put(hashOf(kind, [units[a]]), log, model.weightOfOne.get(a));
    });
    for (const [key, log] of model.two) {
      const [a, b] = [Math.floor(key / base), key % base];
      put(hashOf(kind, [units[a], units[b]]), log, model.weightOfTwo.get(key));
    }
    for (const [key, log] of model.three) {
      const [pair, c] = [Math.floor(key / base), key % base];
      put(hashOf(kind, [units[Math.floor(pair / base)], units[pair % base], units[c]]), log);
    }
  };
  const { vocabulary, groupOf, logInGroup, endings, size } = groups;
  const wordUnits = Uint32Array.from({ length: words.base }, (_, id) =>
    id === CLASSES.start
      ? START
      : id === CLASSES.end
        ? END
        : id < size
          ? unknownOf(id)
          : hashOfUnit(vocabulary[id - size]),
  );
  add(words, KINDS.words, wordUnits);
  add(
    classes,
    KINDS.classes,
    Uint32Array.from({ length: size }, (_, id) => classUnit(id)),
  );
  vocabulary.forEach((word, i) => {
    entries.set(hashOf(KINDS.member, [hashOfUnit(word)]), [
      groupOf[i],
      byte(-logInGroup[i] / STEP),
    ]);
  });
  for (const [ending, group] of endings) {
    entries.set(hashOf(KINDS.ending, [hashOfUnit(ending)]), [group, 0]);
  }
  return withHeader(entries, header);
}

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function withHeader(
  entries: ReadonlyMap<number, readonly [number, number]>,
  header: Omit<FluencyHeader, 'bits' | 'grams'>,
): Uint8Array {
  const bits = Math.max(4, Math.ceil(Math.log2(entries.size / 32)));
  const placed = [...entries]
    .map(([hash, values]) => ({ bucket: hash >>> (32 - bits), print: printOf(hash, bits), values }))
    .sort((a, b) => a.bucket - b.bucket || a.print - b.print)
    .filter(
      (each, i, all) => each.bucket !== all[i - 1]?.bucket || each.print !== all[i - 1].print,
    );
  const line = new TextEncoder().encode(
    `${JSON.stringify({ ...header, bits, grams: placed.length })}\n`,
  );
  const buckets = 2 ** bits;
  const grams = placed.length;
  const bytes = new Uint8Array(line.length + buckets + 4 * grams);
  bytes.set(line);
  const body = bytes.subarray(line.length);
  placed.forEach(({ bucket, print, values }, i) => {
    body[bucket]++;
    const at = buckets + i;
    body[at] = print >>> 8;
    body[at + grams] = print & 255;
    body[at + 2 * grams] = values[0];
    body[at + 3 * grams] = values[1];
  });
  return bytes;
}

export const zipped = (bytes: Uint8Array): Buffer => gzipSync(bytes, { level: 9 });
