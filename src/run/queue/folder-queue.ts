import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ATTEMPTS,
  FAILURES,
  type JobQueue,
  type JobState,
  type KindStatus,
  LOSSES,
  type NewJob,
  noCounts,
  PAUSE,
  type State,
  type TakenJob,
} from './queue.ts';
import { syncFolder } from './store/folder.ts';

/** One step in the life cycle of a job. Steps are numbered; a number can be used only once. */
interface Step {
  readonly state: State;
  /** How often it was taken, and how often that ended with a failure. */
  readonly attempts: number;
  readonly failures: number;
  /** Seconds before it may be taken. */
  readonly pause?: number;
  readonly worker?: string;
  readonly leaseSeconds?: number;
  readonly reason?: string;
  readonly result?: object;
  /** Milliseconds; only for the figures of `status`. */
  readonly time?: number;
}

/** The first step also describes the job. */
interface FirstStep extends Step {
  readonly kind: string;
  readonly payload: object;
}

interface Known {
  first: FirstStep;
  number: number;
  step: Step;
}

/**
 * A queue in a folder, without a server. Each job is a folder of numbered steps. A step is written
 * under a temporary name and then linked to its number, which fails if the number exists: a worker
 * can change a job only if it has seen the latest step. So the number is the fence, and two workers
 * can never both hold, complete or take over a job.
 */
