import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, failures, type Rewritten } from '../simplify/models/rewrite.ts';
import { type RunHeader, RunLog, type RunRecord } from './log/run-log.ts';
import { runItems } from './run-items.ts';

/** The log record of a text. */
export interface RewriteRecord extends RunRecord {
  readonly status: Rewritten['status'] | 'failed';
  readonly text: string;
  readonly why?: string;
  readonly answers: readonly Answered[];
  readonly tokens: Rewritten['tokens'];
}

/** The summary of a run. */
export interface RunSummary {
  readonly items: number;
  /** Read from the log of an earlier call. */
  readonly resumed: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The items for which no answer passed; with `--accept-failed`, a failed one was used. */
  readonly failed: readonly number[];
  /** The number of these items that failed at each point of the judge. */
  readonly points: Readonly<Record<string, number>>;
  readonly tokens: { readonly prompt: number; readonly answer: number };
}

export interface RewriteRun {
  readonly sources: readonly string[];
  /** The folder of the log; without one, nothing is kept. */
  readonly folder?: string;
  /** Everything besides the sources that determines the results. */
  readonly header: RunHeader;
  readonly concurrency: number;
  readonly rewrite: (source: string, item: number) => Promise<Rewritten>;
  readonly report: (record: RewriteRecord) => void | Promise<void>;
}

/** Statuses that another call may improve. */
const AGAIN = new Set<RewriteRecord['status']>(['failed', 'unasked']);

/**
 * Rewrites texts one by one and logs each result before it is reported. A call with the same folder
 * resumes the run: finished texts are not paid for twice.
 */
export async function rewriteAll(run: RewriteRun): Promise<RunSummary> {
  const { sources, folder, rewrite } = run;
  const header = {
    log: 'klartext-run-2',
    ...run.header,
    items: sources.length,
    texts: hashOf(sources),
  };
  const log = folder === undefined ? undefined : new RunLog<RewriteRecord>(folder, header);
  const statuses: Record<string, number> = {};
  const points: Record<string, number> = {};
  const failed: number[] = [];
  const tokens = { prompt: 0, answer: 0 };
  let resumed = 0;
  const bare = (item: number): RewriteRecord => ({
    item,
    status: 'answered',
    text: sources[item],
    answers: [],
    tokens: { prompt: 0, answer: 0 },
  });
  try {
    await runItems<RewriteRecord>({
      count: sources.length,
      concurrency: run.concurrency,
      known(item) {
        // An empty line needs no call.
        if (sources[item].trim() === '') return bare(item);
        const record = log?.records.get(item);
        if (!record || AGAIN.has(record.status)) return undefined;
        resumed++;
        return record;
      },
      async work(item) {
        return { item, ...(await rewrite(sources[item], item)) };
      },
      failed: (item, why) => ({ ...bare(item), status: 'failed', why }),
      keep: async (record) => log?.append(record),
      async report(record) {
        statuses[record.status] = (statuses[record.status] ?? 0) + 1;
        const faults = failedPoints(record);
        if (record.status !== 'answered' || faults.size > 0) failed.push(record.item);
        for (const point of faults) points[point] = (points[point] ?? 0) + 1;
        tokens.prompt += record.tokens.prompt;
        tokens.answer += record.tokens.answer;
        await run.report(record);
      },
    });
    const summary = { items: sources.length, resumed, statuses, failed, points, tokens };
    if (folder !== undefined) writeSummary(folder, summary);
    return summary;
  } finally {
    log?.close();
  }
}

/** The points at which the best answer to a text failed. */
function failedPoints({ answers: [best] }: RewriteRecord): ReadonlySet<string> {
  return new Set(best === undefined ? [] : failures(best).map(({ point }) => point));
}

/** A hash of texts, in their order. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

function writeSummary(folder: string, summary: RunSummary): void {
  const half = join(folder, 'summary.json.part');
  try {
    writeFileSync(half, `${JSON.stringify(summary, undefined, 2)}\n`);
    renameSync(half, join(folder, 'summary.json'));
  } catch {
    // The log is authoritative; the summary can be recomputed from it.
  }
}
