import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readSimpitiki } from '../formats/simpitiki.ts';
import { readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';

const FILE = 'corpus/simpitiki-v2.xml';

async function* load(
  files: CorpusFiles,
  corpus: string,
  origin: string,
): AsyncGenerator<PairRecord> {
  let count = 0;
  for (const edit of readSimpitiki(await readText(files, FILE), FILE)) {
    // Three edits of version 2 have no text.
    if (edit.origin !== origin || (edit.before === '' && edit.after === '')) continue;
    yield {
      id: `${origin}-${++count}`,
      source: edit.before,
      references: [edit.after],
      operations: [[edit.type]],
      provenance: { corpus, file: FILE, line: edit.line },
    };
  }
}

const common = {
  language: 'it',
  task: 'sentence',
  readers: 'general public',
  alignment: 'sentence',
  licence: { name: 'CC BY 4.0', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/dhfbk/simpitiki',
  citation: 'Tonelli et al. 2016, SIMPITIKI: a Simplification corpus for Italian, CLiC-it',
  files: githubFiles('dhfbk/simpitiki', '13c119cb5e0377e7f4a41c384ecc24f6584c851f', [
    [
      'corpus/simpitiki-v2.xml',
      911352,
      '375d838229ff65ddce7ec2aff31d2ca03a3b3de55c5787acad8268a811f3f69e',
    ],
  ]),
  mirror: 'simpitiki',
} as const;

export const simpitiki: CorpusEntry = {
  ...common,
  id: 'simpitiki',
  name: 'SIMPITIKI Wiki',
  domain: 'Wikipedia',
  simplifiedBy: 'editors of Wikipedia, selected by hand',
  strategy: 'automatic',
  published: { all: 575, from: 'README; MultiSim, Table 2' },
  multisim: { all: 575, train: 460, dev: 59, test: 56 },
  found: { all: 575 },
  note: 'Equal (version 2). The marks <del> and <ins> are taken out; the type of each edit is kept as its operation.',
  load: (files) => load(files, 'simpitiki', 'itwiki'),
};

export const simpitikiPa: CorpusEntry = {
  ...common,
  id: 'simpitiki-pa',
  name: 'SIMPITIKI PA',
  domain: 'government',
  simplifiedBy: 'researchers',
  strategy: 'manual',
  published: { all: 591, from: 'README' },
  found: { all: 588 },
  note: 'Three less than published: in version 2 three edits have lost their text and are left out. Documents of the municipality of Trento; the same 588 are part of Admin-It.',
  load: (files) => load(files, 'simpitiki-pa', 'tn'),
};
