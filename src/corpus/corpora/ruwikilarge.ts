import type { CorpusEntry } from '../entry.ts';
import { CSV, readRows } from '../formats/delimited.ts';
import { readMultisim } from '../formats/multisim.ts';
import { badContent, readText } from '../formats/text.ts';
import { multisimFiles } from '../pinned.ts';

const PARTS = ['train', 'dev', 'test'] as const;

export const ruwikilarge: CorpusEntry = {
  id: 'ruwikilarge',
  name: 'RuWikiLarge',
  language: 'ru',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia, then machine translation',
  strategy: 'translation',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'on request',
  home: 'https://github.com/dialogue-evaluation/RuSimpleSentEval',
  citation:
    'Sakhovskiy et al. 2021, RuSimpleSentEval-2021 Shared Task: Evaluating Sentence Simplification for Russian, Dialogue',
  published: { all: 248111, train: 246978, dev: 768, test: 365, from: 'MultiSim, Table 2' },
  multisim: { all: 248111, train: 246978, dev: 768, test: 365 },
  note: "Not compared: no copy at hand. MultiSim lists it as on request and has put it into its repository since, where `pull` finds it; the makers' wiki_*_cleaned_translated_sd.csv are read too. Machine-translated from WikiLarge.",
  files: multisimFiles('462b962c176809fd8d93a65019c03072dfa39b27', 'Russian', [
    [
      'RuWikiLarge_train.csv',
      108555603,
      'e27705c963ee03d0f6b906ed77e627108c89671ab3eda2f0754a9cb655b56923',
    ],
    [
      'RuWikiLarge_val.csv',
      320861,
      '5ca2dfa178913d70e59940c7c5afde7c0aa4641bf93503c51ddfb9ba606296cd',
    ],
    [
      'RuWikiLarge_test.csv',
      150119,
      '48bdabd4a56933053b2197df497de430faed607e011c33653d1ca18bc7d6f119',
    ],
  ]),
  async *load(files) {
    if (!(await files.read('wiki_test_cleaned_translated_sd.csv'))) {
      yield* readMultisim(files, 'ruwikilarge', 'RuWikiLarge');
      return;
    }
    for (const split of PARTS) {
      const path = `wiki_${split}_cleaned_translated_sd.csv`;
      const rows = readRows(await readText(files, path), path, CSV);
      rows.next();
      let count = 0;
      for (const { line, cells } of rows) {
        if (cells.length < 5) throw badContent(path, line, 'This row has fewer than five cells.');
        yield {
          id: `${split}-${++count}`,
          source: cells[3],
          references: [cells[4]],
          split,
          provenance: { corpus: 'ruwikilarge', file: path, line },
        };
      }
    }
  },
};
