import { existsSync, readFileSync } from 'node:fs';
import { Scorer } from '../src/evaluate/index.ts';
import { loadLanguage } from '../src/language/index.ts';

/**
 * `npx tsx bench/evaluate.bench.ts`: pairs per second of CPU time that metrics score, with 1 and with
 * 10 references, and how many times splitting the same texts at spaces and counting the words in a
 * `Map` would fit into that time. Texts are ASSET's where it is unpacked, else the examples'.
 */
const language = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
const settings = { language, tokenizer: '13a', lowercase: true };
const folder = new URL('../.data/easse/data/test_sets/asset/', import.meta.url);
const lines = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8').replace(/\n$/, '').split('\n');
const examples = readFileSync(new URL('../examples/en.txt', import.meta.url), 'utf8')
  .split(/(?<=[.!?])\s+/)
  .filter(Boolean);
const sources = existsSync(folder) ? lines('asset.valid.orig') : examples;
const references = Array.from({ length: 10 }, (_, at) =>
  existsSync(folder) ? lines(`asset.valid.simp.${at}`) : examples,
);

console.log(['metrics', 'references', 'pairs', 'pairs/s', 'ratio', 'MB'].join('\t'));
for (const [metrics, many, pairs] of [
  [['sari'], 1, 100_000],
  [['sari'], 10, 20_000],
  [['bleu'], 1, 100_000],
  [['fkgl'], 1, 50_000],
  [['sari', 'bleu', 'fkgl'], 10, 20_000],
] as const) {
  const scorer = new Scorer({ metrics, settings, systems: ['ours'] });
  const samples = Array.from({ length: pairs }, (_, at) => {
    const line = at % sources.length;
    // Every source is another one, so that no cache can help.
    return {
      id: String(at),
      source: Buffer.from(`${sources[line]} ${at}`).toString(),
      references: references.slice(0, many).map((one) => one[line]),
      outputs: { ours: references[(at + 3) % 10][line] },
    };
  });
  const scoring = cpuSeconds(() => {
    for (const sample of samples) scorer.add(sample);
  });
  const counting = cpuSeconds(() => {
    for (const { source, references: others, outputs } of samples) {
      for (const text of [source, outputs.ours, ...others]) {
        const words = new Map<string, number>();
        for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
      }
    }
  });
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  const speed = Math.round(pairs / scoring);
  console.log(
    [metrics.join('+'), many, pairs, speed, (scoring / counting).toFixed(1), memory].join('\t'),
  );
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
