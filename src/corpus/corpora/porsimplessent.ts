import type { CorpusEntry } from '../entry.ts';
import { TSV } from '../formats/delimited.ts';
import { readTablePairs } from '../formats/table-pairs.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['ori_nat', 'original', 'natural'],
  ['nat_str', 'natural', 'strong'],
  ['ori_str', 'original', 'strong'],
] as const;

export const porsimplessent: CorpusEntry = {
  id: 'porsimplessent',
  name: 'PorSimplesSent',
  language: 'pt-BR',
  task: 'sentence',
  domain: 'news',
  readers: 'people with low literacy',
  simplifiedBy: 'a linguist, at two levels (natural, strong)',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY 4.0', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/sidleal/porsimplessent',
  citation:
    'Leal et al. 2018, A Nontrivial Sentence Corpus for the Task of Sentence Readability Assessment in Portuguese, COLING',
  published: { all: 4962, from: 'README (PSS2: pairs that differ)' },
  found: { all: 8147 },
  note: 'PSS2 (of a split, the longest sentence): 2,937 original→natural, 4,109 natural→strong, 1,101 original→strong. The published 4,962 leave out the 3,185 pairs that do not differ; those are kept here and marked "same" in their operations, and without them the counts are equal.',
  files: githubFiles('sidleal/porsimplessent', 'c0b7bb6ccda6b40ebd7f5524b08a5699b2266ffe', [
    [
      'pss/pss2_align_length_nat_str.tsv',
      750551,
      '6a1408f79d594dbe2d76a1b61153ecde0485327c36568c521b477f5ac22e3d47',
    ],
    [
      'pss/pss2_align_length_ori_nat.tsv',
      703870,
      '883ae60658aef8bfb961b558f7c744aa977beddc9861bf6aa066b0982d71cace',
    ],
    [
      'pss/pss2_align_length_ori_str.tsv',
      297423,
      '46d2e1a8f26d6d5ac1cd8b8abd40908e03849383d8cc3b94e15fc372988663e9',
    ],
  ]),
  mirror: 'porsimplessent',
  async *load(files) {
    for (const [part, source, target] of PARTS) {
      yield* readTablePairs(files, 'porsimplessent', {
        path: `pss/pss2_align_length_${part}.tsv`,
        prefix: part,
        how: TSV,
        source: 'sentence_text_from',
        reference: 'sentence_text_to',
        needs: ['production_id', 'changed', 'split'],
        extra: (row) => ({
          document: row.cell('production_id'),
          level: { source, target },
          operations: [
            [
              row.cell('changed') === 'S' ? 'changed' : 'same',
              ...(row.cell('split') === 'S' ? ['split'] : []),
            ],
          ],
        }),
      });
    }
  },
};
