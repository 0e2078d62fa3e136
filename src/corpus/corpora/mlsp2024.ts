import type { CorpusFiles } from '../files.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { readVotes } from '../formats/substitutes.ts';
import { badContent, readText } from '../formats/text.ts';
import type { WordRecord } from '../record.ts';

export async function* readMlsp2024(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<WordRecord> {
  const path = 'Data/Trial/All/multilex_trial_all_combined.tsv';
  for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
    const [id, , sentence, word, judged, ...annotations] = cells;
    const complexity = Number(judged);
    if (line === 1 && Number.isNaN(complexity)) continue;
    if (!(complexity >= 0 && complexity <= 1)) {
      throw badContent(path, line, 'The fifth cell, the complexity, is not a number from 0 to 1.');
    }
    yield {
      id,
      sentence,
      word,
      substitutes: readVotes(annotations),
      complexity,
      split: 'dev',
      provenance: { corpus, file: path, line },
    };
  }
}
