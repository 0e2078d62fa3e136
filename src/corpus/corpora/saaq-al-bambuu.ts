import type { CorpusEntry } from '../entry.ts';

export const saaqAlBambuu: CorpusEntry = {
  id: 'saaq-al-bambuu',
  name: 'Saaq al-Bambuu',
  language: 'ar',
  task: 'sentence',
  domain: 'literature',
  readers: 'learners of Arabic',
  simplifiedBy: 'a writer',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'copyrighted novel', permits: 'see terms' },
  access: 'private',
  home: 'https://aclanthology.org/2022.wanlp-1.5',
  citation:
    'Khallaf et al. 2022, Towards Arabic Sentence Simplification via Classification and Generative Approaches, WANLP',
  published: { all: 2980, from: 'MultiSim, Table 1' },
  note: 'Not to be had: the novel and its abridged edition are under copyright.',
  files: [],
};
