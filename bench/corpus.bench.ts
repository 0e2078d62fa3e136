import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeakSearch } from '../src/corpus/check/leaks.ts';
import { jsonLinesExporter } from '../src/corpus/export/json-lines.ts';
import { OutputFile } from '../src/corpus/export/output-file.ts';
import { readRecordLines } from '../src/corpus/export/record-lines.ts';
import { FilterChain } from '../src/corpus/filter/filter.ts';
import { bleuFilter, lengthFilter } from '../src/corpus/filter/measures.ts';
import { Splitter } from '../src/corpus/split/splitter.ts';
import { seededRandom } from '../src/evaluate/statistics/random.ts';
import { tokenizers } from '../src/language/index.ts';

/**
 * `npx tsx bench/corpus.bench.ts [pairs]`: a generated corpus (by default 1,000,000 pairs) is
 * loaded, filtered by length and BLEU, split without leaks and exported, as `klartext corpus` does
 * it: two passes over the file, no text kept. Times are CPU time; memory is the maximum.
 */
const pairs = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'klartext-bench-'));
const raw = join(folder, 'raw.jsonl');
const LIMIT = { seconds: 60, bytes: 1e9 };

try {
  generate(raw, pairs);
  console.log(`${pairs} pairs, ${(statSync(raw).size / 1e6).toFixed(0)} MB of JSON lines`);
  const started = process.cpuUsage();
  const clock = performance.now();

  const filters = new FilterChain([
    lengthFilter([10, 1000]),
    bleuFilter([10, 70], tokenizers.get('13a')),
  ]);
  const splitter = new Splitter({ near: 0.8 });
  const isKept = new Uint8Array(pairs);
  let number = 0;
  for await (const record of readRecordLines(raw)) {
    const kept = filters.apply(record);
    if (kept) splitter.add('generated', kept);
    isKept[number++] = kept ? 1 : 0;
  }
  report('loaded and filtered', started);
  const plan = splitter.plan();
  report('split', started);

  const exporter = jsonLinesExporter({ folder, name: 'generated' });
  number = 0;
  let kept = 0;
  for await (const record of readRecordLines(raw)) {
    if (isKept[number++] === 0) continue;
    const split = plan.splitOf(kept++);
    if (split !== undefined) await exporter.write({ ...record, split });
  }
  const files = await exporter.finish();
  const { cpu, memory } = report('exported', started);
  console.log(`elapsed ${((performance.now() - clock) / 1000).toFixed(1)} s`);
  const isWithin = cpu <= LIMIT.seconds && memory <= LIMIT.bytes;
  console.log(`${kept} pairs kept; target 60 s and 1 GB: ${isWithin ? 'reached' : 'MISSED'}`);

  const search = new LeakSearch();
  for (const file of files) {
    for await (const record of readRecordLines(file)) search.add('generated', record);
  }
  const { equal, near } = search.report();
  console.log(`sentences in two splits: ${equal}; near-duplicates in two: ${near}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(step: string, started: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(started);
  const cpu = (user + system) / 1e6;
  // Of the process so far, in kilobytes.
  const memory = process.resourceUsage().maxRSS * 1024;
  console.log(`${step}: ${cpu.toFixed(1)} s CPU, ${(memory / 1e6).toFixed(0)} MB`);
  return { cpu, memory };
}

/** Sentences of some twenty words, frequent ones more often, and simpler versions of them. */
function generate(path: string, count: number): void {
  const random = seededRandom(4);
  // As many syllables as in a language: with a dozen, all sentences would share their 5-grams.
  const sign = (signs: string) => signs[random.below(signs.length)];
  const syllables = Array.from(
    { length: 2000 },
    () => sign('bcdfghjklmnprstvwz') + sign('aeiou') + (random.below(2) ? sign('nrstlm') : ''),
  );
  const syllable = () => syllables[random.below(syllables.length)];
  const words = Array.from({ length: 30_000 }, () => {
    const length = 1 + random.below(4);
    return Array.from({ length }, syllable).join('');
  });
  const word = () => words[Math.floor(words.length * random.fraction() ** 3)];
  const file = new OutputFile(path);
  for (let id = 0; id < count; id++) {
    const source = Array.from({ length: 10 + random.below(20) }, word);
    const target = source.filter(() => random.below(5) > 0);
    for (let i = 0; i < target.length; i++) if (random.below(8) === 0) target[i] = word();
    const record = {
      id: String(id),
      source: `${source.join(' ')}.`,
      references: [`${target.join(' ')}.`],
      provenance: { corpus: 'generated', file: path, line: id + 1 },
    };
    file.write(`${JSON.stringify(record)}\n`);
  }
  file.finish();
}
