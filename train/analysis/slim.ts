import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ByteReader, ByteWriter } from '../../src/language/analysis/bytes.ts';
import { LinearModel, type Vote } from '../../src/language/analysis/linear-model.ts';
import { MoveModel } from '../../src/language/analysis/move-model.ts';
import { MOVES } from '../../src/language/analysis/parser-state.ts';

/**
 * `npx tsx train/analysis/slim.ts LANGUAGE [--moves N] [--step S] [--tags T] [--to FILE]`: makes the quick
 * analyser of a language smaller. Of the features of its moves the N strongest stay; the weights of moves
 * and labels become multiples of S, those of tags, features and lemmas multiples of T, which packs
 * better. Measure what it costs by `npm run accuracy -- LANGUAGE`.
 */
const [language, ...rest] = process.argv.slice(2);
const option = (name: string, usual: string) => {
  const place = rest.indexOf(name);
  return place < 0 ? usual : rest[place + 1];
};
const path = `languages/${language}/analysis.bin.gz`;
const most = Number(option('--moves', '1000000'));
const step = Number(option('--step', '4'));
const tagStep = Number(option('--tags', '1'));

const file = readFileSync(path);
const before = file.length;
const bytes = gunzipSync(file);
const input = new ByteReader(bytes);
const out = new ByteWriter();
let copied = 0;
/** What was read since the last copy, as it is. */
const copy = () => {
  out.block(bytes.subarray(copied, input.position));
  copied = input.position;
};
const coarse = (byte: number, by: number) =>
  Math.max(-127, Math.min(127, Math.round(((byte << 24) >> 24) / by) * by));

const drop = () => {
  copied = input.position;
};
const linear = (by: number) => {
  copy();
  const { classes, features } = readLinear(by);
  drop();
  LinearModel.write(classes, features, out);
};

input.text();
skipClasses();
linear(tagStep);
input.texts();
linear(tagStep);
const moves = readMoves();
drop();
MoveModel.write(strongestMoves(moves), out);
input.texts();
linear(step);
input.texts();
input.text();
linear(tagStep);
out.block(bytes.subarray(copied));

const packed = gzipSync(out.finish(), { level: 9 });
writeFileSync(option('--to', path), packed);
console.log(`${language}: ${before} → ${packed.length} bytes`);

function skipClasses(): void {
  const size = input.varint();
  if (size === 0) return;
  input.rising(size);
  input.block(size);
}

function readLinear(by: number): { classes: number; features: Map<number, Vote[]> } {
  const classes = input.varint();
  const entries = input.varint();
  const votes = input.varint();
  const keys = input.rising(entries);
  const lengths = input.varints(entries);
  const names = input.varints(votes);
  const weights = input.block(votes);
  const features = new Map<number, Vote[]>();
  let at = 0;
  keys.forEach((key, i) => {
    const kept: Vote[] = [];
    for (const end = at + lengths[i]; at < end; at++) {
      const weight = coarse(weights[at], by);
      if (weight !== 0) kept.push({ label: names[at], weight });
    }
    if (kept.length > 0) features.set(key, kept);
  });
  return { classes, features };
}

function readMoves(): Map<number, Vote[]> {
  const size = input.varint();
  const keys = input.rising(size);
  const columns = Array.from({ length: MOVES }, () => input.block(size));
  const features = new Map<number, Vote[]>();
  keys.forEach((key, i) => {
    features.set(
      key,
      columns.map((column, label) => ({ label, weight: (column[i] << 24) >> 24 })),
    );
  });
  return features;
}

/** The strongest features, with coarse weights. */
function strongestMoves(features: ReadonlyMap<number, readonly Vote[]>): Map<number, Vote[]> {
  const strength = (votes: readonly Vote[]) =>
    Math.max(...votes.map(({ weight }) => Math.abs(weight)));
  const sorted = [...features].sort((a, b) => strength(b[1]) - strength(a[1]));
  return new Map(
    sorted
      .slice(0, most)
      .map(([key, votes]): [number, Vote[]] => [
        key,
        votes.map(({ label, weight }) => ({ label, weight: coarse(weight, step) })),
      ])
      .filter(([, votes]) => votes.some(({ weight }) => weight !== 0)),
  );
}
