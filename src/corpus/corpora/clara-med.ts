import type { CorpusEntry } from '../entry.ts';
import { TSV } from '../formats/delimited.ts';
import { readTablePairs } from '../formats/table-pairs.ts';
import { githubFiles } from '../pinned.ts';

export const claraMed: CorpusEntry = {
  id: 'clara-med',
  name: 'CLARA-MeD (aligned)',
  language: 'es',
  task: 'sentence',
  domain: 'medical',
  readers: 'patients',
  simplifiedBy: 'authors of lay summaries, checked by experts',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'for research and education', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/lcampillos/CLARA-MeD',
  citation:
    'Campillos-Llanos et al. 2022, Building a comparable corpus and a benchmark for Spanish medical text simplification, Procesamiento del Lenguaje Natural 69',
  published: { all: 3800, from: 'README' },
  found: { all: 3800 },
  note: 'Equal.',
  files: githubFiles('lcampillos/CLARA-MeD', '215e65fb9e187a0d55a1f908affdde94fb9ab785', [
    [
      'corpus/aligned.tsv',
      1079824,
      'ae3d412e0627fac54dfddf73c0584a7c3c599f4dc8e96a0781bc5226595d2ee1',
    ],
  ]),
  mirror: 'clara-med-es',
  load: (files) =>
    readTablePairs(files, 'clara-med', {
      path: 'corpus/aligned.tsv',
      prefix: 'pair',
      how: TSV,
      source: 'SOURCE',
      reference: 'TARGET',
      needs: ['FILE_ID'],
      extra: (row) => ({ document: row.cell('FILE_ID') }),
    }),
};
