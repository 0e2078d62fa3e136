import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sample } from '../../core/index.ts';
import { embeddedJson, html, shownText } from '../../core/markup.ts';
import { folderFiles, type Language, loadLanguage } from '../../language/index.ts';
import type { ReportData } from './data.ts';
import { clipped, differenceOf } from './difference.ts';
import { reportData } from './measure.ts';
import { reportPage } from './page/page.ts';
import { ticks } from './page/plots.ts';
import { Words } from './words.ts';

let language: Language;
beforeAll(async () => {
  const without = ['analysis', 'inflection'] as const;
  language = await loadLanguage('en', await folderFiles(), { without });
});

function samples(count: number): Sample[] {
  const words = 'the old cat sat on a warm mat while cold rain fell on grey roofs'.split(' ');
  return Array.from({ length: count }, (_, at) => {
    const source = `${words.slice(0, 3 + (at % 12)).join(' ')}.`;
    return {
      id: String(at + 1),
      source,
      references: [source.replace('old ', ''), source.replace('cat', 'pet')],
      outputs: { copy: source, shorter: source.replace('old ', ''), nothing: '' },
    };
  });
}

function measured(given: readonly Sample[], systems: readonly string[]): ReportData {
  const settings = { language, tokenizer: '13a', lowercase: false };
  return reportData(given, { systems, metrics: ['sari', 'bleu', 'fkgl'], settings });
}

