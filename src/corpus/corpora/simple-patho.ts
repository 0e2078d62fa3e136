import type { CorpusEntry } from '../entry.ts';

export const simplePatho: CorpusEntry = {
  id: 'simple-patho',
  name: 'Simple Patho',
  language: 'de',
  task: 'sentence',
  domain: 'medical',
  readers: 'patients',
  simplifiedBy: 'medical students',
  strategy: 'manual',
  alignment: 'paragraph',
  licence: { name: 'not released', permits: 'see terms' },
  access: 'private',
  home: 'https://github.com/jantrienes/simple-patho',
  citation:
    'Trienes et al. 2022, Patient-friendly Clinical Notes: Towards a new Text Simplification Dataset, TSAR',
  published: { all: 22191, from: 'MultiSim, Table 1 (complex sentences)' },
  note: 'Not to be had: clinical reports, withheld for privacy.',
  files: [],
};
