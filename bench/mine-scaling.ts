import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCorpus } from './mine/generate.ts';

/**
 * `npx tsx bench/mine-scaling.ts [SEQUENCES] [WORKERS…]`: mines a generated corpus with 1 worker,
 * then with 2 (or as many as named), through a queue in a folder or at $QUEUE (postgres://…), and
 * prints the speed-up, the time of the queue, and the memory of a worker. Wall time
 * is meaningful only on an idle machine; and because two cores may be two threads of
 * one, plain loops on as many processes show what the machine can do.
 */
const sequences = Number(process.argv[2] ?? 100_000);
const counts = process.argv.slice(3).map(Number);
const command = process.env.KLARTEXT_COMMAND ?? 'bin/klartext.js';
const folder = mkdtempSync(join(tmpdir(), 'klartext-mine-scaling-'));
generateCorpus(join(folder, 'in'), sequences, 1);

interface WorkerReport {
  readonly seconds: { readonly work: number; readonly queue: number; readonly idle: number };
  readonly megabytes: number;
}

let alone: number | undefined;
for (const count of counts.length > 0 ? counts : [1, 2]) {
  const { wall, workers } = await run(count);
  alone ??= wall;
  const sum = (part: keyof WorkerReport['seconds']) =>
    workers.reduce((total, { seconds }) => total + seconds[part], 0);
  const [work, queue, idle] = [sum('work'), sum('queue'), sum('idle')];
  const share = (part: number) => `${((100 * part) / (work + queue + idle)).toFixed(2)}%`;
  console.log(
    [
      `${count} workers: ${wall.toFixed(1)} s, ${(alone / wall).toFixed(2)} ×`,
      `plain loops ${(await loopScaling(count)).toFixed(2)} ×`,
      `work ${work.toFixed(1)} s, queue ${queue.toFixed(2)} s (${share(queue)}), waiting ${share(idle)}`,
      `at most ${Math.max(...workers.map(({ megabytes }) => megabytes))} MB a worker`,
    ].join('; '),
  );
}
rmSync(folder, { recursive: true });

async function run(count: number): Promise<{ wall: number; workers: WorkerReport[] }> {
  const out = join(folder, `out-${count}`);
  const queue = process.env.QUEUE ?? join(folder, `queue-${count}`);
  const workers = Array.from({ length: count }, () =>
    start(['worker', '--queue', queue, '--poll', '0.05', '--json']),
  );
  // Starting Node is not part of mining.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const began = performance.now();
  const mining = start(
    ['mine', join(folder, 'in'), '--language', 'en', '--confidence', '0', '--out', out].concat([
      '--protect',
      join(folder, 'evaluation-set.lines'),
      '--queue',
      queue,
      '--json',
    ]),
  );
  const { code, error } = await mining.ended;
  const wall = (performance.now() - began) / 1000;
  for (const worker of workers) worker.child.kill('SIGTERM');
  const reports = await Promise.all(workers.map(({ ended }) => ended));
  if (code !== 0) throw new Error(error);
  if (count > 1) sameAs(join(out, 'pairs.jsonl'));
  return { wall, workers: reports.map((each) => JSON.parse(each.out)) };
}

/** The speed-up of so many parallel loops over one. */
async function loopScaling(count: number): Promise<number> {
  const loop =
    'let sum = 0; for (let i = 0; i < 1e9; i++) sum += i % 7; process.exit(sum > 0 ? 0 : 1)';
  const seconds = async (loops: number) => {
    const began = performance.now();
    const children = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', loop]));
    await Promise.all(children.map((child) => new Promise((done) => child.on('close', done))));
    return performance.now() - began;
  };
  return (count * (await seconds(1))) / (await seconds(count));
}

function sameAs(pairs: string): void {
  const first = join(folder, 'out-1', 'pairs.jsonl');
  if (!readFileSync(first).equals(readFileSync(pairs))) throw new Error('The pairs differ.');
}

function start(args: readonly string[]) {
  const child: ChildProcess = spawn(process.execPath, [command, ...args]);
  let [out, error] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }));
  });
  return { child, ended };
}
