import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';

export const wikiautoGem: CorpusEntry = {
  id: 'wikiauto-gem',
  name: 'Wiki-Auto (GEM 2021, validation)',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'crowd workers, 8 for each sentence',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY-SA 3.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/chaojiang06/wiki-auto',
  citation:
    'Jiang et al. 2020, Neural CRF Model for Sentence Alignment in Text Simplification, ACL',
  published: { all: 16000, dev: 16000, from: 'rows of valid.tsv' },
  found: { all: 16000, dev: 16000 },
  note: "Equal. valid.tsv holds 2,000 sources with 8 references each: TurkCorpus's tuning part, tokenised anew. Do not train on it and score on TurkCorpus. The training part is kept in Git LFS and not read here.",
  files: githubFiles('chaojiang06/wiki-auto', '5b4ee98759b20913a23bf4af6f958a80d57dadf9', [
    [
      'wiki-auto/GEM2021/full_no_split/valid.tsv',
      3690600,
      '80eabc0116460ecbc73b9bdefdac19adb722a55c269b16f327a0b838c3c22ccc',
    ],
  ]),
  mirror: 'wiki-auto',
  async *load(files) {
    const path = 'wiki-auto/GEM2021/full_no_split/valid.tsv';
    const records = new Map<string, PairRecord & { references: string[] }>();
    for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
      const [source, reference] = cells;
      if (reference === undefined) throw badContent(path, line, 'This row has no second cell.');
      const known = records.get(source);
      if (known) known.references.push(reference);
      else {
        records.set(source, {
          id: `dev-${records.size + 1}`,
          source,
          references: [reference],
          split: 'dev',
          provenance: { corpus: 'wikiauto-gem', file: path, line },
        });
      }
    }
    yield* records.values();
  },
};
