import { join } from 'node:path';
import type { PairRecord, Split } from '../record.ts';
import type { Exporter, Naming } from './exporter.ts';
import { OutputFile } from './output-file.ts';

/** MultiSim calls dev "val". */
const PARTS: Readonly<Record<Split, string>> = { train: 'train', dev: 'val', test: 'test' };

/**
 * `NAME_train.csv`, `NAME_val.csv`, `NAME_test.csv` as in MultiSim: a column `original`, then one
 * for each reference. The first line names all columns, so `columns` gives their number in advance.
 */
export function multisimExporter({ folder, name }: Naming, columns: number): Exporter {
  const files = new Map<string, OutputFile>();
  const titles =
    columns < 2 ? ['simple'] : Array.from({ length: columns }, (_, at) => `simple${at}`);
  return {
    write(record: PairRecord) {
      const path = join(folder, `${name}_${PARTS[record.split ?? 'train']}.csv`);
      let file = files.get(path);
      if (file === undefined) {
        file = new OutputFile(path);
        files.set(path, file);
        file.write(`${['original', ...titles].join(',')}\n`);
      }
      const cells = titles.map((_, at) => cell(record.references[at] ?? ''));
      file.write(`${[cell(record.source), ...cells].join(',')}\n`);
    },
    finish() {
      for (const file of files.values()) file.finish();
      return [...files.keys()];
    },
    discard() {
      for (const file of files.values()) file.discard();
    },
  };
}

/** Quoted only if necessary (RFC 4180). */
function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
