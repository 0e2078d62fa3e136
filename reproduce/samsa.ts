import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CSV, readTable } from '../src/corpus/formats/delimited.ts';
import { pearson, spearman } from '../src/evaluate/statistics/correlation.ts';
import { structureMetrics } from '../src/evaluate/structure/index.ts';
import { Text } from '../src/evaluate/text.ts';
import { loadLanguage } from '../src/language/index.ts';

/**
 * How well `samsa-like` agrees with SAMSA: the per-sentence scores that Alva-Manchego et al. (2021)
 * published with their human ratings (`.data/metaeval`), computed by EASSE with the UCCA parser
 * TUPA. The words that count as Scenes were chosen on the first set.
 */
const SETS = [
  { name: 'simplicity_DA', rating: 'simplicity' },
  { name: 'structural_simplicity', rating: 'structural_simplicity' },
] as const;

const FOLDER = new URL('../.data/metaeval/data/', import.meta.url);

function tableOf(path: string, needs: readonly string[]) {
  const text = readFileSync(new URL(path, FOLDER), 'utf8').replace(/^\ufeff/, '');
  return [...readTable(text, path, CSV, needs)];
}

export interface SamsaRow {
  readonly set: string;
  readonly pairs: number;
  readonly pearson: number;
  readonly spearman: number;
  readonly systems: number;
  readonly systemPearson: number;
  readonly means: { readonly ours: number; readonly published: number };
  /** Pearson with the human rating of the set. */
  readonly human: { readonly ours: number; readonly published: number };
}

/** Correlations on both sets; `every` selects every n-th pair, for a quick check. */
export async function reproduceSamsa(every = 1): Promise<SamsaRow[]> {
  const language = await loadLanguage('en');
  const metric = structureMetrics[0].prepare({ language, tokenizer: '13a', lowercase: false });
  return SETS.map(({ name, rating }) => {
    const key = ['sent_id', 'sys_name'];
    const published = new Map(
      tableOf(`metrics_per_sentence/metrics_${name}.csv`, [...key, 'samsa']).map((row) => [
        key.map((title) => row.cell(title)).join(' '),
        Number(row.cell('samsa')),
      ]),
    );
    const sources = new Map<string, Text>();
    const found = tableOf(`${name}.csv`, [...key, 'orig_sent', 'simp_sent', rating])
      .filter((_, at) => at % every === 0)
      .map((row) => {
        const raw = row.cell('orig_sent');
        const source = sources.get(raw) ?? new Text(raw);
        sources.set(raw, source);
        const counts = new Float64Array(metric.width);
        metric.measure({ source, output: new Text(row.cell('simp_sent')), references: [] }, counts);
        return {
          system: row.cell('sys_name'),
          ours: counts[0],
          published: published.get(key.map((title) => row.cell(title)).join(' ')) ?? Number.NaN,
          rating: Number(row.cell(rating)),
        };
      })
      .filter((row) => !Number.isNaN(row.published));
    const ours = found.map((row) => row.ours);
    const theirs = found.map((row) => row.published);
    const ratings = found.map((row) => row.rating);
    const systems = [...new Set(found.map((row) => row.system))].map((system) =>
      found.filter((row) => row.system === system),
    );
    return {
      set: name,
      pairs: found.length,
      pearson: pearson(ours, theirs).value,
      spearman: spearman(ours, theirs).value,
      systems: systems.length,
      systemPearson: pearson(
        systems.map((rows) => meanOf(rows.map((row) => row.ours))),
        systems.map((rows) => meanOf(rows.map((row) => row.published))),
      ).value,
      means: { ours: meanOf(ours), published: meanOf(theirs) },
      human: { ours: pearson(ours, ratings).value, published: pearson(theirs, ratings).value },
    };
  });
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('`samsa-like` beside the published SAMSA, per sentence (ours | published)\n');
  console.log(
    '| set | pairs | Pearson | Spearman | Pearson over systems | mean | Pearson with the rating |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const row of await reproduceSamsa()) {
    const cells = [
      row.set,
      row.pairs,
      row.pearson.toFixed(3),
      row.spearman.toFixed(3),
      `${row.systemPearson.toFixed(3)} (${row.systems})`,
      `${row.means.ours.toFixed(1)} \\| ${row.means.published.toFixed(1)}`,
      `${row.human.ours.toFixed(3)} \\| ${row.human.published.toFixed(3)}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
