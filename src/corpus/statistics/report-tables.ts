import type { CorpusStatistics } from './corpus-statistics.ts';
import { FEATURES, type Feature } from './features.ts';
import type { TextTable } from './page/tables.ts';

/** A corpus with its figures. */
export interface Named {
  readonly name: string;
  readonly language: string;
  readonly statistics: CorpusStatistics;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
/** Avoids "-0". */
const two = (value: number) => value.toFixed(2).replace(/^-(0\.00)$/, '$1');
const perCent = (value: number) => value.toFixed(1);

/** MultiSim's Table 6: vocabulary, tokens, tokens per text, characters per token. */
export function basicTable(corpora: readonly Named[]): TextTable {
  return {
    caption: 'Basic statistics (MultiSim, Table 6): original → simple',
    titles: [
      'corpus',
      'language',
      'vocabulary',
      '→',
      'tokens',
      '→',
      'tokens/text',
      '→',
      'tokens/sentence',
      '→',
      'characters/token',
      '→',
      'sentences/document',
      '→',
    ],
    textColumns: [1],
    rows: corpora.map(({ name, language, statistics: { source, target, documents } }) => [
      name,
      language,
      ...[
        [whole, source.vocabulary, target.vocabulary] as const,
        [whole, source.tokens, target.tokens] as const,
        [two, source.tokensPerText, target.tokensPerText] as const,
        [two, source.tokensPerSentence, target.tokensPerSentence] as const,
        [two, source.charactersPerToken, target.charactersPerToken] as const,
      ].flatMap(([write, before, after]) => [write(before), write(after)]),
      ...(documents > 0
        ? [two(source.sentences / documents), two(target.sentences / documents)]
        : ['–', '–']),
    ]),
  };
}

/** MultiSim's Table 7. */
export function operationTable(corpora: readonly Named[]): TextTable {
  return {
    caption:
      'Edit operations in % of source sentences; inserted in % of simple ones (MultiSim, Table 7)',
    titles: [
      'corpus',
      'deleted 1:0',
      'split 1:n',
      'same 1:1',
      'changed 1:1',
      'merged n:1',
      'inserted 0:1',
    ],
    rows: corpora.map(({ name, statistics: { operations: o } }) => [
      name,
      ...[o.deleted, o.split, o.same, o.changed, o.merged, o.inserted].map(perCent),
    ]),
  };
}

/** Means of the features of ASSET and CSS. */
export function featureTable(corpora: readonly Named[]): TextTable {
  const features = Object.keys(FEATURES) as Feature[];
  return {
    caption: 'Means of text features (ASSET §3.3, CSS §3.3), and of edit distance',
    titles: [
      'corpus',
      ...features.map((feature) => FEATURES[feature].title),
      'Deletion only %',
      'Copies %',
      'Edit distance',
      'Pairs analysed',
    ],
    rows: corpora.map(({ name, statistics }) => [
      name,
      ...features.map((feature) => {
        const mean = statistics.features[feature]?.mean;
        return mean === undefined ? '–' : two(mean);
      }),
      perCent(100 * statistics.deletionOnly),
      perCent(100 * statistics.copies),
      statistics.edits ? two(statistics.edits.mean) : '–',
      whole(statistics.sampled),
    ]),
  };
}
