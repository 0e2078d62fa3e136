import type { CorpusFiles } from '../files.ts';
import type { OutputRecord, Split } from '../record.ts';
import { readParallel } from './parallel.ts';

/** Outputs of systems beside the sources and references of their test set. */
export interface OutputPart {
  readonly prefix: string;
  readonly split: Split;
  readonly source: string;
  readonly references: readonly string[];
  /** Files by the name of their system. */
  readonly systems: Readonly<Record<string, string>>;
}

/** Source, references and every system's output, line by line; all files must be parallel. */
export async function* readOutputs(
  files: CorpusFiles,
  corpus: string,
  parts: readonly OutputPart[],
): AsyncGenerator<OutputRecord> {
  for (const { prefix, split, source, references, systems } of parts) {
    const names = Object.keys(systems);
    const paths = [source, ...references, ...names.map((name) => systems[name])];
    const [sources, ...others] = await readParallel(files, paths);
    for (let at = 0; at < sources.length; at++) {
      yield {
        id: `${prefix}-${at + 1}`,
        source: sources[at],
        references: references.map((_, index) => others[index][at]),
        outputs: Object.fromEntries(
          names.map((name, index) => [name, others[references.length + index][at]]),
        ),
        split,
        provenance: { corpus, file: source, line: at + 1 },
      };
    }
  }
}

/** The systems with outputs in a folder, by file name without extension; subfolders are ignored. */
export async function systemsIn(
  files: CorpusFiles,
  folder: string,
  ending = /\.txt$/,
): Promise<Record<string, string>> {
  const paths = (await files.list(folder)).filter(
    (path) => !path.slice(folder.length).includes('/'),
  );
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length).replace(ending, ''), path]),
  );
}
