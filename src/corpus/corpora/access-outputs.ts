import type { CorpusEntry } from '../entry.ts';
import { readOutputs } from '../formats/outputs.ts';
import { githubFiles } from '../pinned.ts';

export const accessOutputs: CorpusEntry = {
  id: 'access-outputs',
  name: 'ACCESS outputs on TurkCorpus',
  language: 'en',
  task: 'outputs',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'ACCESS',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'CC BY-NC 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/facebookresearch/access',
  citation: 'Martin et al. 2020, Controllable Sentence Simplification, LREC',
  published: { all: 2359, dev: 2000, test: 359, from: 'lines of the outputs' },
  found: { all: 2359, dev: 2000, test: 359 },
  note: 'Equal. Tokenised and lower-cased; sources are those of turkcorpus-legacy, whose references go with them.',
  files: githubFiles('facebookresearch/access', 'f514bfd51df96cce99b695f1e5b7da552140a993', [
    [
      'system_output/test.complex',
      45291,
      '5a45e4deb23524dbd06fae0bbaf4a547df8c5d982bf4c9867c0f1462ed99ac46',
    ],
    [
      'system_output/valid.complex',
      242697,
      '1a0a0bf500bac72486eda8816e0a64347e79bd3652daddd1289fd4eec773df00',
    ],
    [
      'system_output/test.pred',
      42255,
      '3e8a14de82f8312fc6f9d65c8c33d05997b4b15fbd795696466999945558d9da',
    ],
    [
      'system_output/valid.pred',
      225916,
      '830e4666bc7edfd7fb1cefba4d7c3dd121ef237859415740f1805a82e22a37d0',
    ],
  ]),
  mirror: 'access-outputs',
  load: (files) =>
    readOutputs(
      files,
      'access-outputs',
      (['valid', 'test'] as const).map((part) => ({
        prefix: part === 'valid' ? 'dev' : 'test',
        split: part === 'valid' ? 'dev' : 'test',
        source: `system_output/${part}.complex`,
        references: [],
        systems: { ACCESS: `system_output/${part}.pred` },
      })),
    ),
};
