import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pearson } from '../../src/evaluate/statistics/correlation.ts';
import { seededRandom } from '../../src/evaluate/statistics/random.ts';
import { openDatabase } from '../../src/store/index.ts';
import {
  type Design,
  itemsFrom,
  Session,
  StudyStore,
  shippedDesign,
} from '../../src/study/index.ts';
import { klartext, start } from '../contracts/command.ts';
import { Person } from './study-people.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-study-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Shown {
  readonly person: number;
  readonly item: string;
  readonly text: string;
}

/** A study that people have answered, in a file that commands read. */
async function answered(
  name: string,
  design: Design,
  rows: readonly Record<string, unknown>[],
  people: number,
  answer: (shown: Shown) => Record<string, string | number | readonly string[]>,
): Promise<string> {
  const db = join(folder, `${name}.db`);
  const store = await StudyStore.open(await openDatabase(db));
  const now = new Date(0);
  const { study } = await store.create(design, itemsFrom(rows, name), 0, now);
  const session = await Session.open(store, study);
  for (let person = 0; person < people; person++) {
    const joined = await session.join(undefined, now);
    if (typeof joined === 'string') throw new Error(joined);
    for (;;) {
      const participant = await store.participant(study.id, joined.token);
      const step = participant && (await session.next(participant, now));
      if (!participant || step?.state !== 'answer') break;
      const { unit, round } = step;
      const text = unit.item.outputs[unit.systems[0]] ?? unit.item.source;
      const values = answer({ person, item: unit.item.id, text });
      await session.answer(participant, { unit: unit.id, round, values, seconds: 1 }, now);
    }
  }
  await store.database.close();
  return db;
}

function unlikeWords(number: number, count: number): string {
  const random = seededRandom(number);
  return Array.from({ length: count }, () => random.below(2 ** 31).toString(36)).join(' ');
}

async function called(...args: string[]): Promise<string> {
  const { code, out, error } = await klartext(args);
  expect(`${code} ${code === 0 ? '' : error}`).toBe('0 ');
  return out;
}

