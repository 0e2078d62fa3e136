import { beforeAll, describe, expect, it } from 'vitest';
import { html } from '../../core/markup.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import type { CorpusEntry } from '../entry.ts';
import type { PairRecord } from '../record.ts';
import { StatisticsCounter } from './corpus-statistics.ts';
import { distributionOf } from './distribution.ts';
import { comparisonPage } from './page/comparison-page.ts';
import { corpusPage } from './page/corpus-page.ts';
import { markdownOf } from './page/tables.ts';
import { basicTable, featureTable, operationTable } from './report-tables.ts';
import { transferSources } from './transfer.ts';

let english: Language;
beforeAll(async () => {
  english = await loadLanguage('en');
});

const provenance = { corpus: 'toy', file: 'toy', line: 1 };
const pair = (source: string, ...references: string[]): PairRecord => ({
  id: '1',
  source,
  references,
  provenance,
});

function counted(records: readonly PairRecord[]) {
  const counter = new StatisticsCounter({ language: english });
  for (const record of records) counter.add(record);
  return counter.statistics();
}

describe('statistics', () => {
  it('count tokens, vocabulary and characters as MultiSim does', () => {
    const { source, target } = counted([pair('The cat sat down.', 'The cat sat.', 'A cat.')]);
    expect(source).toMatchObject({ texts: 2, tokens: 10, vocabulary: 5, characters: 34 });
    expect(target).toMatchObject({ texts: 2, tokens: 7, vocabulary: 5, tokensPerText: 3.5 });
    expect(source.charactersPerToken).toBe(3.4);
  });

  it('tell what became of source sentences', () => {
    const { operations } = counted([
      pair('The cat sat down here.', 'The cat sat down here.'),
      pair('The dog barked and the cat ran away.', 'The dog barked. The cat ran away.'),
      pair('The dog barked. The cat ran.', 'The dog barked and the cat ran.'),
      pair('It was an arduous journey for them.', 'The trip was hard.'),
      pair('This goes away.', ''),
      pair('', 'This is new.'),
    ]);
    expect(operations.deleted).toBeCloseTo(100 / 6);
    expect(operations.split).toBeCloseTo(100 / 6);
    expect(operations.same).toBeCloseTo(100 / 6);
    expect(operations.changed).toBeCloseTo(100 / 6);
    expect(operations.merged).toBeCloseTo(200 / 6);
    expect(operations.inserted).toBeCloseTo(100 / 6);
  });

  it('measure features of pairs', () => {
    const { features, deletionOnly, copies } = counted([
      pair('the big red cat sat', 'the red cat sat'),
      pair('a b c d', 'd c b a'),
    ]);
    expect(deletionOnly).toBe(0.5);
    expect(copies).toBe(0);
    expect(features.deleted?.maximum).toBeCloseTo(0.2);
    expect(features.reordered?.maximum).toBeCloseTo(0.75);
    expect(features.syntax?.count).toBe(2);
  });

  it('sum up documents', () => {
    const records = [1, 2].map(() => ({ ...pair('abcd', 'ab'), document: 'd' }));
    expect(counted(records).documentCompression).toMatchObject({ count: 1, mean: 0.5 });
  });

  it('of nothing are nothing', () => {
    const empty = counted([]);
    expect(empty).toMatchObject({ records: 0, pairs: 0, edits: undefined, features: {} });
  });
});

describe('a distribution', () => {
  it('has a density that sums to one', () => {
    const values = Array.from({ length: 500 }, (_, at) => 0.3 + ((at * 7919) % 400) / 1000);
    const { density, mean, quartiles } = distributionOf(values, [0, 1])!;
    expect(density.reduce((sum, value) => sum + value / 100, 0)).toBeCloseTo(1, 1);
    expect(mean).toBeCloseTo(0.5, 1);
    expect(quartiles[1]).toBeCloseTo(0.5, 1);
  });

  it('of one value, or equal ones, can be drawn', () => {
    for (const values of [[0.5], [1, 1, 1]]) {
      expect(distributionOf(values)?.density.every(Number.isFinite)).toBe(true);
    }
    expect(distributionOf([])).toBeUndefined();
  });
});

describe('pages', () => {
  const evil = '<script>alert("x")</script> & \'\u0000\ud83d';
  const named = () => ({
    name: `Toy ${evil}`,
    language: 'en',
    statistics: counted([{ ...pair(`A cat ${evil}`, `Cat ${evil}`), document: evil }]),
  });

  it('escape every text and let nothing run or load', () => {
    const kinds = {
      caption: evil,
      titles: ['corpus', evil],
      rows: [[evil, evil]],
      textColumns: [1],
    };
    const html = [
      corpusPage(named(), { samples: [pair(evil, evil)], others: [], entry: entryOf('toy', 'en') }),
      comparisonPage([named(), named()], kinds),
    ];
    for (const text of html) {
      expect(text).not.toContain('<script');
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toContain('\u0000');
      expect(text).not.toMatch(/\p{Cs}/u);
      expect(text).toContain('default-src &#39;none&#39;');
      expect(text).not.toMatch(/(src|href)=/);
      expect(text).not.toContain('style="');
      expect(text).toContain('prefers-color-scheme: dark');
    }
  });

  it('escape in attributes and lists', () => {
    expect(html`<a title="${'"><b>'}">${['<', html`<i>${1}</i>`]}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;b&gt;">&lt;<i>1</i></a>',
    );
  });
});

describe('tables', () => {
  it('come as Markdown', () => {
    const statistics = counted([pair('The cat sat down.', 'The cat sat.')]);
    const corpora = [{ name: 'A|B', language: 'en', statistics }];
    for (const table of [basicTable(corpora), operationTable(corpora), featureTable(corpora)]) {
      expect(table.rows[0]).toHaveLength(table.titles.length);
      const lines = markdownOf(table).split('\n');
      expect(lines).toHaveLength(5);
      expect(lines[4]).toContain('A\\|B');
    }
  });
});

function entryOf(id: string, language: string, more: Partial<CorpusEntry> = {}): CorpusEntry {
  const licence = { name: 'CC0', permits: 'any use' as const };
  return {
    id,
    name: id,
    language,
    task: 'sentence',
    domain: 'news',
    readers: '',
    simplifiedBy: '',
    strategy: '',
    alignment: '',
    licence,
    access: 'open',
    home: '',
    citation: '',
    note: '',
    files: [],
    ...more,
  };
}

describe('sources of transfer', () => {
  it('are ordered by language, family, domain and script', () => {
    const others = [
      entryOf('ja', 'ja'),
      entryOf('ru', 'ru', { domain: 'literature' }),
      entryOf('en', 'en'),
      entryOf('fr', 'fr'),
      entryOf('it', 'it'),
      entryOf('words', 'it', { task: 'lexical' }),
    ];
    const target = entryOf('terence', 'it', { domain: 'literature' });
    expect(transferSources(target, others).map(({ id }) => id)).toEqual([
      'it',
      'fr',
      'ru',
      'en',
      'ja',
    ]);
  });
});
