import type { CorpusEntry } from '../entry.ts';

export const firstEs: CorpusEntry = {
  id: 'first-es',
  name: 'FIRST (Spanish)',
  language: 'es',
  task: 'sentence',
  domain: 'news, literature, health',
  readers: 'people with autism',
  simplifiedBy: 'experts',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'not released', permits: 'see terms' },
  access: 'private',
  home: 'http://www.first-asd.eu',
  citation:
    'Orăsan et al. 2013, Text Simplification for People with Autistic Spectrum Disorders, EC project FIRST',
  published: { all: 320, from: 'MultiSim, Table 1 (complex sentences)' },
  note: 'Not to be had.',
  files: [],
};
