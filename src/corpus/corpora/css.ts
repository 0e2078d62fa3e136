import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readJson } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord, Split } from '../record.ts';

interface Annotation {
  readonly source: string;
  readonly target: readonly string[];
  readonly score: number;
  readonly annotator: string;
  readonly operation: readonly string[];
}

const common = {
  language: 'zh',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of Chinese and children',
  simplifiedBy: 'annotators who passed a test',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/maybenotime/CSS',
  citation:
    'Yang et al. 2023, A New Dataset and Empirical Study for Sentence Simplification in Chinese, ACL',
  mirror: 'css',
} as const;

/** One record for the annotations of one source. */
async function* readCss(
  files: CorpusFiles,
  corpus: string,
  path: string,
  split: Split,
): AsyncGenerator<PairRecord> {
  const groups = readJson(await readText(files, path), path);
  if (!Array.isArray(groups)) throw badContent(path, 1, 'This is not a list of annotations.');
  for (const [at, group] of groups.entries()) {
    const annotations: Annotation[] = Array.isArray(group) ? group : [group];
    for (const each of annotations) {
      const same = each.source === annotations[0].source;
      if (!same || !Array.isArray(each.target) || each.target.length !== 1) {
        throw badContent(path, 1, `Item ${at + 1} is not one source with a target each.`);
      }
    }
    yield {
      id: `${split}-${at + 1}`,
      source: annotations[0].source,
      references: annotations.map((each) => each.target[0]),
      split,
      operations: annotations.map((each) => each.operation),
      annotators: annotations.map((each) => each.annotator),
      confidence: annotations.map((each) => each.score),
      provenance: { corpus, file: path, line: 1 },
    };
  }
}

export const css: CorpusEntry = {
  ...common,
  id: 'css',
  name: 'CSS',
  published: { all: 766, test: 766, from: 'Yang et al. 2023 (383 sources, 2 references)' },
  found: { all: 766, test: 766 },
  note: 'Equal. Operations, annotators and their confidence (1 to 5) are kept for each reference.',
  files: githubFiles('maybenotime/CSS', 'db10d587f31303cc9c23b3eed16d0a5bb834ae6f', [
    ['test.json', 536037, '3157676a57c9c1af5795206837e378b52acbe68bde569ffcdc538de1d1bdd340'],
  ]),
  load: (files) => readCss(files, 'css', 'test.json', 'test'),
};

export const cssFewShot: CorpusEntry = {
  ...common,
  id: 'css-few-shot',
  name: 'CSS (few-shot)',
  published: { all: 288, from: 'Yang et al. 2023' },
  found: { all: 288, train: 288 },
  note: 'Equal. One reference each, for choosing examples and validation.',
  files: githubFiles('maybenotime/CSS', 'db10d587f31303cc9c23b3eed16d0a5bb834ae6f', [
    [
      'additional_dataset_for_few-shot_setting.json',
      205431,
      '62c0a1049b168f2b901d48a2d670d059217fa9bb114a0cf66fac87577df72b83',
    ],
  ]),
  load: (files) =>
    readCss(files, 'css-few-shot', 'additional_dataset_for_few-shot_setting.json', 'train'),
};
