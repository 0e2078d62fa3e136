import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpora, corpusFiles, isPair, loadCorpus, openStore } from '../src/corpus/index.ts';
import { hashedEncoder } from '../src/mine/encode/hashed-encoder.ts';
import { DIMENSIONS, distanceOf } from '../src/mine/encode/quantise.ts';
import { type Vectors, vectorsOf } from '../src/mine/encode/vectors.ts';
import { WordWeights } from '../src/mine/encode/word-weights.ts';
import { type Cells, cellCount, trainCells } from '../src/mine/neighbours/cells.ts';
import { openKernel } from '../src/mine/neighbours/kernel.ts';
import { Nearest } from '../src/mine/neighbours/nearest.ts';
import { layBlock, scanBlock } from '../src/mine/neighbours/scan.ts';
import { generateCorpus, generateRewordings } from './mine/generate.ts';

/**
 * `npx tsx bench/mine.bench.ts [generated] [rewordings] [english]`: neighbours of 100,000 vectors against brute force, and against
 * faiss (IVF,SQ8) on the same vectors where Debian's python3-faiss is installed. Generated text
 * first, then the English corpora of `.data/` where they are. Times are CPU time of one core.
 */
const COUNT = Number(process.env.VECTORS ?? 100_000);
const QUERIES = Number(process.env.QUERIES ?? 5000);
const NEIGHBOURS = 8;
const PROBES = 16;
/** Neighbours that may become pairs: nearer than this (squared). */
const NEAR = 0.7;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'klartext-mine-bench-'));
console.log(`Node ${process.version}, ${cpus()[0].model}; CPU time of one core`);
const asked = process.argv.slice(2);
const isAsked = (set: string) => asked.length === 0 || asked.includes(set);
if (isAsked('generated')) await measure('generated', generated());
if (isAsked('rewordings')) {
  await measure('generated, ten rewordings each', generateRewordings(COUNT / 10, 10, 1));
}
if (isAsked('english')) await measure('English corpora', await real());
rmSync(folder, { recursive: true });

function generated(): string[] {
  generateCorpus(join(folder, 'in'), COUNT, 1);
  const texts: string[] = [];
  for (let part = 0; part < 16; part++) {
    const path = join(folder, 'in', `part-${String(part).padStart(2, '0')}.jsonl`);
    if (!existsSync(path)) break;
    for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
      for (const paragraph of JSON.parse(line).text.split('\n')) {
        const sentences = paragraph.match(/[^.]+\./g) ?? [];
        sentences.forEach((sentence: string, at: number) => {
          texts.push(sentence.trim());
          const two = `${sentence.trim()} ${sentences[at + 1]?.trim()}`;
          if (at + 1 < sentences.length && two.length <= 300) texts.push(two);
        });
      }
    }
  }
  return texts;
}

async function real(): Promise<string[]> {
  const texts = new Set<string>();
  const mirror = '.data';
  if (!existsSync(mirror)) return [];
  for (const id of ['wikisplit', 'bisect', 'turkcorpus', 'asset', 'wikilarge', 'onestopenglish']) {
    const entry = corpora.get(id);
    const files = corpusFiles(entry, { store: openStore(folder), mirror });
    for await (const record of loadCorpus(entry, files)) {
      if (isPair(record)) for (const text of [record.source, ...record.references]) texts.add(text);
    }
  }
  return [...texts].filter(({ length }) => length >= 30 && length <= 300);
}

async function measure(name: string, all: readonly string[]): Promise<void> {
  if (all.length === 0) return;
  const texts = all.slice(0, COUNT);
  const weights = new WordWeights();
  for (const text of texts) weights.count(wordsOf(text));
  const encoding = cpuSeconds();
  const vectors = await vectorsOf(texts, hashedEncoder(weights, wordsOf));
  const encoded = encoding();
  const queries = Int32Array.from({ length: Math.min(QUERIES, texts.length) }, (_, at) =>
    Math.floor((at * texts.length) / QUERIES),
  );
  const training = cpuSeconds();
  const cells = await trainCells(vectors, Number(process.env.CELLS ?? cellCount(vectors.count)), 1);
  const trained = training();
  const bruteTime = cpuSeconds();
  const truth = bruteForce(vectors, queries);
  const brute = bruteTime();
  const { nearest, seconds } = await searched(vectors, cells, queries);
  const recall = recallOf(truth, nearest, queries, vectors);
  const row = [
    `${name}: ${texts.length} vectors, ${cells.count} cells, ${PROBES} probes`,
    `recall@8 ${recall.all.toFixed(3)}, of neighbours nearer than ${NEAR} ${recall.near.toFixed(4)}`,
    `${Math.round(queries.length / seconds)} queries/s, brute force ${Math.round(queries.length / brute)}`,
    `encoding ${((1e6 * encoded) / texts.length).toFixed(1)} µs each, training ${trained.toFixed(1)} s`,
  ];
  console.log(row.join('\n  '));
  compareWithFaiss(vectors, queries, truth, cells.count, queries.length / seconds, recall.all);
}

