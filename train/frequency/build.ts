// Builds languages/*/frequency.tsv.gz and its SOURCES-frequency.md, and judges the lists:
//   npx tsx train/frequency/build.ts [en es …]        (--dry writes nothing; --with-nc adds
//   non-commercial treebanks to the judgement, and never writes)
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { judge } from './judge.ts';
import { type LanguageSources, NON_COMMERCIAL, SOURCES } from './sources.ts';
import {
  combine,
  fitMandelbrot,
  type Weighted,
  type ZipfTable,
  zipfFromCounts,
  zipfFromRanks,
} from './zipf.ts';

const MOST_WORDS = 60_000;
const target = fileURLToPath(new URL('../../languages', import.meta.url));
const withNc = process.argv.includes('--with-nc');
const writes = !withNc && !process.argv.includes('--dry');
const asked = process.argv.slice(2).filter((item) => !item.startsWith('--'));

async function tableOf({ script, sources, curve }: LanguageSources): Promise<ZipfTable> {
  const shape = fitMandelbrot(zipfFromCounts(await curve()));
  const tables: Weighted[] = [];
  for (const { counts, ranked, weight, complete } of sources) {
    const table = counts ? zipfFromCounts(await counts()) : zipfFromRanks(ranked?.() ?? [], shape);
    const words = [...table].filter(([word]) => script.test(word) && /\p{L}/u.test(word));
    tables.push({ table: new Map(words), weight, complete });
  }
  return combine(tables);
}

function fileOf(table: ZipfTable): { text: string; kept: ZipfTable } {
  const rows = [...table].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const kept = rows.slice(0, MOST_WORDS).filter(([, value]) => value > 0);
  return {
    text: `${kept.map(([word, value]) => `${word}\t${value.toFixed(2)}`).join('\n')}\n`,
    kept: new Map(kept),
  };
}

for (const [id, plan] of Object.entries(SOURCES)) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const extra = withNc && NON_COMMERCIAL[id] ? [NON_COMMERCIAL[id]] : [];
  const table = await tableOf({ ...plan, sources: [...plan.sources, ...extra] });
  const { text, kept } = fileOf(table);
  const packed = gzipSync(text, { level: 9 });
  const verdict = judge(id, (word) => kept.get(word) ?? 0);
  console.log(`${id}\t${kept.size} words\t${Math.round(packed.length / 1024)} kB\t${verdict}`);
  if (!writes) continue;
  mkdirSync(`${target}/${id}`, { recursive: true });
  writeFileSync(`${target}/${id}/frequency.tsv.gz`, packed);
  writeFileSync(`${target}/${id}/SOURCES-frequency.md`, card(id, plan, kept.size, verdict));
}

function card(id: string, plan: LanguageSources, size: number, verdict: string): string {
  const ranked = plan.sources.some((source) => source.ranked);
  return [
    '# Frequency (frequency.tsv.gz)',
    `- ${size} word forms, lower case, with their Zipf value (log10 of occurrences per 10⁹ words), most frequent first.`,
    ...plan.sources.map((source) => `- From: ${source.name}. Weight ${source.weight}.`),
    ranked
      ? '- Lists with ranks only: Zipf values estimated by a Zipf–Mandelbrot curve fitted to counts (see train/frequency/sources.ts). Sources are combined as a weighted mean of logarithms.'
      : '- Sources are combined as a weighted mean of logarithms.',
    `- Licence of the list: ${plan.licence}.`,
    `- Agreement: ${verdict}.`,
    `- Rebuild: \`npx tsx train/frequency/build.ts ${id}\``,
    '',
  ].join('\n');
}
