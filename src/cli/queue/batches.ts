import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { openSharedStore } from '../../run/queue/index.ts';
import { type EvaluateOptions, sampleFilesOf, showResults } from '../evaluate/evaluate.ts';
import type { Results } from '../evaluate/results.ts';
import { linesOf } from '../lines.ts';
import { streamLines } from '../simplify/stream-lines.ts';
import type { Terminal } from '../terminal.ts';
import { executeQueued } from './execute.ts';
import type { BatchPayload } from './handlers.ts';
import { reachQueue } from './open.ts';

/** The queue and the store for batches. */
export interface QueueChoice {
  readonly queue: string;
  /** Storage that all workers can reach: a folder or s3://…; for a queue in a folder, a folder beside it. */
  readonly store?: string;
}

const LINES = 500;

/** `klartext simplify --lines --queue`: batches of lines, simplified by workers, in order. */
export async function simplifyQueued(
  file: string | undefined,
  { queue, store, ...options }: QueueChoice & { readonly [name: string]: unknown },
  terminal: Terminal,
): Promise<number> {
  if (!options.lines || options.language === undefined) {
    throw new KlartextError(
      'bad-option',
      'With --queue, simplify needs --lines and a named language.',
      'Add --lines and --language ID.',
    );
  }
  const lines: string[] = [];
  const source = file === undefined || file === '-' ? streamLines(terminal.stdin) : linesOf(file);
  for await (const line of source) lines.push(line);
  const batches: string[] = [];
  for (let from = 0; from < lines.length; from += LINES) {
    batches.push(`${lines.slice(from, from + LINES).join('\n')}\n`);
  }
  const results = await batchResults(
    'simplify',
    { queue, ...(store && { store }) },
    terminal,
    (write) =>
      Promise.all(
        batches.map(async (text) => ({ options, lines: await write(text), json: terminal.json })),
      ),
  );
  for (const { output, notices } of results) {
    terminal.write(output);
    if (notices) terminal.notice(notices);
  }
  return Math.max(0, ...results.map(({ code }) => code ?? 0));
}

/** `klartext evaluate --queue`: a worker scores each system; all workers must be able to read the files. */
export async function evaluateQueued(
  { queue, store, ...options }: QueueChoice & EvaluateOptions,
  terminal: Terminal,
): Promise<number> {
  const { source, references, outputs } = sampleFilesOf({
    ...options,
    ...(options.corpus && { source: options.corpus }),
  });
  const files = [...(options.corpus ? [] : [source]), ...references, ...outputs.map(([, f]) => f)];
  if (options.compare || outputs.length === 0 || files.includes('-')) {
    throw new KlartextError(
      'bad-option',
      options.compare
        ? '--compare needs all outputs at once.'
        : 'With --queue, outputs of systems must be files.',
      'Name them: --output NAME=FILE…; with --compare, leave out --queue.',
    );
  }
  const { against, format, ...asked } = options;
  const found = (path: string | undefined) =>
    path !== undefined && existsSync(path) ? resolve(path) : path;
  const shared = {
    ...asked,
    ...(options.source && { source: resolve(options.source) }),
    references: references.map((path) => resolve(path)),
    ...(options.mirror && { mirror: resolve(options.mirror) }),
    ...(options.punkt && { punkt: resolve(options.punkt) }),
    ...(options.encoder && { encoder: found(options.encoder) }),
  };
  const checksums = new Map(files.map((path) => [path, digest(readFileSync(path))]));
  const common = files.slice(0, files.length - outputs.length).map((path) => checksums.get(path)!);
  const results = await batchResults('evaluate', { queue, ...(store && { store }) }, terminal, () =>
    Promise.resolve(
      outputs.map(([name, path]) => ({
        options: { ...shared, output: [`${name}=${resolve(path)}`] },
        checksums: [...common, checksums.get(path)!],
        json: true,
      })),
    ),
  );
  const all = results.map(({ output }) => JSON.parse(output) as Results);
  const merged = {
    items: all[0].items,
    systems: Object.assign({}, ...all.map(({ systems }) => systems)),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
  showResults(merged, { ...(against && { against }), ...(format && { format }) }, terminal);
  return 0;
}

type Batch = Omit<BatchPayload, 'store' | 'name'>;

/** A worker's result for a batch, and the exit code of the command it ran. */
interface BatchResult {
  readonly output: string;
  readonly notices: string;
  readonly code?: number;
}

async function batchResults(
  kind: string,
  choice: QueueChoice,
  terminal: Terminal,
  make: (write: (text: string) => Promise<string>) => Promise<Batch[]>,
): Promise<BatchResult[]> {
  const queue = await reachQueue(choice.queue, terminal);
  try {
    const isFolder = !/^postgres(?:ql)?:/.test(choice.queue);
    if (!isFolder && choice.store === undefined) {
      throw new KlartextError(
        'bad-option',
        'No storage for batches and results was named.',
        'Name storage that all workers can reach: --store FOLDER or --store s3://BUCKET/PREFIX.',
      );
    }
    const store = await openSharedStore(choice.store ?? `${queue.url}/store`, process.env);
    const batches = await make(async (text) => {
      const name = `lines-${digest(text)}`;
      if (!(await store.has(name))) await store.write(name, Buffer.from(text));
      return name;
    });
    const progress = terminal.progress(`Waiting for workers: ${kind}`, batches.length);
    let last = 0;
    const results = await executeQueued(
      batches.map((batch) => {
        const name = `${kind}-${digest(JSON.stringify(batch))}`;
        const payload: BatchPayload = { store: store.url, name, ...batch };
        return { name, kind, payload };
      }),
      {
        queue,
        store,
        report: (done) => {
          progress.advance(done - last);
          last = done;
        },
      },
    );
    progress.done();
    return results as BatchResult[];
  } finally {
    await queue.close().catch(() => {});
  }
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
