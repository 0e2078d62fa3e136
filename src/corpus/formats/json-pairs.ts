import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { readJsonLines, stringFields } from './json.ts';
import { badContent, readText } from './text.ts';

/** A file with one JSON object for each pair. */
export interface JsonPairs {
  readonly path: string;
  readonly split?: Split;
  /** Ids of its records start with this. */
  readonly prefix: string;
  /** The names of the fields of a pair. */
  readonly source: string;
  readonly reference: string;
  readonly document?: string;
  /** Source and reference are documents, given as lists of sentences. */
  readonly documents?: boolean;
}

/** Pairs from JSON lines. */
export async function* readJsonPairs(
  files: CorpusFiles,
  corpus: string,
  { path, split, prefix, ...fields }: JsonPairs,
): AsyncGenerator<PairRecord> {
  for (const { line, value } of readJsonLines(await readText(files, path), path)) {
    const [source, reference] = [fields.source, fields.reference].map((name) =>
      fields.documents
        ? sentencesOf(value, name, path, line)
        : stringFields(value, [name], path, line)[name],
    );
    const { document } = fields;
    yield {
      id: `${prefix}-${line}`,
      source,
      references: [reference],
      ...(split && { split }),
      ...(document && { document: stringFields(value, [document], path, line)[document] }),
      provenance: { corpus, file: path, line },
    };
  }
}

/** A list of sentences as a document with one sentence a line. */
function sentencesOf(value: unknown, name: string, path: string, line: number): string {
  const sentences = (value as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(sentences)) throw badContent(path, line, `There is no list "${name}".`);
  return sentences
    .map((sentence) => String(sentence).trim())
    .filter((sentence) => sentence !== '')
    .join('\n');
}
