import { KlartextError } from '../../core/index.ts';
import type { Exporter, Naming } from '../../corpus/export/exporter.ts';
import { jsonLinesExporter } from '../../corpus/export/json-lines.ts';
import { multisimExporter } from '../../corpus/export/multisim-csv.ts';
import { parallelTextExporter } from '../../corpus/export/parallel-text.ts';
import { parquetExporter } from '../../corpus/export/parquet.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { type PairSet, type Places, pairSets, watched } from './read-records.ts';

const EXPORT_FORMATS = ['jsonl', 'text', 'csv', 'parquet'] as const;

interface ExportOptions extends Places {
  readonly format: (typeof EXPORT_FORMATS)[number];
  readonly out: string;
  readonly split?: string;
}

/** `klartext corpus export`: writes corpora in formats that other programs read. */
export async function corpusExport(
  names: readonly string[],
  options: ExportOptions,
  terminal: Terminal,
): Promise<number> {
  const sets = pairSets(names, options);
  if (options.format === 'parquet' && sets.length > 1) {
    throw new KlartextError(
      'bad-option',
      'A Parquet data set can contain only one corpus.',
      'Export the corpora one by one to separate folders.',
    );
  }
  const written: { corpus: string; records: number; files: string[] }[] = [];
  for (const set of sets) written.push(await exportOne(set, options, terminal));
  if (terminal.json) terminal.writeJson(written);
  else {
    for (const { corpus, records, files } of written) {
      terminal.write(`${corpus}: ${records.toLocaleString('en-US')} records\n`);
      for (const file of files) terminal.write(`  ${printable(file)}\n`);
    }
  }
  return 0;
}

async function exportOne(set: PairSet, options: ExportOptions, terminal: Terminal) {
  const exporter = await exporterOf(set, options);
  let records = 0;
  try {
    for await (const record of watched(set, terminal)) {
      if (options.split !== undefined && record.split !== options.split) continue;
      await exporter.write(record);
      records++;
    }
  } catch (error) {
    exporter.discard();
    throw error;
  }
  return { corpus: set.name, records, files: [...(await exporter.finish())] };
}

async function exporterOf(set: PairSet, { format, out }: ExportOptions): Promise<Exporter> {
  const naming: Naming = { folder: out, name: set.name };
  if (format === 'text') return parallelTextExporter(naming);
  if (format === 'csv') return multisimExporter(naming, await mostReferences(set));
  if (format === 'parquet') {
    const { entry } = set;
    return parquetExporter(naming, {
      ...(entry && {
        language: entry.language,
        licence: `${entry.licence.name} (${entry.licence.permits})`,
      }),
    });
  }
  return jsonLinesExporter(naming);
}

/** The header of a CSV file names all columns, so the records are read in advance. */
async function mostReferences(set: PairSet): Promise<number> {
  let most = 1;
  for await (const { references } of set.records()) most = Math.max(most, references.length);
  return most;
}
