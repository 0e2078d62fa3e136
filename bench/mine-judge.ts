import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Columns } from '../src/mine/columns.ts';
import { DIMENSIONS, distanceOf } from '../src/mine/encode/quantise.ts';
import type { Vectors } from '../src/mine/encode/vectors.ts';
import { isContained, letterDistance, overlapOf } from '../src/mine/filters/likeness.ts';
import { hash64, normalForm } from '../src/mine/hash.ts';
import { openKernel } from '../src/mine/neighbours/kernel.ts';
import { Nearest } from '../src/mine/neighbours/nearest.ts';
import { layBlock, scanBlock } from '../src/mine/neighbours/scan.ts';
import { folderStore } from '../src/run/queue/store/folder.ts';
import { generateCorpus, type Planted } from './mine/generate.ts';

/**
 * `npx tsx bench/mine-judge.ts FOLDER SEQUENCES [OPTION…]`: generates a corpus with planted pairs in
 * FOLDER/in, mines it to FOLDER/out unless that was done before, and evaluates the result. A planted
 * paraphrase can be found if brute force over all vectors has it among the eight nearest of one of
 * its texts, within the bounds of the run.
 */
const [folder, sequences, ...options] = process.argv.slice(2);
if (!existsSync(join(folder, 'planted.json'))) {
  generateCorpus(join(folder, 'in'), Number(sequences), 1);
}
if (!existsSync(join(folder, 'out', 'summary.json'))) mineAll();
const NEIGHBOURS = 8;
const BLOCK = 65_536;
const planted: Planted[] = JSON.parse(readFileSync(join(folder, 'planted.json'), 'utf8'));
const { bounds } = JSON.parse(readFileSync(join(folder, 'out', 'summary.json'), 'utf8'));
const lines = readFileSync(join(folder, 'out', 'pairs.jsonl'), 'utf8')
  .trim()
  .split('\n');
const pairs: { source: string; target: string; documents: string[] }[] = lines.map((line) =>
  JSON.parse(line),
);
const out = new Set(pairs.flatMap(({ source, target }) => [source + target, target + source]));
const { vectors, documents, forms } = await allVectors();
const placeOf = new Map<string, number>();
for (let at = 0; at < vectors.count; at++) placeOf.set(`${forms[2 * at]} ${forms[2 * at + 1]}`, at);

const paraphrases = planted.filter(({ kind }) => kind === 'paraphrase');
const asked = new Map<number, number>();
for (const { texts } of paraphrases) {
  for (const text of texts) {
    const place = placeOf.get(hash64(normalForm(text)).join(' '));
    if (place !== undefined && !asked.has(place)) asked.set(place, asked.size);
  }
}
const nearest = bruteForce([...asked.keys()]);
let [findable, found] = [0, 0];
for (const { texts } of paraphrases) {
  const [a, b] = texts.map((text) => placeOf.get(hash64(normalForm(text)).join(' ')));
  if (a === undefined || b === undefined || !passesTexts(...texts)) continue;
  if (!isNear(a, b) && !isNear(b, a)) continue;
  findable++;
  if (out.has(texts.join(''))) found++;
}
const came = (kind: Planted['kind']) =>
  planted.filter((each) => each.kind === kind && out.has(each.texts.join(''))).length;
console.log(
  JSON.stringify({
    vectors: vectors.count,
    pairs: pairs.length,
    planted: paraphrases.length,
    findable,
    found,
    share: found / findable,
    splits: `${came('split')} of ${planted.filter(({ kind }) => kind === 'split').length}`,
    leaks: came('leak'),
    contained: pairs.filter(({ source, target }) => isContained(source, target)).length,
    sameDocument: pairs.filter(({ documents: [first, second] }) => first === second).length,
    nearCopies: came('near-copy'),
  }),
);

function mineAll(): void {
  const args = ['mine', join(folder, 'in'), '--out', join(folder, 'out'), '--language', 'en'];
  args.push('--confidence', '0', '--protect', join(folder, 'evaluation-set.lines'), ...options);
  const { status } = spawnSync(process.execPath, ['bin/klartext.js', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

function passesTexts(a: string, b: string): boolean {
  if (isContained(a, b) || overlapOf(a, b) >= bounds.overlap) return false;
  return letterDistance(a, b) >= bounds.letters;
}

function isNear(a: number, b: number): boolean {
  const query = asked.get(a)!;
  const distances: number[] = [];
  let own: number | undefined;
  for (let at = query * NEIGHBOURS; at < query * NEIGHBOURS + nearest.count(query); at++) {
    distances.push(distanceOf(vectors.norms[a], nearest.keys[at]));
    if (nearest.places[at] === b) own = distances.at(-1);
  }
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  return own !== undefined && own < bounds.distance && own < bounds.margin * mean;
}

function bruteForce(queries: readonly number[]): Nearest {
  const result = new Nearest(queries.length, NEIGHBOURS);
  const kernel = openKernel(BLOCK);
  const same = (list: Uint32Array, a: number, b: number) =>
    list[2 * a] === list[2 * b] && list[2 * a + 1] === list[2 * b + 1];
  for (let from = 0; from < vectors.count; from += BLOCK) {
    const count = Math.min(BLOCK, vectors.count - from);
    layBlock(kernel, vectors, from, count);
    scanBlock(
      kernel,
      count,
      queries,
      vectors,
      (query) => result.worst(asked.get(query)!),
      (query, place, key) => {
        const at = from + place;
        if (same(documents, query, at) || same(forms, query, at)) return;
        const own = asked.get(query)! * NEIGHBOURS;
        for (let i = own; i < own + NEIGHBOURS; i++) {
          if (result.keys[i] === key && same(forms, result.places[i], at)) return;
        }
        result.add(asked.get(query)!, at, key);
      },
    );
  }
  return result;
}

async function allVectors() {
  const store = folderStore(join(folder, 'out', 'work'));
  const names = readdirSync(join(folder, 'out', 'work')).filter((name) => name.endsWith('.cells'));
  const groups = await Promise.all(names.map((name) => Columns.open(store, name)));
  const count = groups.reduce((sum, group) => sum + group.size('norms'), 0);
  const all: Vectors & { bytes: Int8Array } = {
    count,
    bytes: new Int8Array(count * DIMENSIONS),
    norms: new Int32Array(count),
  };
  const [ofDocuments, ofForms] = [new Uint32Array(2 * count), new Uint32Array(2 * count)];
  let at = 0;
  for (const group of groups) {
    all.bytes.set(await group.signed('bytes'), at * DIMENSIONS);
    all.norms.set(await group.integers('norms'), at);
    ofDocuments.set(await group.counts('documents'), 2 * at);
    ofForms.set(await group.counts('forms'), 2 * at);
    at += group.size('norms');
  }
  return { vectors: all, documents: ofDocuments, forms: ofForms };
}
