import { jsonLinesExporter } from '../../corpus/export/json-lines.ts';
import { OutputFile } from '../../corpus/export/output-file.ts';
import { Splitter } from '../../corpus/split/splitter.ts';
import type { SplitPlan } from '../../corpus/split/swap.ts';
import { drawTable } from '../columns.ts';
import { numberBetween, wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { type PairSet, type Places, pairSets, watched } from './read-records.ts';

interface SplitOptions extends Places {
  readonly out?: string;
  readonly seed?: string;
  readonly near?: string;
  readonly wholeDocuments?: boolean;
  readonly redraw?: boolean;
}

/** `klartext corpus split`: splits corpora together, so that no sentence occurs in two splits. */
export async function corpusSplit(
  names: readonly string[],
  options: SplitOptions,
  terminal: Terminal,
): Promise<number> {
  const seed = wholeNumber('--seed', options.seed ?? '1');
  const near = numberBetween('--near', options.near ?? '0.8', 0, 1);
  const sets = pairSets(names, options);
  const splitter = new Splitter({ seed, near, wholeDocuments: options.wholeDocuments === true });
  for (const set of sets) {
    for await (const record of watched(set, terminal)) {
      const { split: _, ...unsplit } = record;
      splitter.add(set.name, options.redraw ? unsplit : record);
    }
  }
  const plan = splitter.plan();
  const { sharing, largestGroup } = plan;
  const summary = { seed, near, sharing, largestGroup, corpora: plan.corpora };
  const files =
    options.out === undefined ? [] : await write(sets, plan, options.out, summary, terminal);
  if (terminal.json) terminal.writeJson({ ...summary, files });
  else draw(plan, files, terminal);
  return 0;
}

/** Reads the corpora again and writes each record to its split. */
async function write(
  sets: readonly PairSet[],
  plan: SplitPlan,
  folder: string,
  summary: object,
  terminal: Terminal,
): Promise<string[]> {
  const exporters = sets.map(({ name }) => jsonLinesExporter({ folder, name }));
  let number = 0;
  try {
    for (const [at, set] of sets.entries()) {
      for await (const record of watched(set, terminal)) {
        const split = plan.splitOf(number++);
        if (split !== undefined) await exporters[at].write({ ...record, split });
      }
    }
  } catch (error) {
    for (const exporter of exporters) exporter.discard();
    throw error;
  }
  const paths: string[] = [];
  for (const exporter of exporters) paths.push(...(await exporter.finish()));
  const plans = new OutputFile(`${folder}/splits.json`);
  plans.write(`${JSON.stringify(summary, undefined, 2)}\n`);
  plans.finish();
  return [...paths, plans.path];
}

function draw(plan: SplitPlan, files: readonly string[], terminal: Terminal): void {
  const { colours, columns } = terminal;
  const titles = ['corpus', 'train', 'dev', 'test', 'pairs', 'moved', 'swapped', 'set aside'];
  const rows = plan.corpora.map((corpus) => {
    const pairs = Object.values(corpus.pairs).reduce((sum, count) => sum + count, 0);
    const { train, dev, test, moved, swapped, aside } = corpus;
    return [
      { text: corpus.corpus, colour: colours.bold },
      ...[train, dev, test, pairs, moved, swapped, aside].map((count) => ({
        text: count.toLocaleString('en-US'),
      })),
    ];
  });
  const aligned = titles.map((title, at) => ({
    title,
    align: at === 0 ? ('left' as const) : ('right' as const),
  }));
  terminal.write(`${drawTable(aligned, rows, columns, colours.dim).join('\n')}\n`);
  terminal.notice(
    `${plan.sharing} groups of records share a sentence (the largest has ${plan.largestGroup}); each is in one split.\n`,
  );
  if (files.length > 0) terminal.notice(`${files.length} files written.\n`);
  else terminal.notice('Nothing was written; --out DIR writes the splits.\n');
}
