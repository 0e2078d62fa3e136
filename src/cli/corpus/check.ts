import { type LeakPlace, type LeakReport, LeakSearch } from '../../corpus/check/leaks.ts';
import { printable } from '../columns.ts';
import { numberBetween } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { type Places, pairSets, watched } from './read-records.ts';

const SHOWN = 10;

/** `klartext corpus check`: finds sentences that occur in two splits. */
export async function corpusCheck(
  names: readonly string[],
  options: Places & { readonly near?: string },
  terminal: Terminal,
): Promise<number> {
  const search = new LeakSearch(numberBetween('--near', options.near ?? '0.8', 0, 1));
  for (const set of pairSets(names, options)) {
    for await (const record of watched(set, terminal)) {
      search.add(set.entry?.id ?? record.provenance.corpus, record);
    }
  }
  const report = search.report();
  if (terminal.json) terminal.writeJson(report);
  else draw(report, terminal);
  return report.equal + report.near > 0 ? 1 : 0;
}

function draw(report: LeakReport, terminal: Terminal): void {
  const { colours } = terminal;
  const count = (value: number) => value.toLocaleString('en-US');
  const coloured = (value: number) =>
    value === 0 ? colours.green(count(value)) : colours.red(count(value));
  terminal.write(
    `${count(report.records)} records, ${count(report.sentences)} different sentences\n` +
      `in two splits:            ${coloured(report.equal)}\n` +
      `near-duplicates in two:   ${coloured(report.near)}\n`,
  );
  for (const { kind, similarity, places } of report.leaks.slice(0, SHOWN)) {
    const [a, b] = places.map(placeName);
    terminal.write(`  ${kind === 'equal' ? 'equal' : `${similarity.toFixed(2)} `}  ${a}  ${b}\n`);
  }
  const more = report.equal + report.near - SHOWN;
  if (more > 0) terminal.write(`  … and ${count(more)} more; --json lists them\n`);
  if (report.withoutSplit > 0) {
    terminal.notice(
      `${count(report.withoutSplit)} records belong to no split and were not checked.\n`,
    );
  }
  if (report.equal + report.near > 0) {
    terminal.notice('Split them together: klartext corpus split … --out DIR\n');
  }
}

const placeName = ({ corpus, id, split }: LeakPlace) => printable(`${split}:${corpus}/${id}`);