export function folderQueue(url: string, pause = PAUSE): JobQueue {
  const folder = resolve(url.startsWith('file:') ? fileURLToPath(url) : url);
  const jobs = join(folder, 'jobs');
  const known = new Map<string, Known>();

  /** The latest step of a job; steps never change, so what was read once is not read again. */
  async function latest(name: string): Promise<Known | undefined> {
    let seen = known.get(name);
    for (let number = (seen?.number ?? 0) + 1; ; number++) {
      const step = await readStep(join(jobs, name, String(number)));
      if (step === undefined) return seen;
      const first = 'kind' in step ? (step as FirstStep) : seen!.first;
      seen = { first, number, step };
      known.set(name, seen);
    }
  }

  /** Writes the step after `number`; false if another worker was first. */
  async function advance(name: string, number: number, step: Step): Promise<boolean> {
    const place = join(jobs, name);
    const temporary = join(place, `.${randomUUID()}`);
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(JSON.stringify(step));
      await file.sync();
    } finally {
      await file.close();
    }
    try {
      await link(temporary, join(place, String(number + 1)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
    await syncFolder(place);
    return true;
  }

  /** A holder's own step: only if nothing happened since it took the job. */
  async function close(job: TakenJob, step: (seen: Known) => Step): Promise<boolean> {
    const seen = await latest(job.name);
    if (seen?.number !== job.fence || seen.step.state !== 'held') return false;
    return advance(job.name, job.fence, step(seen));
  }

  /** The time of the file system's clock, so that the clocks of machines may differ. */
  async function fileTime(): Promise<number> {
    const probe = join(folder, `.clock.${process.pid}`);
    const file = await open(probe, 'w');
    try {
      await file.writeFile('.');
      return (await file.stat()).mtimeMs;
    } finally {
      await file.close();
    }
  }

  /** Whether a lease has expired, or a pause is over. */
  async function isOver(name: string, { number, step }: Known, now: number): Promise<boolean> {
    const { mtimeMs } = await stat(join(jobs, name, String(number)));
    return mtimeMs + (step.leaseSeconds ?? step.pause ?? 0) * 1000 < now;
  }

  async function names(): Promise<string[]> {
    if (!existsSync(jobs)) return [];
    return (await readdir(jobs)).filter((name) => !name.startsWith('.')).sort();
  }

  async function change(
    wanted: readonly string[] | undefined,
    from: readonly State[],
    step: (seen: Known) => Step,
  ): Promise<number> {
    let changed = 0;
    for (const name of wanted ?? (await names())) {
      const seen = await latest(name);
      if (!seen || !from.includes(seen.step.state)) continue;
      if (await advance(name, seen.number, step(seen))) changed++;
    }
    return changed;
  }

  return {
    url: folder,
    async add(added: readonly NewJob[]) {
      for (const { name, kind, payload } of added) {
        await mkdir(join(jobs, name), { recursive: true });
        const seen = await latest(name);
        if (seen?.step.state === 'waiting' || seen?.step.state === 'held') continue;
        const first: FirstStep = { state: 'waiting', attempts: 0, failures: 0, kind, payload };
        await advance(name, seen?.number ?? 0, first);
      }
    },
    async take(worker, leaseSeconds) {
      let now: number | undefined;
      for (const name of await names()) {
        const seen = await latest(name);
        if (!seen) continue;
        const { state, attempts, failures } = seen.step;
        if (state === 'held' || seen.step.pause !== undefined) {
          now ??= await fileTime();
          if (!(await isOver(name, seen, now))) continue;
        } else if (state !== 'waiting') continue;
        const { kind, payload } = seen.first;
        if (attempts - failures >= LOSSES) {
          const reason = `its worker was lost ${LOSSES} times`;
          await advance(name, seen.number, { state: 'failed', attempts, failures, reason });
          continue;
        }
        const step: Step = {
          state: 'held',
          attempts: attempts + 1,
          failures,
          worker,
          leaseSeconds,
        };
        if (!(await advance(name, seen.number, step))) continue;
        const fence = seen.number + 1;
        return { name, kind, payload, fence, attempt: attempts + 1 };
      }
      return undefined;
    },
    async renew(job) {
      const seen = await latest(job.name);
      if (seen?.number !== job.fence || seen.step.state !== 'held') return false;
      const now = new Date(await fileTime());
      await utimes(join(jobs, job.name, String(job.fence)), now, now);
      return true;
    },
    complete: (job, result) =>
      close(job, ({ step }) => ({
        state: 'done',
        attempts: step.attempts,
        failures: step.failures,
        result,
        time: Date.now(),
      })),
    fail: (job, reason) =>
      close(job, ({ step: { attempts, failures } }) => ({
        state: failures + 1 >= ATTEMPTS ? 'failed' : 'waiting',
        attempts,
        failures: failures + 1,
        reason,
        ...(failures + 1 < ATTEMPTS && { pause: pause * 2 ** failures }),
      })),
    release: (job) =>
      close(job, ({ step: { attempts, failures } }) => ({
        state: 'waiting',
        attempts: attempts - 1,
        failures,
      })),
    async look(wanted) {
      const states: JobState[] = [];
      for (const name of wanted) {
        const seen = await latest(name);
        if (!seen) continue;
        const { state, attempts, result, reason, worker } = seen.step;
        states.push({
          name,
          kind: seen.first.kind,
          state,
          attempts,
          ...(result && { result }),
          ...(reason !== undefined && { reason }),
          ...(worker !== undefined && { worker }),
        });
      }
      return states;
    },
    async status() {
      const kinds = new Map<string, { counts: ReturnType<typeof noCounts>; times: number[] }>();
      const failures: { name: string; reason: string }[] = [];
      for (const name of await names()) {
        const seen = await latest(name);
        if (!seen) continue;
        const { kind } = seen.first;
        if (!kinds.has(kind)) kinds.set(kind, { counts: noCounts(), times: [] });
        const { counts, times } = kinds.get(kind)!;
        counts[seen.step.state]++;
        if (seen.step.time !== undefined) times.push(seen.step.time);
        if (seen.step.state === 'failed' && failures.length < FAILURES) {
          failures.push({ name, reason: seen.step.reason ?? '' });
        }
      }
      return { kinds: [...kinds].map(([kind, found]) => statusOf(kind, found)), failures };
    },
    retry: (wanted) =>
      change(wanted, ['failed', 'cancelled'], () => ({
        state: 'waiting',
        attempts: 0,
        failures: 0,
      })),
    cancel: (wanted) =>
      change(wanted, ['waiting', 'held', 'failed'], ({ step }) => ({
        state: 'cancelled',
        attempts: step.attempts,
        failures: step.failures,
      })),
    close: async () => {},
  };
}

function statusOf(
  kind: string,
  { counts, times }: { counts: Record<State, number>; times: number[] },
): KindStatus {
  const span = Math.max(...times) - Math.min(...times);
  if (times.length < 2 || span === 0) return { kind, counts };
  return { kind, counts, perMinute: ((times.length - 1) / span) * 60_000 };
}

async function readStep(path: string): Promise<Step | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
