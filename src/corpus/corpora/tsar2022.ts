import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readVotedWords } from '../formats/voted-words.ts';
import { githubFiles, optional } from '../pinned.ts';
import type { WordRecord } from '../record.ts';

const common = {
  task: 'lexical',
  domain: 'news (and encyclopedic texts)',
  readers: 'people with difficulties in reading',
  simplifiedBy: 'crowd workers, 25 for each word',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'CC BY-NC-SA 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
  citation:
    'Saggion et al. 2022, Findings of the TSAR-2022 Shared Task on Multilingual Lexical Simplification, TSAR',
  mirror: 'tsar2022',
} as const;

async function* load(
  files: CorpusFiles,
  corpus: string,
  language: string,
): AsyncGenerator<WordRecord> {
  for (const [part, split] of [
    ['trial', 'dev'],
    ['test', 'test'],
  ] as const) {
    const path = `datasets/${part}/tsar2022_${language}_${part}_gold.tsv`;
    yield* readVotedWords(files, corpus, { path, split, optional: part === 'test' });
  }
}

const note = (trial: number, test: number) =>
  `Equal for the trial part (${trial} words). The ${test} test words are not in the copy these counts were made with; \`pull\` fetches them, without a checksum. Repeated annotations are votes.`;

export const tsar2022En: CorpusEntry = {
  ...common,
  id: 'tsar2022-en',
  name: 'TSAR-2022 (English)',
  language: 'en',
  published: { all: 383, dev: 10, test: 373, from: 'README' },
  found: { all: 10, dev: 10 },
  note: note(10, 373),
  files: [
    ...githubFiles(
      'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
      '089c2669380696425d6d088ee3534155997d5dcb',
      [
        [
          'datasets/trial/tsar2022_en_trial_gold.tsv',
          3922,
          '8c13d40363bb74152beb34f58150af248465c4d25492189f3eeebeb5fb11bd41',
        ],
      ],
    ),
    ...optional(
      githubFiles(
        'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
        '089c2669380696425d6d088ee3534155997d5dcb',
        [['datasets/test/tsar2022_en_test_gold.tsv']],
      ),
    ),
  ],
  load: (files) => load(files, 'tsar2022-en', 'en'),
};

export const tsar2022Es: CorpusEntry = {
  ...common,
  id: 'tsar2022-es',
  name: 'TSAR-2022 (Spanish)',
  language: 'es',
  published: { all: 380, dev: 12, test: 368, from: 'README' },
  found: { all: 12, dev: 12 },
  note: note(12, 368),
  files: [
    ...githubFiles(
      'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
      '089c2669380696425d6d088ee3534155997d5dcb',
      [
        [
          'datasets/trial/tsar2022_es_trial_gold.tsv',
          5046,
          'd8e7a4ee3ad3cb47b2850ffe7cf96a5c97113eb41568eec077dc83e43c159dca',
        ],
      ],
    ),
    ...optional(
      githubFiles(
        'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
        '089c2669380696425d6d088ee3534155997d5dcb',
        [['datasets/test/tsar2022_es_test_gold.tsv']],
      ),
    ),
  ],
  load: (files) => load(files, 'tsar2022-es', 'es'),
};

export const tsar2022Pt: CorpusEntry = {
  ...common,
  id: 'tsar2022-pt',
  name: 'TSAR-2022 (Portuguese)',
  language: 'pt-BR',
  published: { all: 384, dev: 10, test: 374, from: 'README' },
  found: { all: 10, dev: 10 },
  note: note(10, 374),
  files: [
    ...githubFiles(
      'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
      '089c2669380696425d6d088ee3534155997d5dcb',
      [
        [
          'datasets/trial/tsar2022_pt_trial_gold.tsv',
          3697,
          '466d246d495af9e289f005d9cb4a2b8b83f9473d1693aadd896713ca375191be',
        ],
      ],
    ),
    ...optional(
      githubFiles(
        'LaSTUS-TALN-UPF/TSAR-2022-Shared-Task',
        '089c2669380696425d6d088ee3534155997d5dcb',
        [['datasets/test/tsar2022_pt_test_gold.tsv']],
      ),
    ),
  ],
  load: (files) => load(files, 'tsar2022-pt', 'pt'),
};
