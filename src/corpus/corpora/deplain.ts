import type { CorpusEntry } from '../entry.ts';
import { CSV } from '../formats/delimited.ts';
import { type PairTable, readTablePairs } from '../formats/table-pairs.ts';
import { githubFiles } from '../pinned.ts';
import type { Split } from '../record.ts';

const SENTENCES = 'E__Sentence-level_Corpus/DEplain-web-sent';
const DOCUMENTS = 'B__Document-level_Corpus/DEplain-web-doc';

const common = {
  language: 'de',
  strategy: 'target audience resource',
  citation:
    'Stodden et al. 2023, DEplain: A German Parallel Corpus with Intralingual Translations into Plain Language, ACL',
} as const;

const web = {
  ...common,
  domain: 'websites (bible, fiction, health, administration, language learning)',
  readers: 'mixed: readers of plain and easy language',
  simplifiedBy: 'professional translators and volunteers',
  licence: { name: 'CC BY-SA 3.0, CC BY 4.0, CC BY-NC-ND 4.0, by document', permits: 'see terms' },
  access: 'open',
  home: 'https://github.com/rstodden/DEPlain',
  mirror: 'deplain',
} as const;

const table = (path: string, split: Split, original: string, simple: string): PairTable => ({
  path,
  prefix: split,
  split,
  how: CSV,
  source: 'original',
  reference: 'simplification',
  needs: ['pair_id', original, simple],
  extra: (row) => ({
    document: row.cell('pair_id'),
    level: { source: row.cell(original), target: row.cell(simple) },
  }),
});

export const deplainWeb: CorpusEntry = {
  ...web,
  id: 'deplain-web',
  name: 'DEplain-web',
  task: 'sentence',
  alignment: 'sentence',
  published: { all: 2498, train: 514, dev: 138, test: 1846, from: 'README (open part)' },
  found: { all: 2498, train: 514, dev: 138, test: 1846 },
  note: "Equal. Test is aligned by hand and is the DEplain-web set of EASSE-DE; train and dev are aligned automatically. The closed part (767 and 175 pairs) has to be collected with its makers' scripts.",
  files: githubFiles('rstodden/DEPlain', '1713f30113023995300e0d97790fd3b7d8047dbd', [
    [
      'E__Sentence-level_Corpus/DEplain-web-sent/auto/open/dev.csv',
      118125,
      '1c151296439a809db394f1fea053ac7be04c33fe3799480114a0d3dee154fed8',
    ],
    [
      'E__Sentence-level_Corpus/DEplain-web-sent/auto/open/train.csv',
      432983,
      '19bd2fa5ede94f28df5c9cecc46ba887f49ae5e1937eb4f9d5c3a26f541d1a00',
    ],
    [
      'E__Sentence-level_Corpus/DEplain-web-sent/manual/open/test.csv',
      1192135,
      '33c75d41a8faba23ac4b9e255534dddd228e44ed3dc0fbb999c3a6b9874ab340',
    ],
  ]),
  async *load(files) {
    for (const split of ['train', 'dev'] as const) {
      const path = `${SENTENCES}/auto/open/${split}.csv`;
      yield* readTablePairs(
        files,
        'deplain-web',
        table(path, split, 'complex_level', 'simple_level'),
      );
    }
    const levels = ['language_level_original', 'language_level_simple'] as const;
    const test = table(`${SENTENCES}/manual/open/test.csv`, 'test', ...levels);
    yield* readTablePairs(files, 'deplain-web', test);
  },
};

export const deplainWebDocuments: CorpusEntry = {
  ...web,
  id: 'deplain-web-documents',
  name: 'DEplain-web (documents)',
  task: 'document',
  alignment: 'document',
  published: { all: 394, train: 197, dev: 50, test: 147, from: 'README (open part)' },
  found: { all: 394, train: 197, dev: 50, test: 147 },
  note: 'Equal. Plain text of the documents; the sentence-split version is not read.',
  files: githubFiles('rstodden/DEPlain', '1713f30113023995300e0d97790fd3b7d8047dbd', [
    [
      'B__Document-level_Corpus/DEplain-web-doc/auto/open/plain-text/dev.csv',
      199755,
      '1ef7be0d916aa91702226477d057f35bf2d23bfcfd62462584aef48b6ae36b3b',
    ],
    [
      'B__Document-level_Corpus/DEplain-web-doc/auto/open/plain-text/train.csv',
      848346,
      'ee6163d4bd00432753775b14fa6a27f03b419bf9c46587794d1a7ebe60690998',
    ],
    [
      'B__Document-level_Corpus/DEplain-web-doc/manual/open/plain-text/test.csv',
      1014955,
      '99c26e09873a704d56d89f337c047818e75739ab053b3e2e8ca22af557fa8e98',
    ],
  ]),
  async *load(files) {
    for (const split of ['train', 'dev', 'test'] as const) {
      const folder = split === 'test' ? 'manual' : 'auto';
      const path = `${DOCUMENTS}/${folder}/open/plain-text/${split}.csv`;
      const documents = table(path, split, 'complex_level', 'simple_level');
      yield* readTablePairs(files, 'deplain-web-documents', { ...documents, documents: true });
    }
  },
};

export const deplainApa: CorpusEntry = {
  ...common,
  id: 'deplain-apa',
  name: 'DEplain-APA',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of German',
  simplifiedBy: 'the Austrian Press Agency',
  alignment: 'sentence',
  licence: { name: 'on request, for research', permits: 'research only' },
  access: 'on request',
  home: 'https://zenodo.org/record/7674560',
  published: {
    all: 13122,
    train: 10660,
    dev: 1231,
    test: 1231,
    from: 'Stodden et al. 2023; EASSE-DE, Table 1 (test)',
  },
  note: 'Not compared: no copy at hand. Expects train.csv, dev.csv and test.csv with the columns of DEplain-web.',
  files: [],
  async *load(files) {
    for (const split of ['train', 'dev', 'test'] as const) {
      const levels = ['language_level_original', 'language_level_simple'] as const;
      yield* readTablePairs(files, 'deplain-apa', table(`${split}.csv`, split, ...levels));
    }
  },
};
