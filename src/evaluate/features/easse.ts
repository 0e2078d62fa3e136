import { pythonSplit, tokenizers } from '../../language/index.ts';
import { levenshteinSimilarity } from '../edits/index.ts';
import { meanOf } from '../means.ts';
import type { Choices, Item, Metric, MetricEntry, Settings } from '../metric.ts';
import type { Text } from '../text.ts';
import { compressionRatio, keptWords, ratio } from './pairs.ts';
import { ranksOf, wordRank } from './ranks.ts';
import { preparedView, sentencesView, splitterName } from './views.ts';

/** Python's `string.punctuation`; tseval asks whether a word is part of this text. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** The quality-estimation features of EASSE (Alva-Manchego et al. 2019, §3.3), as tseval counts. */
export const easseFeatures: readonly MetricEntry[] = [
  {
    name: 'easse-compression',
    summary: 'Compression ratio of EASSE: characters of the output over the source',
    better: 'neither',
    needs: ['source'],
    prepare: (settings) =>
      onPrepared(settings, {}, (source, output) => compressionRatio(source, output)),
  },
  {
    name: 'easse-splits',
    summary: 'Sentence splits of EASSE: sentences of the output over the source, a ratio',
    better: 'neither',
    needs: ['source'],
    prepare: prepareSplits,
  },
  {
    name: 'easse-similarity',
    summary: 'Levenshtein similarity of EASSE: of characters, where a replacement costs two',
    better: 'neither',
    needs: ['source'],
    prepare: (settings) => onPrepared(settings, {}, levenshteinSimilarity),
  },
  {
    name: 'easse-copies',
    summary: 'Exact copies of EASSE: the share of outputs equal to their source',
    better: 'neither',
    needs: ['source'],
    prepare: (settings) => onPrepared(settings, {}, (source, output) => Number(source === output)),
  },
  {
    name: 'easse-additions',
    summary: 'Additions of EASSE: words only in the output, over the longer side',
    better: 'neither',
    needs: ['source'],
    prepare: (settings) => prepareChanges(settings, (_source, output) => output),
  },
  {
    name: 'easse-deletions',
    summary: 'Deletions of EASSE: words only in the source, over the longer side',
    better: 'neither',
    needs: ['source'],
    prepare: (settings) => prepareChanges(settings, (source) => source),
  },
  {
    name: 'easse-lexical-complexity',
    summary: 'Lexical complexity of EASSE: third quartile of the log ranks of its content words',
    better: 'lower',
    needs: [],
    prepare: prepareComplexity,
  },
];

function choicesOf({ tokenizer, lowercase }: Settings): Choices {
  return { tok: tokenizer, case: lowercase ? 'lc' : 'mixed' };
}

function onPrepared(
  settings: Settings,
  choices: Choices,
  measure: (source: string, output: string) => number,
): Metric {
  const prepared = preparedView(settings);
  return meanOf({ ...choicesOf(settings), ...choices }, ({ source, output }) =>
    measure(source.through(prepared), output.through(prepared)),
  );
}

function prepareSplits(settings: Settings): Metric {
  const sentences = sentencesView(settings);
  return meanOf(
    { ...choicesOf(settings), sents: splitterName(settings) },
    ({ source, output }: Item) =>
      ratio(output.through(sentences).count, source.through(sentences).count),
  );
}

const nistWords = (prepared: string) => tokenizers.get('nist').split(prepared).length;

/** Words are split at spaces, but lengths are counted after NIST's tokenizer. */
function prepareChanges(
  settings: Settings,
  whole: (source: number, output: number) => number,
): Metric {
  return onPrepared(settings, {}, (source, output) => {
    const sourceWords = pythonSplit(source);
    const outputWords = pythonSplit(output);
    const changed =
      whole(sourceWords.length, outputWords.length) - keptWords(sourceWords, outputWords);
    return ratio(changed, Math.max(nistWords(source), nistWords(output)));
  });
}

function prepareComplexity(settings: Settings): Metric {
  const ranks = ranksOf(settings);
  const prepared = preparedView(settings);
  const contentWords = easseContentWords(settings);
  return meanOf({ ...choicesOf(settings), ranks: ranks.name }, ({ output }: { output: Text }) =>
    wordRank(contentWords(output.through(prepared)), ranks),
  );
}

/** Words without punctuation and stop words: EASSE's list if there is one, else the language's. */
function easseContentWords({ language }: Settings): (prepared: string) => string[] {
  const stops = language.easseStopWords;
  const isStop = stops
    ? (word: string) => stops.has(word.toLowerCase())
    : (word: string) => language.isStopWord(word);
  return (prepared) =>
    pythonSplit(prepared).filter((word) => !PUNCTUATION.includes(word) && !isStop(word));
}
