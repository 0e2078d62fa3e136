import { expect, it } from 'vitest';
import { tsevalFeatures } from '../../src/evaluate/quality-estimation/index.ts';
import { loadLanguage, loadPunkt } from '../../src/language/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const golden = 'golden/tseval-qats_test.json';
const table = 'golden/substitute_rank_en_50k.tsv';
const concrete = 'tseval-qats/various/concrete_words.tsv';
const parameters = 'punkt/punkt-params-english.json';
const pairs = 'easse/data/test_sets/qats/qats.test';

const linesOf = (path: string): string[] => referenceText(path).trimEnd().split('\n');

interface Golden {
  readonly status: Readonly<Record<string, string>>;
  readonly mean: Readonly<Record<string, number>>;
  readonly per_pair: readonly Readonly<Record<string, number>>[];
}

const needs = [golden, table, concrete, parameters, `${pairs}.orig`];

describeConformance('the features of tseval on QATS', needs, () => {
  it('equal tseval on every pair, and in the mean', async () => {
    const { status, mean, per_pair: rows }: Golden = JSON.parse(referenceText(golden));
    const ranks = new Map(linesOf(table).map((line, i) => [line.split('\t')[0], i + 1]));
    const concreteness = new Map(
      linesOf(concrete)
        .slice(1)
        .map((line) => line.split('\t'))
        .filter(([, bigram]) => bigram === '0')
        .map(([word, , score]) => [word, Number(score)]),
    );
    const punkt = loadPunkt(JSON.parse(referenceText(parameters)));
    const features = tsevalFeatures({
      language: await loadLanguage('en'),
      punkt: (text) => punkt.spans(text),
      ranks: { name: 'substitute', size: ranks.size, rank: (word) => ranks.get(word) },
      concreteness: (word) => concreteness.get(word),
    });
    const [sources, outputs] = [linesOf(`${pairs}.orig`), linesOf(`${pairs}.simp`)];
    const wanted = Object.keys(status).filter((name) => status[name].startsWith('runs'));
    let equal = 0;
    const different: string[] = [];
    for (const name of wanted) {
      const feature = features.find((each) => each.name === name);
      expect(feature, name).toBeDefined();
      const values = sources.map((source, i) => feature?.measure(source, outputs[i]) ?? Number.NaN);
      values.forEach((value, i) => {
        if (Math.abs(value - rows[i][name]) < 1e-9) equal++;
        else different.push(`${name} of pair ${i}: ${value}, not ${rows[i][name]}`);
      });
      const average = values.reduce((sum, value) => sum + value, 0) / values.length;
      if (Math.abs(average - mean[name]) >= 1e-9) different.push(`mean ${name}: ${average}`);
    }
    console.log(
      `${equal} of ${wanted.length * rows.length} values of ${wanted.length} features equal`,
    );
    expect(different).toEqual([]);
  });
});
