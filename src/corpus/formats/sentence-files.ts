import type { CorpusFiles } from '../files.ts';
import { badContent, readText } from './text.ts';

/** Two files of one text each, by the common part of their paths. */
export interface FilePair {
  readonly name: string;
  readonly sourceFile: string;
  readonly source: string;
  readonly target: string;
}

/**
 * Pairs of files that differ in their endings: AdminIT has one sentence in each
 * (`RS/8rewriting-comp.txt`), Alector one document (`8_source.txt`). Ordered by folder and number.
 */
export async function readFilePairs(
  files: CorpusFiles,
  folder: string,
  [sourceEnding, targetEnding]: readonly [string, string],
): Promise<FilePair[]> {
  const paths = new Set(await files.list(folder));
  const sources = [...paths].filter((path) => path.endsWith(sourceEnding));
  const collator = new Intl.Collator('en', { numeric: true });
  sources.sort(collator.compare);
  return Promise.all(
    sources.map(async (sourceFile) => {
      const name = sourceFile.slice(0, -sourceEnding.length);
      const targetFile = name + targetEnding;
      if (!paths.has(targetFile)) {
        throw badContent(sourceFile, 1, `Its counterpart ${targetFile} is missing.`);
      }
      const [source, target] = await Promise.all(
        [sourceFile, targetFile].map((path) => readText(files, path)),
      );
      return { name, sourceFile, source: source.trim(), target: target.trim() };
    }),
  );
}
