import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { klartext } from './command.ts';

let folder = '';
const path = (...names: string[]) => join(folder, ...names);

/** A corpus of our own: 60 pairs, one sentence in two of them, one copy, one in another language. */
const RECORDS = Array.from({ length: 60 }, (_, at) => ({
  id: `toy-${at}`,
  source: `The committee number ${at} will convene tomorrow in room ${at * 7} of the old town hall.`,
  references: [`Group ${at} meets tomorrow in room ${at * 7} of the town hall.`],
  document: `document ${at % 5}`,
}));
RECORDS[41] = { ...RECORDS[41], source: RECORDS[3].source.toUpperCase() };
RECORDS[42] = { ...RECORDS[42], references: [RECORDS[42].source] };
RECORDS[43] = {
  ...RECORDS[43],
  references: ['Der Ausschuss trifft sich morgen im Rathaus und spricht über das Wetter.'],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-corpus-'));
  process.env.KLARTEXT_CORPORA = path('store');
  const lines = RECORDS.map((record) => JSON.stringify(record)).join('\n');
  writeFileSync(path('toy.jsonl'), `${lines}\n`);
});
afterAll(() => {
  delete process.env.KLARTEXT_CORPORA;
  rmSync(folder, { recursive: true, force: true });
});

describe('klartext corpus split and check', () => {
  it('write splits without leaks, the same for the same seed', async () => {
    const args = ['corpus', 'split', path('toy.jsonl'), '--near', '1', '--json'];
    const first = await klartext([...args, '--out', path('splits')]);
    expect(first.code).toBe(0);
    const plan = JSON.parse(first.out);
    expect(plan.corpora).toEqual([
      expect.objectContaining({ corpus: 'toy', train: 48, dev: 6, test: 6, aside: 0 }),
    ]);
    expect(plan.sharing).toBe(1);
    expect(readdirSync(path('splits')).sort()).toEqual([
      'splits.json',
      'toy.dev.jsonl',
      'toy.test.jsonl',
      'toy.train.jsonl',
    ]);
    await klartext([...args, '--out', path('again')]);
    for (const file of readdirSync(path('splits'))) {
      expect(readFileSync(path('again', file))).toEqual(readFileSync(path('splits', file)));
    }
    const checked = await klartext(['corpus', 'check', path('splits'), '--near', '1', '--json']);
    expect(checked.code).toBe(0);
    expect(JSON.parse(checked.out)).toMatchObject({ records: 60, equal: 0, near: 0, leaks: [] });
  });

  it('find leaks, name them and end with 1', async () => {
    const leaky = [
      { ...RECORDS[0], split: 'train' },
      { ...RECORDS[1], source: `${RECORDS[0].source}!`, split: 'test' },
    ];
    writeFileSync(path('leaky.jsonl'), leaky.map((record) => JSON.stringify(record)).join('\n'));
    const ended = await klartext(['corpus', 'check', path('leaky.jsonl')]);
    expect(ended.code).toBe(1);
    expect(ended.out).toMatch(/in two splits: +1/);
    expect(ended.out).toContain('train:');
    expect(ended.out).toContain('toy-1');
  });
});

describe('klartext corpus filter', () => {
  it('says what each filter removed and writes what stays', async () => {
    const ended = await klartext([
      'corpus',
      'filter',
      path('toy.jsonl'),
      '--edits',
      '0.05..',
      '--language',
      'en',
      '--out',
      path('kept.jsonl'),
      '--json',
    ]);
    expect(ended.code).toBe(0);
    const [report] = JSON.parse(ended.out);
    expect(report).toMatchObject({ corpus: 'toy', pairs: 60, keptRecords: 58 });
    expect(
      report.filters.map(({ name, removed }: { name: string; removed: number }) => [name, removed]),
    ).toEqual([
      ['edits', 1],
      ['language', 1],
    ]);
    expect(readFileSync(path('kept.jsonl'), 'utf8').trim().split('\n')).toHaveLength(58);
  });

  it.each([
    [['--bleu', '70..10'], /--bleu is "70..10"/],
    [['--bleu', 'high'], /should be a range/],
    [[], /No filter was named/],
  ])('refuses %j', async (options, message) => {
    const ended = await klartext(['corpus', 'filter', path('toy.jsonl'), ...options]);
    expect(ended.code).toBe(2);
    expect(ended.error).toMatch(message);
  });

  it('leaves nothing behind after a bad line', async () => {
    writeFileSync(path('bad.jsonl'), '{"source":"a","references":["b"]}\n{"source":"a"}\n');
    const ended = await klartext([
      'corpus',
      'filter',
      path('bad.jsonl'),
      '--unique',
      '--out',
      path('bad-kept.jsonl'),
    ]);
    expect(ended.code).toBe(1);
    expect(ended.error).toContain('bad.jsonl, line 2');
    expect(readdirSync(folder).filter((name) => name.startsWith('bad-kept'))).toEqual([]);
  });
});