describe('markup', () => {
  it('escapes every text, in elements and in attributes', () => {
    expect(html`<b title="${'"><i>'}">${'<i>'}</b>`.text).toBe(
      '<b title="&quot;&gt;&lt;i&gt;">&lt;i&gt;</b>',
    );
    expect(html`<p>${['a<', html`<br>`, undefined, false, 0]}</p>`.text).toBe('<p>a&lt;<br>0</p>');
  });

  it('leaves no tag open and no sign unescaped, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"'`]/);
        expect(JSON.parse(embeddedJson({ text }).text)).toEqual({ text });
        expect(embeddedJson(text).text).not.toContain('<');
        expect(shownText(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('differences', () => {
  it('are the words outside a longest common subsequence, neighbours as one', () => {
    const words = new Words({ language, lowercase: false });
    const [source, output] = ['A very big cat sat.', 'A cat sat down.'];
    const found = differenceOf(words.of(source), words.of(output));
    const parts = (text: string, spans: readonly { start: number; end: number }[]) =>
      spans.map(({ start, end }) => text.slice(start, end));
    expect(parts(source, found.removed)).toEqual(['very big']);
    expect(parts(output, found.added)).toEqual(['down']);
    expect([found.removedWords, found.addedWords]).toEqual([2, 1]);
  });

  it('of a text with itself are none', () => {
    const words = new Words({ language, lowercase: false });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(differenceOf(words.of(text), words.of(text)).removed).toEqual([]);
      }),
    );
  });

  it('are not shown beyond some thousand characters, and no pair of surrogates is torn', () => {
    const { text, whole } = clipped(`a${'😀'.repeat(3000)}`);
    expect(whole).toBe(6001);
    expect(text).toMatch(/^a(?:😀)+$/u);
  });
});

describe('reportData', () => {
  it('has systems, then baselines, each score with interval and signature', () => {
    const { scores } = measured(samples(30), ['copy', 'shorter']);
    expect(scores.map(({ name }) => name)).toEqual([
      'copy',
      'shorter',
      'identity',
      'truncation',
      'reference-against-rest',
    ]);
    const [copy, shorter, identity, , rest] = scores;
    expect(copy.scores).toEqual(identity.scores);
    for (const { value, interval, signature } of shorter.scores) {
      expect(interval?.[0]).toBeLessThanOrEqual(value);
      expect(interval?.[1]).toBeGreaterThanOrEqual(value);
      expect(signature).toContain('lang:en');
    }
    expect(shorter.scores[0].signature).toContain('refs:2');
    expect(rest.scores[0].signature).toContain('refs:1');
  });

  it('parts sources by length into fifths with the same number of items', () => {
    const { fifths } = measured(samples(33), ['copy']);
    expect(fifths.bins.map(({ items }) => items)).toEqual([7, 6, 7, 6, 7]);
    fifths.bins.slice(1).forEach(({ from }, at) => {
      expect(from).toBeGreaterThanOrEqual(fifths.bins[at].to);
    });
    expect(measured(samples(3), ['copy']).fifths.bins).toHaveLength(3);
  });

  it('shares out all items in a histogram', () => {
    const { histograms } = measured(samples(30), ['copy', 'shorter']);
    for (const { series } of histograms) {
      expect(series.map(({ name }) => name)).toEqual(['copy', 'shorter', 'first reference']);
      for (const { shares } of series) {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  it('puts a system on the front that no other beats in both, and no baseline', () => {
    const { planes } = measured(samples(30), ['copy', 'shorter', 'nothing']);
    expect(planes.map(({ x, y }) => [x.metric, y.metric])).toEqual([
      ['bleu', 'sari'],
      ['easse-similarity', 'fkgl'],
    ]);
    const fronts = planes.map(({ points }) => points.filter(({ front }) => front));
    expect(fronts[0].map(({ name }) => name)).toContain('shorter');
    expect(fronts.flat().every(({ kind }) => kind === 'system')).toBe(true);
  });

  it('finds samples by what outputs do', () => {
    const { behaviours } = measured(samples(30), ['copy', 'shorter', 'nothing']);
    const counts = behaviours.map(({ behaviours: found }) =>
      Object.fromEntries(found.map(({ title, count }) => [title, count])),
    );
    expect(counts[0]).toMatchObject({ Random: 30, 'One word changed': 0, 'Most compressed': 0 });
    expect(counts[1]).toMatchObject({ 'One word changed': 30, 'Most compressed': 30 });
    expect(counts[2]).toMatchObject({ Empty: 30, 'Most compressed': 0 });
    const [random] = behaviours[1].behaviours;
    expect(random.shown).toHaveLength(10);
    expect(measured(samples(30), ['shorter']).behaviours[0].behaviours[0]).toEqual(random);
  });

  it('counts what happened to words', () => {
    const [copy, shorter] = measured(samples(12), ['copy', 'shorter']).operations;
    expect(copy.shares).toEqual({ copy: 1, replace: 0, move: 0, delete: 0, add: 0 });
    expect(shorter.shares.delete).toBeGreaterThan(0);
    expect(shorter.shares.copy + shorter.shares.delete).toBeCloseTo(1, 9);
  });

  it('needs no references', () => {
    const settings = { language, tokenizer: '13a', lowercase: false };
    const without = samples(5).map((sample) => ({ ...sample, references: [] }));
    const data = reportData(without, { systems: ['copy'], metrics: ['fkgl'], settings });
    expect(data.scores.map(({ name }) => name)).toEqual(['copy', 'identity', 'truncation']);
    expect(data.planes.map(({ x }) => x.metric)).toEqual(['easse-similarity']);
  });
});

describe('reportPage', () => {
  it('is one page with a strict policy that loads nothing', async () => {
    const page = await reportPage(measured(samples(12), ['copy', 'shorter']));
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page).not.toContain('unsafe-inline');
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('is the same each time', async () => {
    const page = () => reportPage(measured(samples(8), ['shorter']));
    expect(await page()).toBe(await page());
  });

  it('takes a single item, all of it empty', async () => {
    const empty = { id: '1', source: '', references: ['', ''], outputs: { a: '' } };
    const page = await reportPage(measured([empty], ['a']));
    expect(page.split('<script>')[0]).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('ticks', () => {
  it('are few round numbers inside the range', () => {
    expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks(36.2, 41.9)).toEqual([38, 40]);
    expect(ticks(3, 3)).toEqual([3]);
  });
});
