import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readJsonLines } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';
import { TSAR2025_OUTPUT_FILES } from './pinned/tsar2025-outputs.ts';
import { tsar2025 } from './tsar2025.ts';

const FOLDER = 'data/submissions/';

export const tsar2025Outputs: CorpusEntry = {
  id: 'tsar2025-outputs',
  name: 'TSAR-2025 submissions',
  language: 'en',
  task: 'outputs',
  domain: 'texts for learners of English',
  readers: 'learners of English at A2 and B1',
  simplifiedBy: '20 teams, mostly with language models',
  strategy: 'automatic',
  alignment: 'paragraph',
  licence: { name: 'CC BY-NC 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/imperialite/tsar-2025-shared-task',
  citation:
    'Alva-Manchego et al. 2025, Findings of the TSAR 2025 Shared Task on Readability-Controlled Text Simplification, TSAR',
  published: { all: 10000, test: 10000, from: '50 runs, 200 paragraphs' },
  found: { all: 9957, test: 9957 },
  note: '43 outputs are missing in two runs (UoL-UPF 2 and oneNRC 2); a system that gave none for a paragraph is left out of its record. The paper counts 48 submissions; the repository holds 50 files.',
  files: githubFiles(
    'imperialite/tsar-2025-shared-task',
    '0ddceeb3f9d335d087b1a6c69658738ae59d9e13',
    TSAR2025_OUTPUT_FILES,
  ),
  mirror: 'tsar2025',
  async *load(files) {
    const bySystem = new Map<string, Map<string, string>>();
    for (const path of await files.list(FOLDER)) {
      const outputs = new Map<string, string>();
      for (const { line, value } of readJsonLines(await readText(files, path), path)) {
        const { text_id, simplified } = value as Record<string, unknown>;
        if (typeof text_id !== 'string') throw badContent(path, line, 'There is no "text_id".');
        if (typeof simplified === 'string') outputs.set(text_id.toLowerCase(), simplified);
      }
      bySystem.set(path.slice(FOLDER.length).replace(/\.jsonl$/, ''), outputs);
    }
    const records = tsar2025.load as (files: CorpusFiles) => AsyncIterable<PairRecord>;
    for await (const { id, source, references, split, provenance } of records(files)) {
      if (split !== 'test') continue;
      const key = id.slice('test-'.length).toLowerCase();
      const outputs: Record<string, string> = {};
      for (const [system, texts] of bySystem) {
        const text = texts.get(key);
        if (text !== undefined) outputs[system] = text;
      }
      yield {
        id,
        source,
        references,
        outputs,
        split,
        provenance: { ...provenance, corpus: 'tsar2025-outputs' },
      };
    }
  },
};
