import type { CorpusFiles } from '../files.ts';
import { CSV, readTable } from '../formats/delimited.ts';
import { readGroups } from '../formats/groups.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const PARTS = [
  ['ADV-ELE', 'advanced', 'elementary'],
  ['ADV-INT', 'advanced', 'intermediate'],
  ['ELE-INT', 'intermediate', 'elementary'],
] as const;

export async function* readOneStopEnglish(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  for (const [part, source, target] of PARTS) {
    const path = `Sentence-Aligned/${part}.txt`;
    const groups = readGroups(await readText(files, path), (line) => line.startsWith('****'));
    for (const [at, { line, lines }] of groups.entries()) {
      if (lines.length !== 2) throw badContent(path, line, 'A group does not have two sentences.');
      const [first, second] = lines;
      const simpleFirst = part === 'ELE-INT';
      yield {
        id: `${part}-${at + 1}`,
        source: simpleFirst ? second : first,
        references: [simpleFirst ? first : second],
        level: { source, target },
        provenance: { corpus, file: path, line },
      };
    }
  }
}

const FOLDER = 'Texts-Together-OneCSVperFile/';

export async function* readOneStopEnglishDocuments(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const paths = (await files.list(FOLDER)).filter((path) => path.endsWith('.csv'));
  if (paths.length === 0) await readText(files, `${FOLDER}Amazon.csv`);
  for (const path of paths) {
    const document = path.slice(FOLDER.length, -'.csv'.length);
    const texts: Record<string, string[]> = { Advanced: [], Intermediate: [], Elementary: [] };
    const levels = Object.keys(texts);
    for (const row of readTable(await readText(files, path, 'windows-1252'), path, CSV, [
      'Elementary',
      'Intermediate',
    ])) {
      for (const level of levels) texts[level].push(row.cell(level).replace(/\s+/g, ' ').trim());
    }
    const [source, ...targets] = levels.map((level) => texts[level].filter(Boolean).join('\n'));
    for (const [at, target] of targets.entries()) {
      yield {
        id: `${document}-${levels[at + 1].toLowerCase()}`,
        source,
        references: [target],
        document,
        level: { source: 'advanced', target: levels[at + 1].toLowerCase() },
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
