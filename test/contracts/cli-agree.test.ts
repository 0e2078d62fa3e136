import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-agree-'));
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const ROWS = ['a', 'b', 'c'].flatMap((rater, lenient) =>
  [1, 2, 3, 4, 5].flatMap((value) =>
    ['meaning', 'simplicity'].map((dimension) => ({
      item: `i${value}`,
      rater,
      system: value % 2 ? 'one' : 'two',
      dimension,
      value: dimension === 'meaning' ? value + lenient : 6 - value,
    })),
  ),
);
const TITLES = ['item', 'rater', 'system', 'dimension', 'value'] as const;
const lines = (separator: string) =>
  [TITLES.join(separator), ...ROWS.map((row) => TITLES.map((t) => row[t]).join(separator))].join(
    '\n',
  );
const csv = file('ratings.csv', lines(','));

describe('klartext agree', () => {
  it('says the same of CSV, TSV and JSON lines', async () => {
    const others = [
      file('ratings.tsv', lines('\t')),
      file('ratings.jsonl', ROWS.map((row) => JSON.stringify(row)).join('\n')),
    ];
    const [first, ...rest] = await Promise.all(
      [csv, ...others].map((path) => klartext(['agree', path, '--json'])),
    );
    expect([first.code, first.error]).toEqual([0, '']);
    for (const { out } of rest) expect(out).toBe(first.out);
    const report = JSON.parse(first.out);
    expect(report).toMatchObject({ ratings: 30, items: 5 });
    expect(report.agreement.map((each: { dimension: string }) => each.dimension)).toEqual([
      'meaning',
      'simplicity',
    ]);
    expect(report.agreement[1].alpha.interval).toBe(1);
    expect(report.means).toHaveLength(4);
    expect(report.raters[2].bias.mean).toBeGreaterThan(0);
    expect(report.dimensions.pearson[0][1].value).toBeCloseTo(-1, 12);
  });

  it('draws tables for people', async () => {
    const { code, out } = await klartext(['agree', csv]);
    expect(code).toBe(0);
    for (const title of ['Agreement', 'Means', 'Raters', 'Correlation of dimensions'])
      expect(out).toContain(title);
  });

  it('takes columns as dimensions, and metrics to correlate', async () => {
    const wide = file('wide.csv', 'id,worker,fluent,easy\n1,a,1,2\n2,a,2,4\n3,a,5,3\n4,a,4,1\n');
    const metrics = file('metrics.csv', 'id,bleu,set\n1,10,x\n2,20,x\n3,50,x\n4,40,x\n4,1,y\n');
    const call = ['agree', wide, '--value', 'fluent', 'easy', '--metrics', metrics, '--json'];
    const { code, out, error } = await klartext([...call, '--where', 'set=x']);
    expect(code).toBe(0);
    expect(error).toContain('No item was rated by two raters');
    const [bleu] = JSON.parse(out).metrics;
    expect(bleu).toMatchObject({ metric: 'bleu', dimension: 'fluent' });
    expect(bleu.pearson.value).toBeCloseTo(1, 12);
    const ambiguous = await klartext(call);
    expect(ambiguous.code).toBe(1);
    expect(JSON.parse(ambiguous.error).error.message).toContain('Lines 5 and 6');
  });

  it('tests preferences, from standard input', async () => {
    const rows = 'A,A,A,A,A,A,A,A,B,B,similar'.split(',').map((each, at) => `${at},r,${each}`);
    const input = `item,rater,choice\n${rows.join('\n')}\n`;
    const { code, out } = await klartext(['agree', '--json'], input);
    expect(code).toBe(0);
    const [report] = JSON.parse(out).preferences;
    expect(report.counts).toEqual({ A: 8, B: 2, similar: 1 });
    expect(report.test.pValue).toBeCloseTo(0.109375, 12);
  });

  it('leaves repeats and empty ratings out, and says so', async () => {
    const path = file('odd.csv', 'item,rater,value\n1,a,3\n1,a,4\n2,a,\n2,b,3\n1,b,3\n');
    const { code, out, error } = await klartext(['agree', path, '--json']);
    expect([code, JSON.parse(out).ratings]).toEqual([0, 3]);
    expect(error).toContain('1 ratings are empty');
    expect(error).toContain('odd.csv, line 3');
  });

  it.each([
    ['item,rater,value\n1,a,3\n2,a,x\n', [], 1, 'line 3: "x" is not a number'],
    ['item,rater,value\n1,a\n', [], 1, 'Line 2 has 2 cells, but the header has 3'],
    ['item,rater,value\n,a,3\n', [], 1, 'Line 2 has no item'],
    ['item,rater,worth\n1,a,3\n', [], 1, 'no column has a usual name such as value'],
    ['item,rater,value\n', [], 1, 'no ratings found'],
    ['{"item":1}\n{oops\n', [], 1, 'Line 2 is not JSON'],
    ['', [], 1, 'The file is empty'],
    ['item,rater,value\n1,"a,3\n', [], 1, 'never ends'],
    ['item,rater,value\n1,a,3\n', ['--value', 'valeu'], 2, 'there is no column "valeu"'],
    ['item,rater,value\n1,a,3\n', ['--bins', 'many'], 2, '--bins takes a whole number'],
    ['item,rater,value\n1,a,3\n', ['--where', 'oops'], 2, 'is not of the form column=value'],
  ])('refuses bad input with its place: %j %j', async (content, options, exit, message) => {
    const { code, out, error } = await klartext(['agree', file('bad.csv', content), ...options]);
    expect([code, out]).toEqual([exit, '']);
    expect(error).toContain(message);
    expect(error).toContain('hint: ');
  });
});
