import { levenshteinDistance } from '../edits/index.ts';
import { meanOf } from '../means.ts';
import type { Choices, Item, MetricEntry, Settings } from '../metric.ts';
import { tokensView } from '../views.ts';
import {
  compressionRatio,
  isDeletionOnly,
  ratio,
  replaceOnlyLevenshtein,
  wordChanges,
} from './pairs.ts';
import { meanSquaredLogRank, ranksOf } from './ranks.ts';
import { analysisView, deepestTree } from './trees.ts';
import { sentencesView, splitterName } from './views.ts';

/** In ASSET, a simplification below this share of the source's characters is compressed. */
const COMPRESSED = 0.75;

type Measure = (item: Item) => number | undefined;
type Feature = readonly [
  name: string,
  summary: string,
  measure: (settings: Settings) => readonly [Measure, Choices?],
  needs?: MetricEntry['needs'],
];

const FEATURES: readonly Feature[] = [
  ['splits', 'sentences of the output minus those of the source', (settings) => splits(settings)],
  [
    'split-share',
    'share of outputs with more sentences than the source',
    (settings) => {
      const [difference, choices] = splits(settings);
      return [(item) => Number(difference(item) > 0), choices];
    },
  ],
  ['compression', 'characters of the output over the source', () => [compression]],
  [
    'compressed-share',
    'share of outputs with less than 75% of the characters',
    () => [(item) => Number(compression(item) < COMPRESSED)],
  ],
  [
    'levenshtein',
    'edited characters over the longer text',
    () => [({ source: { raw: a }, output: { raw: b } }) => distance(a, b)],
  ],
  [
    'replace-only',
    'replaced characters over the shorter text',
    () => [({ source, output }) => replaceOnlyLevenshtein(source.raw, output.raw)],
  ],
  [
    'deleted',
    'deleted words over the words of the source',
    onWords((a, b) => ratio(wordChanges(a, b).deleted, a.length)),
  ],
  [
    'added',
    'added words over the words of the output',
    onWords((a, b) => ratio(wordChanges(a, b).added, b.length)),
  ],
  [
    'reordered',
    'words kept outside the longest common subsequence, over the words of the source',
    onWords((a, b) => ratio(wordChanges(a, b).reordered, a.length)),
  ],
  [
    'reordered-share',
    'share of outputs with a reordered word',
    onWords((a, b) => Number(wordChanges(a, b).reordered > 0)),
  ],
  [
    'copies',
    'share of outputs equal to their source',
    () => [({ source, output }) => Number(source.raw === output.raw)],
  ],
  [
    'deletion-only',
    'share of outputs made only by deleting words',
    onWords((a, b) => Number(isDeletionOnly(a, b))),
  ],
  [
    'lexical-complexity',
    'mean squared log rank of content words, output over source',
    (settings) => complexity(settings),
  ],
  [
    'tree-depth',
    'depth of the deepest dependency tree, output over source',
    ({ language }) => {
      const trees = analysisView(language);
      return [
        ({ source, output }) => {
          const depth = deepestTree(source.through(trees));
          return depth === 0 ? undefined : deepestTree(output.through(trees)) / depth;
        },
      ];
    },
    ['source', 'analysis'],
  ],
];

/**
 * The text features of ASSET (Alva-Manchego et al. 2020, §4.1; thesis of L. Martin, §7.3.1), which
 * CSS (Yang et al. 2023, §3.3) adopts for Chinese.
 */
export const assetFeatures: readonly MetricEntry[] = FEATURES.map(
  ([name, summary, measure, needs]) => ({
    name: `asset-${name}`,
    summary: `ASSET, CSS: ${summary}`,
    better: 'neither',
    needs: needs ?? ['source'],
    prepare(settings) {
      const [each, choices] = measure(settings);
      return meanOf(choices ?? {}, each);
    },
  }),
);

function compression({ source, output }: Item): number {
  return compressionRatio(source.raw, output.raw);
}

function distance(a: string, b: string): number {
  return ratio(levenshteinDistance(a, b), Math.max(a.length, b.length));
}

function splits(settings: Settings): readonly [(item: Item) => number, Choices] {
  // Sentences of the original text, because ASSET does not tokenise first.
  const sentences = sentencesView({ ...settings, tokenizer: 'none', lowercase: false });
  return [
    ({ source, output }) => output.through(sentences).count - source.through(sentences).count,
    { sents: splitterName(settings) },
  ];
}

function onWords(
  measure: (source: readonly string[], output: readonly string[]) => number,
): Feature[2] {
  return ({ language, tokenizer, lowercase }) => {
    const tokens = tokensView(language, tokenizer, lowercase);
    return [
      ({ source, output }) => measure(source.through(tokens), output.through(tokens)),
      { tok: tokenizer, case: lowercase ? 'lc' : 'mixed' },
    ];
  };
}

function complexity(settings: Settings): readonly [Measure, Choices] {
  const { language, tokenizer } = settings;
  const ranks = ranksOf(settings);
  const tokens = tokensView(language, tokenizer, true);
  const score = (words: readonly string[]) =>
    meanSquaredLogRank(
      words.filter((word) => !language.isStopWord(word)),
      ranks,
    );
  return [
    ({ source, output }) => {
      const before = score(source.through(tokens));
      const after = score(output.through(tokens));
      return before && after !== undefined ? after / before : undefined;
    },
    { tok: tokenizer, case: 'lc', ranks: ranks.name },
  ];
}
