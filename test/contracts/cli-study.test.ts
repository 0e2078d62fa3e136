import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { klartext } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-cli-study-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string, text?: string) => {
  if (text !== undefined) writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const source = at('s.txt', 'A feline reclined.\nHe deliberated.\n');
const ours = at('a.txt', 'A cat lay.\nHe thought.\n');
const db = at('studies.db');

describe('klartext study', () => {
  it('creates a study whose key is shown once, and says how far it is', async () => {
    const made = await klartext([
      'study',
      'create',
      'rate-asset',
      '--source',
      source,
      '--output',
      `ours=${ours}`,
      '--db',
      db,
      '--json',
    ]);
    const { id, items, link, key } = JSON.parse(made.out);
    expect({ items, link }).toEqual({ items: 2, link: `/study/${id}` });
    expect(readFileSync(db, 'latin1')).not.toContain(key);
    const { out } = await klartext(['study', 'status', '--db', db, '--json']);
    expect(JSON.parse(out)).toMatchObject([{ study: id, kind: 'rate', answered: 0, wanted: 30 }]);
  });

  it.each([
    ['rate-muss', 'texts.tsv', 4],
    ['write', 'sentences.tsv', 4],
    ['substitute', 'words.tsv', 4],
    ['comprehend', 'questions.jsonl', 2],
  ])('makes %s of the example %s', async (design, file, count) => {
    const made = await klartext([
      ...['study', 'create', design, '--items', `designs/items/${file}`],
      ...['--db', at('examples.db'), '--json'],
    ]);
    expect(JSON.parse(made.out).items).toBe(count);
  });

  it('imports ratings and tells means, agreement and tests', async () => {
    const rows = ['a', 'b', 'c'].flatMap((rater) =>
      ['1', '2'].flatMap((item) => [
        `${item},x,${rater},${Number(item) + 1}`,
        `${item},y,${rater},${item}`,
      ]),
    );
    const file = at('ratings.csv', `item,system,rater,value\n${rows.join('\n')}\n`);
    const other = at('imported.db');
    expect((await klartext(['study', 'import', file, '-l', 'en', '--db', other])).code).toBe(0);
    const { out } = await klartext([
      'study',
      'analyse',
      '--db',
      other,
      '--json',
      '--html',
      at('report.html'),
    ]);
    const { means, agreement, tests } = JSON.parse(out);
    expect(
      means.map(({ system, mean }: { system: string; mean: number }) => [system, mean]),
    ).toEqual([
      ['x', 2.5],
      ['y', 1.5],
    ]);
    expect(agreement[0].alpha.interval).toBe(1);
    expect(tests[0]).toMatchObject({ first: 'x', second: 'y', difference: 1 });
    expect(readFileSync(at('report.html'), 'utf8')).toContain('<caption>Agreement</caption>');
    const { out: csv } = await klartext(['study', 'export', '--format', 'csv', '--db', other]);
    expect(csv.split('\r\n')[0]).toBe('item,system,dimension,rater,value');
  });

  it('says how many participants a study needs at least', async () => {
    const create = (design: string) =>
      klartext([
        ...['study', 'create', design, '--source', source, '--judgements', '2'],
        ...['--output', `ours=${ours}`, `theirs=${ours}`, '--db', at('needed.db')],
      ]);
    expect((await create('rate-asset')).out).toContain('by at least 2 participants');
    const once = readFileSync('designs/rate-asset.yaml', 'utf8').replace('everySystem: true\n', '');
    expect((await create(at('once.yaml', once))).out).toContain('by at least 4 participants');
  });

  it.each([
    [['create', 'rate-aset', '--items', source], 'Did you mean "rate-asset"?'],
    [['create', 'rate-asset'], 'one of --items, --source and --corpus'],
    [
      ['create', 'substitute', '--items', at('w.tsv', 'source\tword\nA cat.\tdog\n')],
      'has no word to replace',
    ],
    [['analyse', 'nothing'], 'There is no study "nothing"'],
  ])('%j is refused with what to do', async (args, message) => {
    const { code, error } = await klartext(['study', ...args, '--db', db]);
    expect(code).not.toBe(0);
    expect(error).toContain(message);
    expect(error).toContain('hint');
  });
});
