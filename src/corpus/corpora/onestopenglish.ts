import type { CorpusEntry } from '../entry.ts';
import { CSV, readTable } from '../formats/delimited.ts';
import { readGroups } from '../formats/groups.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['ADV-ELE', 'advanced', 'elementary'],
  ['ADV-INT', 'advanced', 'intermediate'],
  ['ELE-INT', 'intermediate', 'elementary'],
] as const;

const common = {
  language: 'en',
  domain: 'news',
  readers: 'learners of English at three levels',
  simplifiedBy: 'teachers',
  strategy: 'target audience resource',
  licence: { name: 'CC BY-SA 4.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/nishkalavallabhi/OneStopEnglishCorpus',
  citation:
    'Vajjala and Lučić 2018, OneStopEnglish corpus: A new corpus for automatic readability assessment and text simplification, BEA',
  mirror: 'onestopenglish',
} as const;

export const onestopenglish: CorpusEntry = {
  ...common,
  id: 'onestopenglish',
  name: 'OneStopEnglish',
  task: 'sentence',
  alignment: 'sentence',
  published: { all: 5994, from: 'groups of the three aligned files' },
  found: { all: 5994 },
  note: 'Equal: 2,166 advanced–elementary, 2,154 advanced–intermediate, 1,674 intermediate–elementary. In ELE-INT the elementary sentence stands first and is read as the simple side.',
  files: githubFiles(
    'nishkalavallabhi/OneStopEnglishCorpus',
    '37f8db3945cd2f3cc0caafe45674147b224349be',
    [
      [
        'Sentence-Aligned/ADV-ELE.txt',
        538897,
        'd2fb973aecb9a39a3e9f588d89ea9412a4ef32fcac7dae24ef7d94ab81812773',
      ],
      [
        'Sentence-Aligned/ADV-INT.txt',
        643623,
        'd4836924b53740eab5cf6a555ab7bd95627bcc7c8750bf8336533ee9897c8950',
      ],
      [
        'Sentence-Aligned/ELE-INT.txt',
        415924,
        '284eccf5916d8e50d9b2c80c3de2f4d30d936391c6c4c9010199c42988f2af2f',
      ],
    ],
  ),
  async *load(files) {
    for (const [part, source, target] of PARTS) {
      const path = `Sentence-Aligned/${part}.txt`;
      const groups = readGroups(await readText(files, path), (line) => line.startsWith('****'));
      for (const [at, { line, lines }] of groups.entries()) {
        if (lines.length !== 2)
          throw badContent(path, line, 'A group does not have two sentences.');
        const [first, second] = lines;
        const simpleFirst = part === 'ELE-INT';
        yield {
          id: `${part}-${at + 1}`,
          source: simpleFirst ? second : first,
          references: [simpleFirst ? first : second],
          level: { source, target },
          provenance: { corpus: 'onestopenglish', file: path, line },
        };
      }
    }
  },
};

const FOLDER = 'Texts-Together-OneCSVperFile/';

export const onestopenglishDocuments: CorpusEntry = {
  ...common,
  id: 'onestopenglish-documents',
  name: 'OneStopEnglish (documents)',
  task: 'document',
  alignment: 'document',
  published: { all: 378, from: 'Vajjala and Lučić 2018 (189 texts at three levels)' },
  found: { all: 378 },
  note: 'Equal: 189 texts, from advanced to intermediate and from advanced to elementary. Written in Windows-1252.',
  files: [],
  archive: {
    url: 'https://codeload.github.com/nishkalavallabhi/OneStopEnglishCorpus/tar.gz/37f8db3945cd2f3cc0caafe45674147b224349be',
    format: 'tar.gz',
    root: 'OneStopEnglishCorpus-37f8db3945cd2f3cc0caafe45674147b224349be',
    keep: [FOLDER],
    holds: { files: 189 },
  },
  async *load(files) {
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
          provenance: { corpus: 'onestopenglish-documents', file: path, line: 1 },
        };
      }
    }
  },
};
