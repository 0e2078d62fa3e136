import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startServer, temporaryFolder } from '../test/end-to-end/server-process.ts';

/**
 * `npx tsx bench/server.bench.ts [seconds]` (after `npm run build`): how long 50 editors wait for candidates
 * when each asks every four seconds, and how long 20,000 words take to be marked, at first and after a
 * change. The ratio sets the time in relation to the server's health check under the same load.
 * Targets: 500 ms at the 95th percentile; 5 s for the marks.
 */
const EDITORS = 50;
/** An editor reads a candidate before asking for the next: seconds between two calls. */
const READING = 4;
const seconds = Number(process.argv[2] ?? 15);
const WORDS = 20_000;
const text = readFileSync('examples/en.txt', 'utf8');
const sentences = text
  .split('\n')
  .flatMap((line) => line.split(/(?<=[.!?]) (?=[A-Z])/))
  .filter((line) => line.endsWith('.'));

const [folder, remove] = temporaryFolder();
const server = await startServer(join(folder, 'workbench.db'));

const candidatesOf = (number: number) =>
  server.send('POST', '/api/candidates', {
    // A sentence that has not been requested before.
    sentence: sentences[number % sentences.length].replace(/\.$/, ` in office ${number}.`),
    language: 'en',
  });
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

try {
  // The workers load their language before the measurement.
  await Promise.all([0, 1, 2, 3].map(candidatesOf));
  const waited: number[] = [];
  const healthy: number[] = [];
  const end = Date.now() + seconds * 1000;
  let number = 4;
  await Promise.all(
    Array.from({ length: EDITORS }, async (_, editor) => {
      await wait((editor / EDITORS) * READING);
      while (Date.now() < end) {
        waited.push(await timed(() => candidatesOf(number++)));
        healthy.push(await timed(() => server.get('/api/health')));
        await wait(READING * (0.8 + 0.4 * Math.random()));
      }
    }),
  );
  const high = percentile(waited, 0.95);
  const reference = percentile(healthy, 0.95);
  console.log(
    `${waited.length} calls of ${EDITORS} editors: median ${percentile(waited, 0.5).toFixed(0)} ms, ` +
      `95th percentile ${high.toFixed(0)} ms; ratio to the health check ${(high / reference).toFixed(1)}`,
  );

  let long = '';
  for (let part = 0; long.split(/\s+/).length < WORDS; part++) {
    long += `${text.replace(/\./g, ` ${part}.`)}\n\n`;
  }
  const marks = (document: string) =>
    timed(() =>
      server.send('POST', '/api/analyse', { text: document, language: 'en', profile: 'falc' }),
    );
  const first = await marks(long);
  const second = await marks(long.replace('Residents', 'People'));
  const times = `${first.toFixed(0)} ms; after a change ${second.toFixed(0)} ms`;
  console.log(`${WORDS} words marked in ${times}; ratio ${(second / first).toFixed(2)}`);
} finally {
  await server.kill();
  remove();
}