describe('the trial with two colleagues in docs/studies.md', () => {
  const guide = readFileSync(new URL('../../docs/studies.md', import.meta.url), 'utf8');
  /** What the guide tells to type. */
  const [create, serve, analyse] = ['create', 'serve', 'analyse'].map((name) => {
    const [, args = ''] = new RegExp(`^klartext (study ${name} .*)$`, 'm').exec(guide) ?? [];
    return args.split(' ');
  });
  const [, trial = ''] = /two colleagues, add `([^`]+)`/.exec(guide) ?? [];

  it('ends with their agreement and the difference of the systems', async () => {
    const place = { cwd: mkdtempSync(join(folder, 'trial-')) };
    const write = (name: string, line: (at: number) => string) =>
      writeFileSync(
        join(place.cwd, name),
        Array.from({ length: 10 }, (_, at) => `${line(at)}\n`).join(''),
      );
    write('s.txt', (at) => `The committee deliberated extensively about question ${at}.`);
    write('a.txt', (at) => `The group talked a lot about question ${at}.`);
    write('b.txt', (at) => `The committee deliberated about question ${at}.`);
    const made = await klartext([...create, ...trial.split(' '), '--json'], '', place);
    expect(JSON.parse(made.out)).toMatchObject({ items: 10, participants: 2 });
    const server = start([...serve, '--port', '0', '--json'], place.cwd);
    try {
      let out = '';
      for await (const chunk of server.stdout) {
        out += chunk;
        if (/\n\}|\}\s*$/.test(out)) break;
      }
      const [{ participants: page }] = JSON.parse(out).studies;
      for (const bias of [0, 5]) {
        const colleague = new Person();
        await colleague.join(page);
        let shown = 0;
        const pages = await colleague.work(page, () => String(((shown++ * 7) % 60) + bias));
        // 10 sentences of each of two systems, and an attention check.
        expect(pages).toBe(21);
      }
    } finally {
      server.kill();
    }
    const { out, code } = await klartext([...analyse, '--json'], '', place);
    expect(code).toBe(0);
    const { progress, agreement, tests, participants } = JSON.parse(out);
    expect(progress).toMatchObject({ answered: 40, wanted: 40 });
    for (const { count, alpha, kappa } of agreement) {
      expect(count).toBe(20);
      expect(alpha.interval).toEqual(expect.any(Number));
      expect(kappa.quadratic.value).toEqual(expect.any(Number));
    }
    expect(agreement).toHaveLength(3);
    expect(tests.map(({ items }: { items: number }) => items)).toEqual([10, 10, 10]);
    expect(participants).toHaveLength(2);
    expect(readFileSync(join(place.cwd, 'report.html'), 'utf8')).toContain('α interval');
  });
});

describe('results of a study', () => {
  it('go to every automatic metric', { timeout: 120_000 }, async () => {
    const texts = [
      ['The committee deliberated extensively.', 'The group talked.', 'The group talked a lot.'],
      ['He endeavoured to commence.', 'He tried to start right now.', 'He tried to start.'],
      ['The edifice was erected in 1907.', 'The edifice was erected.', 'It is from 1907.'],
      ['They purchased an automobile.', 'They purchased an automobile.', 'They bought a car.'],
    ];
    const rows = texts.map(([source, ours, reference], at) => ({
      id: `i${at}`,
      source,
      ours,
      reference,
    }));
    const design = { ...shippedDesign('rate-asset'), checks: [] };
    // Who rates by the length alone correlates with it, and with nothing where nothing varies.
    const db = await answered('rated', design, rows, 2, ({ text }) => ({
      'A.fluency': 50,
      'A.meaning': 10 + text.length,
      'A.simplicity': 100 - text.length,
    }));
    const out = await called('study', 'analyse', '--db', db, '--metrics', 'all', '--json');
    const rowsOf: { metric: string; dimension: string; pearson: { value: number | null } }[] =
      JSON.parse(out).metrics;
    const metrics = new Set(rowsOf.map(({ metric }) => metric));
    console.log(`${metrics.size} metrics`);
    expect(metrics.size).toBeGreaterThan(60);
    const of = (metric: string, dimension: string) =>
      rowsOf.find((row) => row.metric === metric && row.dimension === dimension)?.pearson.value;
    const ratios = texts.map(([source, ours]) => ours.length / source.length);
    const lengths = texts.map(([, ours]) => ours.length);
    expect(of('asset-compression', 'meaning')).toBeCloseTo(pearson(ratios, lengths).value, 6);
    expect(of('sari', 'simplicity')).toBeCloseTo(-(of('sari', 'meaning') ?? 0), 9);
    expect(of('sari', 'fluency')).toBeNull();
  });

  it('of TSAR are a gold file that words score reads', { timeout: 60_000 }, async () => {
    const rows = [
      { id: '1', source: 'They deliberated long.', word: 'deliberated' },
      { id: '2', source: 'He endeavoured to win.', word: 'endeavoured' },
    ];
    const answers: Record<string, string[]> = {
      1: ['talked', 'talked', 'thought', 'Talked'],
      2: ['tried', 'tried', 'tried', 'asdf'],
    };
    const db = await answered(
      'words',
      shippedDesign('substitute'),
      rows,
      4,
      ({ person, item }) => ({
        word: answers[item][person],
      }),
    );
    const gold = join(folder, 'gold.tsv');
    await called('study', 'export', '--db', db, '--format', 'tsar', '-o', gold);
    expect(readFileSync(gold, 'utf8').split('\n')[1]).toBe(
      'He endeavoured to win.\tendeavoured\ttried\ttried\ttried\tasdf',
    );
    const predictions = join(folder, 'predictions.tsv');
    writeFileSync(
      predictions,
      'They deliberated long.\tdeliberated\ttalked\tthought\nHe endeavoured to win.\tendeavoured\twanted\ttried\n',
    );
    const out = await called(
      ...['words', 'score', '--gold', gold, '--predictions', predictions, '--json'],
    );
    // One of two has a gold word first, and the commonest one.
    expect(out).toMatch(/"ACC@1":\s*0\.5\b/);
  });

  it('that people wrote are a corpus that corpus commands read', { timeout: 60_000 }, async () => {
    // Nothing in common: what is nearly the same would stay in one split.
    const rows = Array.from({ length: 20 }, (_, at) => ({
      id: `s${at}`,
      source: `${unlikeWords(at, 9)}.`,
    }));
    const db = await answered('written', shippedDesign('write'), rows, 2, ({ person, item }) => ({
      simplification: `${unlikeWords(Number(item.slice(1)), 5)}. ${unlikeWords(100 + person, 3)}.`,
      operations: ['lexical', 'splitting'],
      confidence: 4,
      comment: '',
    }));
    const corpus = join(folder, 'corpus');
    await called('study', 'export', '--db', db, '--format', 'dataset', '-o', corpus);
    const card = readFileSync(join(corpus, 'README.md'), 'utf8');
    expect(card).toContain('Records in train.jsonl: 16, dev.jsonl: 2, test.jsonl: 2');
    const stats = JSON.parse(await called('corpus', 'stats', corpus, '-l', 'en', '--json'));
    expect(stats.map(({ pairs }: { pairs: number }) => pairs).sort()).toEqual([32, 4, 4].sort());
    await called('corpus', 'check', corpus);
    await called('corpus', 'export', join(corpus, 'train.jsonl'), '--out', join(folder, 'out'));
  });
});
