import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import type { MetricEntry, Settings } from '../metric.ts';
import { Text } from '../text.ts';
import {
  clauseShare,
  compressionRatio,
  featureMetrics,
  isDeletionOnly,
  phraseLength,
  quantile,
  replaceOnlyLevenshtein,
  textWordRank,
  treeDepth,
  wordChanges,
  wordRank,
} from './index.ts';
import { countSentences } from './sentences.ts';

const english = await loadLanguage('en');
const settings: Settings = { language: english, tokenizer: '13a', lowercase: true };

function scoreOf(entry: MetricEntry, pairs: readonly (readonly [string, string])[]): number {
  const metric = entry.prepare(settings);
  const sums = new Float64Array(metric.width);
  for (const [source, output] of pairs) {
    const row = new Float64Array(metric.width);
    metric.measure({ source: new Text(source), output: new Text(output), references: [] }, row);
    row.forEach((value, at) => {
      sums[at] += value;
    });
  }
  return metric.score(sums).value;
}

const named = (name: string) => featureMetrics.find((entry) => entry.name === name)!;
const SOURCE = 'The committee, which met on Monday, approved the budget because time was short.';
const OUTPUT = 'The committee met on Monday. It approved the budget.';

describe('features of a pair', () => {
  it('count added, deleted, kept and moved words', () => {
    expect(wordChanges(['a', 'b', 'c'], ['b', 'a', 'd'])).toEqual({
      added: 1,
      deleted: 1,
      kept: 2,
      reordered: 1,
    });
  });

  it('obey: kept and deleted are the source, kept and added the output', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(words, words, (source, output) => {
        const { added, deleted, kept, reordered } = wordChanges(source, output);
        expect(kept + deleted).toBe(source.length);
        expect(kept + added).toBe(output.length);
        expect(reordered >= 0 && reordered <= kept).toBe(true);
        if (isDeletionOnly(source, output)) expect(added + reordered).toBe(0);
      }),
    );
  });

  it('are what the papers say for small texts', () => {
    expect(compressionRatio('abcd', 'ab')).toBe(0.5);
    expect(compressionRatio('', 'ab')).toBe(0);
    expect(replaceOnlyLevenshtein('a big cat', 'a red cat')).toBeCloseTo(1 / 3, 12);
    expect(isDeletionOnly(['a', 'big', 'cat'], ['a', 'cat'])).toBe(true);
    expect(isDeletionOnly(['a', 'cat'], ['a', 'cat'])).toBe(false);
  });

  it('tell ratio from difference: two definitions of splits, two names', () => {
    expect(scoreOf(named('easse-splits'), [[SOURCE, OUTPUT]])).toBe(2);
    expect(scoreOf(named('asset-splits'), [[SOURCE, OUTPUT]])).toBe(1);
    expect(scoreOf(named('asset-split-share'), [[SOURCE, OUTPUT]])).toBe(1);
  });

  it('find nothing changed in a copy', () => {
    for (const [name, value] of [
      ['easse-copies', 1],
      ['easse-similarity', 1],
      ['easse-additions', 0],
      ['asset-reordered', 0],
      ['asset-replace-only', 0],
      ['asset-tree-depth', 1],
      ['asset-lexical-complexity', 1],
      ['multi-kept-lemmas', 1],
      ['multi-rewritten-words', 0],
    ] as const) {
      expect(scoreOf(named(name), [[SOURCE, SOURCE]]), name).toBe(value);
    }
  });
});

describe('every feature', () => {
  it('has a name of its own and bears any text', () => {
    expect(new Set(featureMetrics.map(({ name }) => name)).size).toBe(featureMetrics.length);
    const odd = ['', ' ', '\ud83d', '😀 😀', '...', '\u0000', 'a'.repeat(3000)];
    for (const entry of featureMetrics) {
      for (const text of odd) {
        expect(Number.isFinite(scoreOf(entry, [[text, OUTPUT]])), entry.name).toBe(true);
        expect(Number.isFinite(scoreOf(entry, [[SOURCE, text]])), entry.name).toBe(true);
      }
    }
  });
});

describe('word ranks', () => {
  it('interpolate quantiles as NumPy does', () => {
    expect(quantile([4, 1, 3, 2], 0.75)).toBe(3.25);
    expect(quantile([], 0.75)).toBeUndefined();
  });

  it('are highest where no word is known', () => {
    const ranks = { name: 'none', size: 9, rank: () => undefined };
    expect(wordRank(['x'], ranks)).toBe(Math.log(10));
    expect(textWordRank('The feline reposed.', english)).toBeGreaterThan(
      textWordRank('The cat slept.', english),
    );
  });
});

describe('trees', () => {
  const sentences = (text: string) =>
    english.analyse(text).paragraphs.flatMap((paragraph) => paragraph.sentences);

  it('are deeper in a sentence with clauses', () => {
    const [long] = sentences(SOURCE);
    const [short] = sentences('The committee met.');
    expect(treeDepth(long.tokens)).toBeGreaterThan(treeDepth(short.tokens));
    expect(clauseShare([long])).toBeGreaterThan(clauseShare([short]));
    expect(phraseLength([long], 'verb')).toBeGreaterThan(3);
  });

  it('end even when heads run in a circle', () => {
    const token = (head: number) => ({
      start: 0,
      end: 1,
      form: 'x',
      analysis: { upos: 'X' as const, lemma: 'x', features: {}, head, relation: 'dep' },
    });
    expect(treeDepth([token(1), token(0)])).toBeLessThan(3);
    expect(treeDepth([token(-1), token(0), token(1)])).toBe(2);
    expect(treeDepth([token(99)])).toBe(0);
  });
});

describe('sentences of tokenised text', () => {
  it('end at signs, not at abbreviations', () => {
    const isAbbreviation = (word: string) => word === 'Dr.';
    expect(countSentences('dr. who is here . go !', isAbbreviation)).toBe(2);
    expect(countSentences('he said " go . " and went', isAbbreviation)).toBe(2);
    expect(countSentences('', isAbbreviation)).toBe(0);
  });
});
