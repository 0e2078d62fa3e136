import type { CorpusFiles } from '../files.ts';
import { readBytes } from '../formats/text.ts';
import { readXlsx } from '../formats/xlsx.ts';
import type { PairRecord } from '../record.ts';

const WORKBOOK = 'TextComplexityDE19/TextComplexityDE19.xlsx';

export async function* readTextComplexityDe(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const sheets = readXlsx(await readBytes(files, WORKBOOK), WORKBOOK);
  for (const { rows } of sheets) {
    const titles = rows[0]?.cells ?? [];
    const [source, target, article] = ['Original_Sentence', 'Simplification', 'Article'].map(
      (title) => titles.indexOf(title),
    );
    if (source < 0 || target < 0) continue;
    let count = 0;
    for (const { row, cells } of rows.slice(1)) {
      if (!cells[source]) continue;
      yield {
        id: `pair-${++count}`,
        source: cells[source].trim(),
        references: [cells[target].trim()],
        document: cells[article] ?? '',
        provenance: { corpus, file: WORKBOOK, line: row },
      };
    }
  }
}
