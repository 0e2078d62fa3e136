import type { CorpusEntry } from '../entry.ts';
import { CBST, readNumberedFile } from '../formats/numbered-sentences.ts';
import { readText } from '../formats/text.ts';

const LEVELS = { str: 'structural', int: 'intuitive' } as const;

export const cbst: CorpusEntry = {
  id: 'cbst',
  name: 'CBST',
  language: 'eu',
  task: 'sentence',
  domain: 'science communication',
  readers: 'general public',
  simplifiedBy: 'a translator (structural) and a teacher (intuitive)',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'on request', permits: 'research only' },
  access: 'on request',
  home: 'http://www.ixa.eus/node/13007?language=en',
  citation:
    'Gonzalez-Dios et al. 2018, The corpus of Basque simplified texts (CBST), Language Resources and Evaluation',
  published: { all: 453, train: 361, dev: 46, test: 46, from: 'MultiSim, Table 2' },
  multisim: { all: 453, train: 361, dev: 46, test: 46 },
  note: 'Not compared: no copy at hand. Expects the folder ETSC_CBST: NAME_str.txt and NAME_int.txt with numbered sentences.',
  files: [],
  async *load(files) {
    const paths = (await files.list('')).filter((path) => /_(str|int)\.txt$/.test(path));
    if (paths.length === 0) await readText(files, 'Bernoulli_str.txt');
    for (const path of paths) {
      const [, document, level] = /([^/]*)_(str|int)\.txt$/.exec(path) as RegExpExecArray;
      const pairs = readNumberedFile(await readText(files, path), path, CBST);
      for (const [at, { source, target }] of pairs.entries()) {
        yield {
          id: `${document}-${level}-${at + 1}`,
          source,
          references: [target],
          document,
          level: { target: LEVELS[level as 'str' | 'int'] },
          provenance: { corpus: 'cbst', file: path, line: 1 },
        };
      }
    }
  },
};
