import { expect, it } from 'vitest';
import { LeakSearch } from '../../src/corpus/check/leaks.ts';
import { folderCorpusFiles } from '../../src/corpus/files.ts';
import { isPair, loadCorpus, mirrorFolder } from '../../src/corpus/load.ts';
import type { PairRecord } from '../../src/corpus/record.ts';
import { corpora } from '../../src/corpus/registry.ts';
import { Splitter } from '../../src/corpus/split/splitter.ts';
import { baselineScores, countSide } from '../../src/corpus/statistics/multisim.ts';
import { MULTISIM_ROWS } from '../../src/corpus/statistics/multisim-published.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { describeConformance, referencePath } from './reference-data.ts';

async function recordsOf(id: string): Promise<PairRecord[]> {
  const entry = corpora.get(id);
  const folder = mirrorFolder(entry, referencePath('.')) as string;
  const records: PairRecord[] = [];
  for await (const record of loadCorpus(entry, folderCorpusFiles(folder))) {
    if (isPair(record)) records.push(record);
  }
  return records;
}

const rowOf = (id: string) => MULTISIM_ROWS.find((row) => row.id === id)!;

describeConformance("MultiSim's figures", ['slots', 'rsse', 'geolino', 'simpitiki'], () => {
  it.each(['slots', 'rsse'])(
    'Table 3: identity and truncation on %s, to the second digit',
    async (id) => {
      const records = (await recordsOf(id)).filter(({ split }) => split === 'test');
      const language = await loadLanguage(corpora.get(id).language);
      const scores = baselineScores(records, language);
      const { identity, truncation } = rowOf(id).scores!;
      for (const metric of [0, 1]) {
        expect(scores.identity[metric]).toBeCloseTo(identity[metric], 2);
        expect(scores.truncation[metric]).toBeCloseTo(truncation[metric], 2);
      }
    },
  );

  it.each(['geolino', 'simpitiki'])('Table 6: %s, to the last token', async (id) => {
    const records = await recordsOf(id);
    const language = await loadLanguage(corpora.get(id).language);
    const { vocabulary, tokens, rule } = rowOf(id).basic!;
    const sides = [
      records.map(({ source }) => source),
      records.flatMap(({ references }) => references),
    ];
    for (const [at, texts] of sides.entries()) {
      const side = countSide(texts, language, rule);
      expect([side.vocabulary, side.tokens]).toEqual([vocabulary[at], tokens[at]]);
    }
  });

  it('Table 6: SloTS by sentences, within 0.1% of the tokens', async () => {
    const records = await recordsOf('slots');
    const { tokens, rule } = rowOf('slots').basic!;
    const side = countSide(
      records.map(({ source }) => source),
      await loadLanguage('sl'),
      rule,
    );
    expect(Math.abs(side.tokens / tokens[0] - 1)).toBeLessThan(0.001);
  });
});

describeConformance('splits of all corpora together', ['slots', 'easse', 'wikisplit'], () => {
  it('leave no sentence in two splits, equal or nearly so', async () => {
    const all: (readonly [corpus: string, record: PairRecord])[] = [];
    for (const id of corpora.names()) {
      const entry = corpora.get(id);
      if (entry.task !== 'sentence' || !entry.load) continue;
      if (mirrorFolder(entry, referencePath('.')) === undefined) continue;
      for (const record of await recordsOf(id)) all.push([id, record]);
    }
    expect(all.length).toBeGreaterThan(100_000);
    const published = new LeakSearch();
    const splitter = new Splitter({ seed: 1 });
    for (const [corpus, record] of all) {
      published.add(corpus, record);
      splitter.add(corpus, record);
    }
    // Published splits do leak: that is what this is for.
    expect(published.report().equal).toBeGreaterThan(100);
    const plan = splitter.plan();
    const search = new LeakSearch();
    all.forEach(([corpus, { split: _, ...record }], at) => {
      const split = plan.splitOf(at);
      search.add(corpus, split ? { ...record, split } : record);
    });
    const report = search.report();
    expect([report.equal, report.near]).toEqual([0, 0]);
    expect(report.withoutSplit / all.length).toBeLessThan(0.01);
  });
});
