import type { CorpusEntry } from '../entry.ts';
import { readJsonLines, stringFields } from '../formats/json.ts';
import { readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['ucna', 'train'],
  ['evalvacijska', 'dev'],
  ['testna', 'test'],
] as const;

export const slots: CorpusEntry = {
  id: 'slots',
  name: 'SloTS',
  language: 'sl',
  task: 'sentence',
  domain: 'literature',
  readers: 'people with intellectual disabilities',
  simplifiedBy: 'experts of the RISA institute',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/sabina-skubic/text-simplification-slovene',
  citation: 'Gorenc and Robnik-Šikonja 2022, Slovene text simplification dataset SloTS, CLARIN.SI',
  published: { all: 939, train: 749, dev: 94, test: 96, from: 'MultiSim, Table 2' },
  multisim: { all: 939, train: 749, dev: 94, test: 96 },
  found: { all: 939, train: 749, dev: 94, test: 96 },
  note: 'Equal.',
  files: githubFiles(
    'sabina-skubic/text-simplification-slovene',
    '38a5dbfb0aeade10a5d99e247c605b3a372f4045',
    [
      [
        'database/evalvacijska.json',
        18709,
        '38bed8e12d77cc581f3880573c0f336108f6d280b4a6ffdd7f711e95e19969ca',
      ],
      [
        'database/testna.json',
        18246,
        '68ce442ed92832422d2f9559375529cece75f7bb23981d8c8ef472621ca0acb7',
      ],
      [
        'database/ucna.json',
        151977,
        '65932b00126d574aec733fce09039d14f109fb0bdfcdab23f8e44e6dba4e42f3',
      ],
    ],
  ),
  mirror: 'slots',
  async *load(files) {
    for (const [part, split] of PARTS) {
      const path = `database/${part}.json`;
      for (const { line, value } of readJsonLines(await readText(files, path), path)) {
        const fields = stringFields(value, ['kompleksni', 'enostavni'], path, line);
        yield {
          id: `${split}-${line}`,
          source: fields.kompleksni,
          references: [fields.enostavni],
          split,
          provenance: { corpus: 'slots', file: path, line },
        };
      }
    }
  },
};
