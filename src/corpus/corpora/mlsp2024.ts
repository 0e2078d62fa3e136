import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { readVotes } from '../formats/substitutes.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

export const mlsp2024: CorpusEntry = {
  id: 'mlsp2024',
  name: 'MLSP-2024 (MultiLS)',
  language: 'mul',
  task: 'lexical',
  domain: 'educational texts and news, by language',
  readers: 'learners',
  simplifiedBy: 'at least 10 annotators for each word',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/MLSP2024/MLSP_Data',
  citation:
    'Shardlow et al. 2024, The BEA 2024 Shared Task on the Multilingual Lexical Simplification Pipeline, BEA',
  published: { all: 300, dev: 300, from: 'trial part: 30 words in each of ten languages' },
  note: 'Not compared: no copy at hand. Catalan, English, Filipino, French, German, Italian, Japanese, Portuguese, Sinhala, Spanish. The file of all languages with judgements and substitutes is read: id, language, sentence, word, complexity, then one annotation for each cell. The labels of the test part are not in the repository.',
  files: githubFiles('MLSP2024/MLSP_Data', 'd3a2c7fb043a4af625ea2a89b9e0de765e2d7b04', [
    ['Data/Trial/All/multilex_trial_all_combined.tsv'],
  ]),
  async *load(files) {
    const path = 'Data/Trial/All/multilex_trial_all_combined.tsv';
    for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
      const [id, , sentence, word, judged, ...annotations] = cells;
      const complexity = Number(judged);
      if (line === 1 && Number.isNaN(complexity)) continue;
      if (!(complexity >= 0 && complexity <= 1)) {
        throw badContent(
          path,
          line,
          'The fifth cell, the complexity, is not a number from 0 to 1.',
        );
      }
      yield {
        id,
        sentence,
        word,
        substitutes: readVotes(annotations),
        complexity,
        split: 'dev',
        provenance: { corpus: 'mlsp2024', file: path, line },
      };
    }
  },
};
