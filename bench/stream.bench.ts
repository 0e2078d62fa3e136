import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * `npx tsx bench/stream.bench.ts [megabytes…]` (after `npm run build`; 1 and 30 if none are named): how
 * soon `klartext lint` and `klartext analyse` print their first result for a long text, how long they
 * take, and their peak memory (Linux). Target: the memory does not grow with the text.
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 30];
const COMMANDS = [
  ['lint', '--format', 'jsonl', '--fail-on', 'never'],
  ['analyse', '--jsonl'],
];
const folder = mkdtempSync(join(tmpdir(), 'klartext-stream-'));
const sample = readFileSync('examples/en.txt', 'utf8').trim();

try {
  for (const size of SIZES) {
    const file = join(folder, `${size}.txt`);
    const copies = Math.ceil((size * 1e6) / sample.length);
    // Different words, so that nothing is known from an earlier copy.
    const text = Array.from({ length: copies }, (_, at) =>
      sample.replace(/\b(?:Harbour|Mill|Whitcombe)\b/g, (name) => `${name}${at.toString(36)}`),
    );
    writeFileSync(file, text.join('\n\n'));
    for (const [name, ...options] of COMMANDS) await measure(name, size, [...options, file]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, size: number, args: readonly string[]): Promise<void> {
  const started = performance.now();
  const call = ['bin/klartext.js', name, '--language', 'en', ...args];
  const child = spawn(process.execPath, call, { stdio: ['ignore', 'pipe', 'ignore'] });
  let first = 0;
  let peak = 0;
  const look = () => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has ended, or this is not Linux.
    }
  };
  const timer = setInterval(look, 200);
  child.stdout.on('data', () => {
    first ||= performance.now() - started;
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
  console.log(
    `${name}, ${size} MB: first result after ${seconds(first)}, ` +
      `all after ${seconds(performance.now() - started)}, peak memory ${peak.toFixed(0)} MB`,
  );
}
