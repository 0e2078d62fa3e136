import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { type AreSynonyms, alignWords, type Link } from './align.ts';
import { operationsOf, WORD_OPERATIONS, type WordOperation } from './operations.ts';
import { type AlignedWord, alignedWordsView } from './words.ts';

/** Word-level operations of an output against those of the references. */
export const operationMetrics: readonly MetricEntry[] = [
  {
    name: 'operations',
    summary: 'F1 of words deleted, moved, replaced, copied, added; best reference per operation',
    better: 'higher',
    needs: ['source', 'references'],
    digits: 2,
    prepare: (settings) => operationsMetric(settings),
  },
];

/**
 * As EASSE's word-level analysis: per sentence and operation the best F1 over the references
 * (0 where neither has it), then the mean over sentences; the value is the mean of the operations.
 */
export function operationsMetric(
  { language }: Pick<Settings, 'language'>,
  lexicon?: { readonly name: string; readonly areSynonyms: AreSynonyms },
): Metric {
  const words = alignedWordsView(language);
  return {
    width: WORD_OPERATIONS.length + 1,
    choices: { lang: language.id, synonyms: lexicon?.name ?? 'none' },
    measure({ source, output, references }, row) {
      const from = source.through(words);
      const ours = labelled(from, output.through(words), lexicon?.areSynonyms);
      for (const reference of references) {
        const theirs = labelled(from, reference.through(words), lexicon?.areSynonyms);
        WORD_OPERATIONS.forEach((operation, at) => {
          row[at] = Math.max(row[at], f1(operation, ours, theirs));
        });
      }
      row[WORD_OPERATIONS.length] = 1;
    },
    score(sums) {
      const items = sums[WORD_OPERATIONS.length];
      const means = WORD_OPERATIONS.map((_, at) => (items > 0 ? (100 * sums[at]) / items : 0));
      return {
        value: means.reduce((sum, mean) => sum + mean, 0) / means.length,
        parts: {
          ...Object.fromEntries(WORD_OPERATIONS.map((name, at) => [name, means[at]])),
          items,
        },
      };
    },
  };
}

interface Labelled {
  readonly operations: readonly WordOperation[];
  readonly added: ReadonlyMap<string, number>;
}

function labelled(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  areSynonyms: AreSynonyms | undefined,
): Labelled {
  const links = alignWords(source, output, areSynonyms);
  return { operations: operationsOf(source, output, links), added: addedWords(output, links) };
}

function addedWords(output: readonly AlignedWord[], links: readonly Link[]): Map<string, number> {
  const linked = new Set(links.map(([, j]) => j));
  const added = new Map<string, number>();
  output.forEach(({ lower }, j) => {
    if (!linked.has(j)) added.set(lower, (added.get(lower) ?? 0) + 1);
  });
  return added;
}

function f1(operation: WordOperation, ours: Labelled, theirs: Labelled): number {
  let [both, here, there] = [0, 0, 0];
  if (operation === 'add') {
    for (const [word, count] of ours.added) {
      here += count;
      both += Math.min(count, theirs.added.get(word) ?? 0);
    }
    for (const count of theirs.added.values()) there += count;
  } else {
    ours.operations.forEach((label, i) => {
      if (label === operation) here++;
      if (theirs.operations[i] === operation) there++;
      if (label === operation && theirs.operations[i] === operation) both++;
    });
  }
  return both === 0 ? 0 : (2 * both) / (here + there);
}
