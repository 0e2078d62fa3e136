import { expect, it } from 'vitest';
import { easseFeatures } from '../../src/evaluate/features/easse.ts';
import { fkglMetrics } from '../../src/evaluate/readability/fkgl.ts';
import { loadLanguage, loadPunkt } from '../../src/language/index.ts';
import { goldenGroups, goldenSamples } from './golden-sets.ts';
import { describeConformance, referenceText } from './reference-data.ts';
import { itemsOf, scoreEntry } from './score-entry.ts';

const METRICS: Readonly<Record<string, string>> = {
  fkgl: 'fkgl',
  'qe:Compression ratio': 'easse-compression',
  'qe:Sentence splits': 'easse-splits',
  'qe:Levenshtein similarity': 'easse-similarity',
  'qe:Exact copies': 'easse-copies',
  'qe:Additions proportion': 'easse-additions',
  'qe:Deletions proportion': 'easse-deletions',
  'qe:Lexical complexity score': 'easse-lexical-complexity',
};
const entries = [...easseFeatures, ...fkglMetrics];
const EQUAL = 1e-9;
const parameters = 'punkt/punkt-params-english.json';
const rankTable = 'golden/substitute_rank_en_50k.tsv';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });

function readRanks() {
  const words = referenceText(rankTable).trimEnd().split('\n');
  const ranks = new Map(words.map((line, at) => [line.split('\t')[0], at + 1]));
  return { name: 'substitute', size: ranks.size, rank: (word: string) => ranks.get(word) };
}

for (const [file, rows] of [
  ['easse-turkcorpus_test.json', 432],
  ['easse-turkcorpus_test_legacy.json', 414],
  ['easse-turkcorpus_valid.json', 45],
  ['easse-asset_valid.json', 45],
  ['easse-pwkp_test.json', 270],
  ['easse-qats_test.json', 54],
  ['easse-turkcorpus_test-penn.json', 24],
] as const) {
  const needs = [`golden/${file}`, parameters, rankTable];
  describeConformance(`FKGL and the features of ${file}`, needs, () => {
    it('equal EASSE with Punkt; FKGL is within 0.05 without', { timeout: 60_000 }, () => {
      const punkt = loadPunkt(JSON.parse(referenceText(parameters)));
      const ranks = readRanks();
      let seen = 0;
      let worst = 0;
      let worstOwn = 0;
      for (const [key, group] of goldenGroups(file)) {
        const [testSet, system, tokenizer, lowercase] = key.split('\t');
        const known = group.filter(({ metric }) => METRICS[metric]);
        if (known.length === 0) continue;
        const items = itemsOf(goldenSamples(testSet, system));
        for (const { metric, score } of known) {
          const entry = entries.find(({ name }) => name === METRICS[metric])!;
          const settings = { language: english, tokenizer, lowercase: lowercase === 'true', ranks };
          const ours = scoreEntry(entry, { ...settings, punkt: punkt.spans }, items);
          expect(Math.abs(ours - score), `${key} ${metric}: ${ours}`).toBeLessThan(EQUAL);
          worst = Math.max(worst, Math.abs(ours - score));
          if (metric === 'fkgl') {
            const own = Math.abs(scoreEntry(entry, settings, items) - score);
            worstOwn = Math.max(worstOwn, own);
          }
          seen++;
        }
      }
      console.log(
        `${file}: ${seen} rows, largest difference ${worst}; FKGL without Punkt ${worstOwn}`,
      );
      expect(worstOwn).toBeLessThan(0.05);
      expect(seen).toBe(rows);
    });
  });
}
