import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startServer, temporaryFolder } from '../test/end-to-end/server-process.ts';

/**
 * `npx tsx bench/load.bench.ts [connections…]` (after `npm run build`): how long people wait when
 * each of 200, and then of 1,000, sends a letter of their own to be simplified at the same moment,
 * over a connection of their own. Who gets 503 tries again after the seconds in `Retry-After`.
 * Targets: with 200, 99% wait less than 5 s for a letter and a pair of cores; with 1,000, no answer
 * but 200 and 503 with Retry-After, and everyone is served. The ratio sets the time of 99% in
 * relation to the server's work for a single letter, on the same machine in the same run; the time of
 * the processors says how long a machine with nothing else to do would take.
 */
const SIZES = process.argv.slice(2).map(Number);
const TARGET = 5_000;
/** Nobody waits longer, and nobody tries more often. */
const PATIENCE = 400_000;
const TRIES = 60;

/** A letter of some 130 words, different in every sentence, so that no part of it is known. */
function letter(number: number): string {
  const office = `office ${number}`;
  return [
    `Dear resident, we are writing to you in order to inform you about your application to ${office}.`,
    `The application was received by ${office} on 3 May, but a number of documents are still missing.`,
    `In the event that you have moved to street ${number}, you must notify us of your new address without delay.`,
    `Please submit proof of your income, which ${office} requires in order to calculate the amount.`,
    `If the documents are not received by ${office} prior to 1 June, your application may be rejected.`,
    `You have the right to lodge an appeal against the decision of ${office} within four weeks.`,
    `Should you have any questions, do not hesitate to contact ${office} by telephone or in writing.`,
    `We would like to point out that ${office} is closed on public holidays.`,
  ].join(' ');
}

const [folder, remove] = temporaryFolder();
const server = await startServer(join(folder, 'workbench.db'));
const { hostname, port } = new URL(server.address);

interface Outcome {
  readonly time: number;
  readonly refusals: number;
  readonly error?: string;
}

function post(text: string, agent: Agent): Promise<{ status: number; retryAfter: string }> {
  const body = JSON.stringify({ text, language: 'en' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { hostname, port, path: '/api/simplify', method: 'POST', headers, agent };
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: String(response.headers['retry-after'] ?? ''),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function person(number: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const started = performance.now();
  const time = () => performance.now() - started;
  let refusals = 0;
  try {
    while (refusals < TRIES && time() < PATIENCE) {
      const { status, retryAfter } = await post(letter(number), agent);
      if (status === 200) return { time: time(), refusals };
      if (status !== 503 || !/^\d+$/.test(retryAfter)) {
        return { time: time(), refusals, error: `status ${status}, Retry-After "${retryAfter}"` };
      }
      refusals++;
      await new Promise((resolve) => setTimeout(resolve, Number(retryAfter) * 1000));
    }
    return { time: time(), refusals, error: 'not served' };
  } catch (error) {
    return { time: time(), refusals, error: (error as Error).message };
  } finally {
    agent.destroy();
  }
}

/** Seconds of the processors that the server has used (Linux). */
function processorTime(): number {
  const file = `/proc/${server.child.pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

try {
  let next = 0;
  // All workers load their language before people come.
  await Promise.all(Array.from({ length: 16 }, () => person(next++)));
  const single: number[] = [];
  for (let i = 0; i < 9; i++) single.push((await person(next++)).time);
  const alone = percentile(single, 0.5);
  const pairs = Math.max(1, Math.floor(availableParallelism() / 2));
  console.log(
    `a single letter: ${alone.toFixed(0)} ms; load of the machine ${loadavg()[0].toFixed(1)}`,
  );
  for (const size of SIZES.length > 0 ? SIZES : [200, 1_000]) {
    const before = processorTime();
    const outcomes = await Promise.all(Array.from({ length: size }, () => person(next++)));
    const times = outcomes.map(({ time }) => time);
    const refusals = outcomes.map((outcome) => outcome.refusals);
    const errors = outcomes.flatMap(({ error }) => error ?? []);
    const kinds = [...new Set(errors)].map(
      (kind) => `${errors.filter((each) => each === kind).length} ${kind}`,
    );
    const high = percentile(times, 0.99);
    const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
    const isFast = size !== 200 || high * pairs <= TARGET;
    console.log(
      `${size} connections: half waited ${seconds(percentile(times, 0.5))}, 99% ${seconds(high)} ` +
        `(ratio ${(high / alone).toFixed(0)}), ${(size / (Math.max(...times) / 1000)).toFixed(0)} letters/s; ` +
        `503: ${refusals.reduce((sum, count) => sum + count, 0)} (most for one: ${Math.max(...refusals)}); ` +
        `processors ${seconds(1000 * (processorTime() - before))}; ` +
        `errors: ${errors.length}${errors.length > 0 ? ` (${kinds.slice(0, 3).join('; ')})` : ''}; ` +
        `load ${loadavg()[0].toFixed(1)}; target ${isFast && errors.length === 0 ? 'reached' : 'MISSED'}`,
    );
  }
} finally {
  await server.kill();
  remove();
}
