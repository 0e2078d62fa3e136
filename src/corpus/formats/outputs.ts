import type { CorpusFiles } from '../files.ts';
import type { OutputRecord, Split } from '../record.ts';
import { readParallel } from './parallel.ts';

/** Outputs of systems beside the sources and references of their test set. */
export interface OutputPart {
  readonly prefix: string;
  readonly split: Split;
  readonly source: string;
  readonly references: readonly string[];
  /** Files by the name of their system, or the folder of all of them. */
  readonly systems: Readonly<Record<string, string>> | SystemsFolder;
}

/** A folder with one file for each system, whose name is the file's without its ending. */
export interface SystemsFolder {
  readonly folder: string;
  /** The first ending that a file has is removed. */
  readonly endings: readonly string[];
}

/** Source, references and every system's output, line by line; all files must be parallel. */
export async function* readOutputs(
  files: CorpusFiles,
  corpus: string,
  parts: readonly OutputPart[],
): AsyncGenerator<OutputRecord> {
  for (const { prefix, split, source, references, ...part } of parts) {
    const systems = isFolder(part.systems)
      ? await systemsIn(files, part.systems, [source, ...references])
      : part.systems;
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

function isFolder(systems: OutputPart['systems']): systems is SystemsFolder {
  return Array.isArray(systems.endings);
}

/** The systems of a folder; subfolders and the files in `others` are ignored. */
export async function systemsIn(
  files: CorpusFiles,
  { folder, endings }: SystemsFolder,
  others: readonly string[] = [],
): Promise<Record<string, string>> {
  const systems: Record<string, string> = {};
  for (const path of await files.list(folder)) {
    const file = path.slice(folder.length);
    if (file.includes('/') || others.includes(path)) continue;
    const ending = endings.find((each) => file.endsWith(each)) ?? '';
    systems[file.slice(0, file.length - ending.length)] = path;
  }
  return systems;
}
