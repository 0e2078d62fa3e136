import { join } from 'node:path';
import type { PairRecord } from '../record.ts';
import { type Exporter, type Naming, oneLine } from './exporter.ts';
import { OutputFile } from './output-file.ts';

interface Side {
  readonly source: OutputFile;
  readonly references: OutputFile[];
  lines: number;
}

/**
 * `NAME.SPLIT.orig` and `NAME.SPLIT.simp.0`, `.simp.1` … in the layout of ASSET and TurkCorpus:
 * lines with the same number belong together. If a source lacks a reference, that line is empty.
 */
export function parallelTextExporter({ folder, name }: Naming): Exporter {
  const sides = new Map<string, Side>();
  const all = () =>
    [...sides.values()].flatMap(({ source, references }) => [source, ...references]);
  return {
    write(record: PairRecord) {
      const part = record.split === undefined ? name : `${name}.${record.split}`;
      let side = sides.get(part);
      if (side === undefined) {
        side = { source: new OutputFile(join(folder, `${part}.orig`)), references: [], lines: 0 };
        sides.set(part, side);
      }
      side.source.write(`${oneLine(record.source)}\n`);
      while (side.references.length < record.references.length) {
        const file = new OutputFile(join(folder, `${part}.simp.${side.references.length}`));
        // A file that starts late gets empty lines for the earlier records.
        for (let line = 0; line < side.lines; line++) file.write('\n');
        side.references.push(file);
      }
      side.references.forEach((file, at) => {
        file.write(`${oneLine(record.references[at] ?? '')}\n`);
      });
      side.lines++;
    },
    finish() {
      for (const file of all()) file.finish();
      return all().map(({ path }) => path);
    },
    discard() {
      for (const file of all()) file.discard();
    },
  };
}
