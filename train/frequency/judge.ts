import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readUtf8 } from './texts.ts';
import { agreement, readWordfreq } from './wordfreq.ts';
import { type ZipfTable, zipfFromCounts } from './zipf.ts';

const data = fileURLToPath(new URL('../../.data', import.meta.url));

/** The reference for a language: wordfreq's largest list, else FrequencyWords. Never shipped. */
export function referenceTable(id: string): { name: string; table: ZipfTable } | undefined {
  for (const size of ['large', 'small']) {
    const path = `${data}/wordfreq/wordfreq/data/${size}_${id}.msgpack.gz`;
    if (existsSync(path)) return { name: `wordfreq ${size}`, table: readWordfreq(path) };
  }
  const path = `${data}/frequencywords/content/2018/${id}/${id}_50k.txt`;
  if (!existsSync(path)) return undefined;
  const rows = readUtf8(path).trim().split('\n');
  const counts = new Map(
    rows.map((row): [string, number] => {
      const [word, count] = row.split(' ');
      return [word, Number(count)];
    }),
  );
  return { name: 'FrequencyWords 2018', table: zipfFromCounts(counts) };
}

/** Coverage and rank correlation against the reference, in words. */
export function judge(id: string, zipf: (word: string) => number): string {
  const reference = referenceTable(id);
  if (!reference) return 'no reference list at hand';
  const parts = [5_000, 20_000].map((most) => {
    const { coverage, spearman } = agreement(zipf, reference.table, most);
    return `top ${most}: ${coverage.toFixed(1)}% covered, Spearman ${spearman.toFixed(3)}`;
  });
  return `${reference.name}, ${parts.join('; ')}`;
}