function bruteForce(vectors: Vectors, queries: Int32Array): Nearest {
  const nearest = new Nearest(vectors.count, NEIGHBOURS + 1);
  const kernel = openKernel(vectors.count);
  layBlock(kernel, vectors, 0, vectors.count);
  scanBlock(
    kernel,
    vectors.count,
    queries,
    vectors,
    (query) => nearest.worst(query),
    (query, place, key) => nearest.add(query, place, key),
  );
  return nearest;
}

/** As the search stage does it, in memory: cell by cell, exactly within each. */
async function searched(vectors: Vectors, cells: Cells, queries: Int32Array) {
  const home = await cells.nearest(vectors, 1);
  const members: number[][] = Array.from({ length: cells.count }, () => []);
  for (const [at, cell] of home.entries()) members[cell].push(at);
  const kernels = members.map((places) => {
    const kernel = openKernel(Math.max(1, places.length));
    places.forEach((place, at) => {
      const from = place * DIMENSIONS;
      kernel.base.set(vectors.bytes.subarray(from, from + DIMENSIONS), at * DIMENSIONS);
      kernel.norms[at] = vectors.norms[place];
    });
    if (places.length % 2 === 1) kernel.norms[places.length] = 0x3fffffff;
    return kernel;
  });
  const time = cpuSeconds();
  const asking: Vectors = {
    count: queries.length,
    bytes: new Int8Array(queries.length * DIMENSIONS),
    norms: new Int32Array(queries.length),
  };
  queries.forEach((query, at) => {
    const from = query * DIMENSIONS;
    asking.bytes.set(vectors.bytes.subarray(from, from + DIMENSIONS), at * DIMENSIONS);
  });
  const probed = await cells.nearest(asking, PROBES);
  const askers: number[][] = Array.from({ length: cells.count }, () => []);
  probed.forEach((cell, at) => {
    if (cell >= 0) askers[cell].push(queries[Math.floor(at / PROBES)]);
  });
  const nearest = new Nearest(vectors.count, NEIGHBOURS + 1);
  for (let cell = 0; cell < cells.count; cell++) {
    scanBlock(
      kernels[cell],
      members[cell].length,
      askers[cell],
      vectors,
      (query) => nearest.worst(query),
      (query, place, key) => nearest.add(query, members[cell][place], key),
    );
  }
  return { nearest, seconds: time() };
}

function recallOf(truth: Nearest, found: Nearest, queries: Int32Array, { norms }: Vectors) {
  const limit = NEIGHBOURS + 1;
  let [all, hits, near, nearHits] = [0, 0, 0, 0];
  for (const query of queries) {
    const own = new Set(found.places.subarray(query * limit, (query + 1) * limit));
    for (let at = query * limit; at < (query + 1) * limit; at++) {
      const place = truth.places[at];
      if (place === query || place < 0) continue;
      const isNear = distanceOf(norms[query], truth.keys[at]) < NEAR;
      all++;
      if (isNear) near++;
      if (own.has(place)) {
        hits++;
        if (isNear) nearHits++;
      }
    }
  }
  return { all: hits / all, near: nearHits / Math.max(1, near) };
}

/** The same vectors, cells and probes in faiss: one run, one thread. */
function compareWithFaiss(
  vectors: Vectors,
  queries: Int32Array,
  truth: Nearest,
  cells: number,
  ours: number,
  recall: number,
): void {
  writeFileSync(join(folder, 'vectors.i8'), vectors.bytes);
  writeFileSync(join(folder, 'queries.i32'), queries);
  const limit = NEIGHBOURS + 1;
  const places = new Int32Array(queries.length * limit);
  queries.forEach((query, at) => {
    for (let i = 0; i < limit; i++) places[at * limit + i] = truth.places[query * limit + i];
  });
  writeFileSync(join(folder, 'truth.i32'), places);
  const script = new URL('mine/faiss_search.py', import.meta.url).pathname;
  const args = [script, folder, String(cells), String(PROBES), recall.toFixed(4)];
  const { stdout, status, stderr } = spawnSync('/usr/bin/python3', args, { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`  faiss: not measured (${stderr.trim().split('\n').at(-1)})`);
    return;
  }
  for (const line of stdout.trim().split('\n')) {
    const { probes, recall: theirs, perSecond } = JSON.parse(line);
    const text = `faiss IVF${cells},SQ8 at ${probes} probes: recall@8 ${theirs.toFixed(3)}`;
    const speed = `${Math.round(perSecond)} queries/s; ours is ${(ours / perSecond).toFixed(2)} ×`;
    console.log(`  ${text}, ${speed}`);
  }
}

function cpuSeconds(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}