describe('klartext corpus controls, export, align and stats', () => {
  it('write training files with control tokens', async () => {
    const ended = await klartext([
      'corpus',
      'controls',
      path('toy.jsonl'),
      '--language',
      'en',
      '--style',
      'multisim',
      '--out',
      path('training'),
    ]);
    expect(ended.code).toBe(0);
    expect(ended.out).toMatch(/length +60/);
    const lines = readFileSync(path('training', 'toy.src'), 'utf8').split('\n');
    expect(lines[0]).toMatch(
      /^<NC_0\.\d+> <LS_0\.\d+> <DR_[\d.]+> <WR_[\d.]+> The committee number 0 /,
    );
    expect(readFileSync(path('training', 'toy.tgt'), 'utf8').split('\n')).toHaveLength(61);
  });

  it.each([
    ['jsonl', ['toy.jsonl']],
    ['text', ['toy.orig', 'toy.simp.0']],
    ['csv', ['toy_train.csv']],
    ['parquet', ['README.md', 'data']],
  ])('export as %s', async (format, files) => {
    const out = path(`export-${format}`);
    const ended = await klartext([
      'corpus',
      'export',
      path('toy.jsonl'),
      '--format',
      format,
      '--out',
      out,
    ]);
    expect(ended.code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(files);
  });

  it('align two documents', async () => {
    writeFileSync(
      path('long.txt'),
      'The committee met on Tuesday. Rain fell all night. Dogs bark at the moon.',
    );
    writeFileSync(path('easy.txt'), 'The group met on Tuesday. Dogs bark.');
    const ended = await klartext([
      'corpus',
      'align',
      path('long.txt'),
      path('easy.txt'),
      '-l',
      'en',
      '--json',
    ]);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.out)).toMatchObject([
      { sources: [0], targets: [0], source: 'The committee met on Tuesday.' },
      { sources: [2], targets: [1], target: 'Dogs bark.' },
    ]);
  });

  it('count, as JSON and as a page', async () => {
    const ended = await klartext([
      'corpus',
      'stats',
      path('toy.jsonl'),
      '-l',
      'en',
      '--html',
      path('pages'),
      '--json',
    ]);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.out)).toMatchObject({
      id: 'toy',
      language: 'en',
      pairs: 60,
      documents: 5,
      tokenizer: 'toktok',
      source: { texts: 60, sentences: 60 },
      operations: { deleted: 0 },
    });
    const html = readFileSync(path('pages', 'toy.html'), 'utf8');
    expect(html).toContain('Content-Security-Policy');
    expect(html).toContain('The committee number');
  });
});

describe('klartext corpus pull', () => {
  it('keeps nothing of a mirror whose file is not the pinned one', async () => {
    mkdirSync(path('mirror', 'slots', 'database'), { recursive: true });
    for (const name of ['ucna', 'testna', 'evalvacijska']) {
      writeFileSync(path('mirror', 'slots', 'database', `${name}.json`), '{"kompleksni": "a"}');
    }
    const ended = await klartext(['corpus', 'pull', 'slots', '--mirror', path('mirror'), '--json']);
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.error.split('\n')[0]).error).toMatchObject({
      code: 'bad-input',
      file: 'slots',
    });
    expect(existsSync(path('store', 'slots'))).toBe(false);
  });

  it('says how to get what is not open, and what was meant by a wrong name', async () => {
    const closed = await klartext(['corpus', 'pull', 'newsela-en']);
    expect(closed.code).toBe(1);
    expect(closed.error).toContain('corpus import newsela-en');
    const wrong = await klartext(['corpus', 'pull', 'slotz']);
    expect(wrong.code).toBe(2);
    expect(wrong.error).toContain('slots');
  });

  it('is asked for by commands that lack a corpus', async () => {
    const ended = await klartext(['corpus', 'stats', 'slots']);
    expect(ended.code).toBe(1);
    expect(ended.error).toContain('klartext corpus pull slots');
  });
});
