import { join } from 'node:path';
import type { PairRecord, Split } from '../record.ts';
import type { Exporter, Naming } from './exporter.ts';
import { OutputFile } from './output-file.ts';

/** `NAME.SPLIT.jsonl`, or `NAME.jsonl` for records without a split: one complete record per line. */
export function jsonLinesExporter({ folder, name }: Naming): Exporter {
  const files = new Map<Split | undefined, OutputFile>();
  return {
    write(record: PairRecord) {
      let file = files.get(record.split);
      if (file === undefined) {
        const split = record.split === undefined ? '' : `.${record.split}`;
        file = new OutputFile(join(folder, `${name}${split}.jsonl`));
        files.set(record.split, file);
      }
      file.write(`${JSON.stringify(record)}\n`);
    },
    finish() {
      for (const file of files.values()) file.finish();
      return [...files.values()].map(({ path }) => path);
    },
    discard() {
      for (const file of files.values()) file.discard();
    },
  };
}
