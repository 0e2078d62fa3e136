import type { CorpusEntry } from '../entry.ts';

export const simpleGermanBattisti: CorpusEntry = {
  id: 'simple-german-battisti',
  name: 'Simple German (Battisti et al.)',
  language: 'de',
  task: 'document',
  domain: 'government and websites',
  readers: 'readers of easy language',
  simplifiedBy: 'public bodies',
  strategy: 'target audience resource',
  alignment: 'document',
  licence: { name: 'on request', permits: 'research only' },
  access: 'on request',
  home: 'mailto:ebling@cl.uzh.ch',
  citation:
    'Battisti et al. 2020, A Corpus for Automatic Readability Assessment and Text Simplification of German, LREC',
  published: { all: 378, from: 'Battisti et al. 2020 (documents; 17,121 and 21,072 sentences)' },
  note: 'Not compared: only the scripts that collect it are given out, and pages have vanished since; MultiSim found 12,806 and 8,400 sentences. No reader.',
  files: [],
};
