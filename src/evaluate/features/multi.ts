import type { Sentence } from '../../core/index.ts';
import { meanOf } from '../means.ts';
import type { Item, MetricEntry, Settings } from '../metric.ts';
import type { Text } from '../text.ts';
import { keptWords, ratio } from './pairs.ts';
import { ranksOf } from './ranks.ts';
import { analysisView, clauseShare, type PhraseKind, phraseLength, treeDepth } from './trees.ts';

type Sentences = readonly Sentence[];
type OfPair = (source: Sentences, output: Sentences) => number | undefined;
type OfOutput = (output: Sentences, settings: Settings) => number | undefined;

const forms = (sentences: Sentences) =>
  sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form));
const lemmas = (sentences: Sentences) =>
  sentences.flatMap(({ tokens }) => tokens.map(({ form, analysis }) => analysis?.lemma ?? form));

/** Features of output and source. */
const PAIRS: readonly (readonly [name: string, summary: string, measure: OfPair])[] = [
  [
    'added-lemmas',
    'lemmas only in the output, over its words',
    (source, output) => {
      const after = lemmas(output);
      return ratio(after.length - keptWords(lemmas(source), after), after.length);
    },
  ],
  [
    'deleted-lemmas',
    'lemmas only in the source, over its words',
    (source, output) => {
      const before = lemmas(source);
      return ratio(before.length - keptWords(before, lemmas(output)), before.length);
    },
  ],
  [
    'kept-lemmas',
    'lemmas of both, over the words of the output',
    (source, output) => {
      const after = lemmas(output);
      return ratio(keptWords(lemmas(source), after), after.length);
    },
  ],
  [
    'kept-words',
    'words of both in the same form, over the words of the output',
    (source, output) => {
      const after = forms(output);
      return ratio(keptWords(forms(source), after), after.length);
    },
  ],
  ['rewritten-words', 'words of the output in a new form of a lemma of the source', rewritten],
];

/** Features of the output alone. */
const OUTPUTS: readonly (readonly [
  name: string,
  summary: string,
  better: MetricEntry['better'],
  measure: OfOutput,
])[] = [
  [
    'sentence-length',
    'words per sentence of the output',
    'lower',
    (output) => ratio(forms(output).length, output.length),
  ],
  [
    'tree-height',
    'mean height of the dependency trees of the output',
    'lower',
    (output) => ratio(sum(output.map(({ tokens }) => treeDepth(tokens) + 1)), output.length),
  ],
  ['clauses', 'words of the output that start a clause, over all', 'lower', clauseShare],
  ['noun-phrase-length', 'words in a noun phrase of the output', 'lower', phrase('noun')],
  ['verb-phrase-length', 'words in a verb phrase of the output', 'lower', phrase('verb')],
  [
    'preposition-phrase-length',
    'words in a prepositional phrase of the output',
    'lower',
    phrase('preposition'),
  ],
  [
    'max-rank',
    'log rank of the rarest word of the output',
    'lower',
    (output, settings) => {
      const ranks = logRanksOf(output, settings);
      return ranks.length === 0 ? undefined : ranks.reduce((a, b) => Math.max(a, b));
    },
  ],
  [
    'mean-rank',
    'mean log rank of the words of the output',
    'lower',
    (output, settings) => {
      const ranks = logRanksOf(output, settings);
      return ranks.length === 0 ? undefined : sum(ranks) / ranks.length;
    },
  ],
];

/**
 * The features of EASSE-multi (Stodden 2024, §3.4; Stodden & Kallmeyer 2020), on our analysis
 * instead of spaCy's.
 */
export const multiFeatures: readonly MetricEntry[] = [
  ...PAIRS.map(
    ([name, summary, measure]): MetricEntry => ({
      name: `multi-${name}`,
      summary: `EASSE-multi: ${summary}`,
      better: 'neither',
      needs: ['source', 'analysis'],
      prepare({ language }) {
        const analysis = analysisView(language);
        return meanOf({}, ({ source, output }: Item) =>
          measure(source.through(analysis), output.through(analysis)),
        );
      },
    }),
  ),
  ...OUTPUTS.map(
    ([name, summary, better, measure]): MetricEntry => ({
      name: `multi-${name}`,
      summary: `EASSE-multi: ${summary}`,
      better,
      needs: ['analysis'],
      prepare(settings) {
        const analysis = analysisView(settings.language);
        const choices = name.endsWith('rank') ? { ranks: ranksOf(settings).name } : {};
        return meanOf(choices, ({ output }: { output: Text }) =>
          measure(output.through(analysis), settings),
        );
      },
    }),
  ),
];

function rewritten(source: Sentences, output: Sentences): number {
  const before = new Set(forms(source));
  const known = new Set(lemmas(source));
  const after = lemmas(output);
  const changed = forms(output).filter((form, at) => !before.has(form) && known.has(after[at]));
  return ratio(changed.length, after.length);
}

function phrase(kind: PhraseKind): OfOutput {
  return (output) => phraseLength(output, kind);
}

/** Words that are not in the table rank after its last word. */
function logRanksOf(output: Sentences, settings: Settings): number[] {
  const ranks = ranksOf(settings);
  return forms(output).map((form) => Math.log(ranks.rank(form) ?? ranks.size + 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
