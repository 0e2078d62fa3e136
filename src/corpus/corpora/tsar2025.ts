import type { CorpusEntry } from '../entry.ts';
import { readJsonLines, stringFields } from '../formats/json.ts';
import { readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

export const tsar2025: CorpusEntry = {
  id: 'tsar2025',
  name: 'TSAR-2025',
  language: 'en',
  task: 'document',
  domain: 'texts for learners of English',
  readers: 'learners of English at A2 and B1',
  simplifiedBy: 'experts',
  strategy: 'manual',
  alignment: 'paragraph',
  licence: { name: 'CC BY-NC 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/imperialite/tsar-2025-shared-task',
  citation:
    'Alva-Manchego et al. 2025, Findings of the TSAR 2025 Shared Task on Readability-Controlled Text Simplification, TSAR',
  published: { all: 240, dev: 40, test: 200, from: 'Alva-Manchego et al. 2025' },
  found: { all: 240, dev: 40, test: 200 },
  note: 'Equal: 20 and 100 paragraphs, each for A2 and B1. The trial data are dev.',
  files: githubFiles(
    'imperialite/tsar-2025-shared-task',
    '0ddceeb3f9d335d087b1a6c69658738ae59d9e13',
    [
      [
        'data/tsar2025_test.jsonl',
        205576,
        'c3df44e22c5e353008d4d40f20342d28f279662d2df0d56771cadf84b798f380',
      ],
      [
        'data/tsar2025_trial.jsonl',
        41463,
        '4a9e32c55eb85fc31dd50c7cc5ce0ee210176b31edc7f0fd7c10eaed3a786de0',
      ],
    ],
  ),
  mirror: 'tsar2025',
  async *load(files) {
    for (const [part, split] of [
      ['trial', 'dev'],
      ['test', 'test'],
    ] as const) {
      const path = `data/tsar2025_${part}.jsonl`;
      for (const { line, value } of readJsonLines(await readText(files, path), path)) {
        const names = ['text_id', 'original', 'reference', 'target_cefr'] as const;
        const fields = stringFields(value, names, path, line);
        yield {
          id: `${split}-${fields.text_id}`,
          source: fields.original,
          references: [fields.reference],
          split,
          level: { target: fields.target_cefr.toUpperCase() },
          provenance: { corpus: 'tsar2025', file: path, line },
        };
      }
    }
  },
};
