import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND, klartext as command } from '../contracts/command.ts';
import { type PrivateServer, privatePostgres } from './mine-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-batches-'));
const SOURCES = ['He endeavoured to help.', 'The edifice was demolished.', 'They departed early.'];
const file = (name: string, lines: readonly string[]) => {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return join(folder, name);
};

let server: PrivateServer;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  server = await privatePostgres();
  for (const queue of [join(folder, 'queue'), server.url]) {
    const args = [COMMAND, 'worker', '--queue', queue, '--poll', '0.1'];
    workers.push(spawn(process.execPath, args, { cwd: tmpdir(), stdio: 'ignore' }));
  }
  file('source', SOURCES);
  file('reference', ['He tried to help.', 'The building was torn down.', 'They left early.']);
  file('good', ['He tried to help.', 'The building was destroyed.', 'They left early.']);
  file('copy', SOURCES);
  file(
    'many',
    // More than one batch of 500, most of it quickly done.
    Array.from({ length: 505 }, (_, at) => SOURCES[at % 50] ?? `Yes, ${at}.`),
  );
});
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command in the folder of the files, so that paths are relative. */
const klartext = (...args: string[]) => command(args, '', { cwd: folder });

const simplifying = ['simplify', 'many', '--lines', '--language', 'en'];
let alone: ReturnType<typeof klartext> | undefined;

describe.each([
  ['a folder', () => ['--queue', join(folder, 'queue')]],
  ['PostgreSQL', () => ['--queue', server.url, '--store', join(folder, 'store')]],
])('batches through %s', (_, queue) => {
  const scoring = ['evaluate', '--source', 'source', '--references', 'reference', '-l', 'en'];

  it('score systems as a call alone does, as JSON and as a table', async () => {
    const systems = [...scoring, '--output', 'good=good', 'copy=copy', '--baselines', 'truncation'];
    const alone = await klartext(...systems, '--json');
    const queued = await klartext(...systems, '--json', ...queue());
    expect(queued.error).toBe('');
    const [one, other] = [JSON.parse(alone.out), JSON.parse(queued.out)];
    expect(other.systems).toEqual(one.systems);
    expect(Object.keys(other.systems)).toEqual(expect.arrayContaining(['good', 'copy']));
    expect(other).toMatchObject({ items: one.items, warnings: one.warnings });
    const table = await klartext(...systems, '--format', 'markdown', ...queue());
    expect(table.out).toContain('| good');
  });

  it('score an output anew when it has changed', async () => {
    const args = [...scoring, '--output', 'x=changing', '--metrics', 'sari', '--json', ...queue()];
    file('changing', SOURCES);
    const before = JSON.parse((await klartext(...args)).out).systems.x.sari.value;
    file('changing', ['He tried to help.', 'The building was torn down.', 'They left early.']);
    const after = JSON.parse((await klartext(...args)).out).systems.x.sari.value;
    expect(after).toBeGreaterThan(before);
  });

  it('simplify lines in order, two batches of them', async () => {
    alone ??= klartext(...simplifying);
    const [queued, expected] = await Promise.all([klartext(...simplifying, ...queue()), alone]);
    expect(queued).toEqual({ code: 0, out: expected.out, error: expected.error });
    expect(queued.out.split('\n').length).toBe(506);
  });

  it('say what a worker could not do', async () => {
    file('short', ['only one line']);
    const args = [...scoring, '--output', 'short=short', '--json', ...queue()];
    const { code, error } = await klartext(...args);
    expect([code, JSON.parse(error).error.message]).toEqual([
      1,
      expect.stringMatching(/evaluate failed.*short/),
    ]);
    const missing = await klartext(...scoring, '--output', 'x=nowhere', ...queue());
    expect([missing.code === 0, missing.error]).toEqual([
      false,
      expect.stringContaining('nowhere'),
    ]);
    const compared = await klartext(...scoring, '--output', 'a=copy', '--compare', 'a', ...queue());
    expect([compared.code, compared.error]).toEqual([2, expect.stringContaining('--compare')]);
  });
});
