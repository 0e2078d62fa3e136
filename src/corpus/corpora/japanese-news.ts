import type { CorpusEntry } from '../entry.ts';

export const japaneseNews: CorpusEntry = {
  id: 'japanese-news',
  name: 'Japanese News (NEWS WEB EASY)',
  language: 'ja',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of Japanese, pupils',
  simplifiedBy: 'journalists and teachers',
  strategy: 'target audience resource',
  alignment: 'document',
  licence: { name: 'not released', permits: 'see terms' },
  access: 'private',
  home: 'https://www3.nhk.or.jp/news/easy/',
  citation:
    'Goto et al. 2015, Japanese News Simplification: Task Design, Data Set Construction, and Analysis of Simplified Text, MT Summit',
  published: { all: 13356, from: 'MultiSim, Table 1' },
  note: 'Not to be had: property of NHK.',
  files: [],
};
