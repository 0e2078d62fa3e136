import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { openSharedStore } from '../../run/queue/index.ts';
import { linesOf } from '../lines.ts';
import { streamLines } from '../simplify/stream-lines.ts';
import type { Terminal } from '../terminal.ts';
import { executeQueued } from './execute.ts';
import type { BatchPayload } from './handlers.ts';
import { reachQueue } from './open.ts';

/** Where batches go. */
export interface QueueChoice {
  readonly queue: string;
  /** What all workers see: a folder or s3://…; for a queue in a folder it lies beside it. */
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
      'A queue simplifies lines of a language that is named.',
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
  return 0;
}

/** `klartext evaluate --queue`: each system scored by a worker; the files must be seen by all. */
export async function evaluateQueued(
  { queue, store, ...options }: QueueChoice & { readonly [name: string]: unknown },
  terminal: Terminal,
): Promise<number> {
  const outputs = (options.output ?? []) as readonly string[];
  const refused = ['compare', 'against', 'format', 'list'].find((name) => options[name]);
  if (refused !== undefined || outputs.length === 0) {
    throw new KlartextError(
      'bad-option',
      refused ? `--${refused} needs all scores at once.` : 'There is no output to score.',
      'Through a queue, name outputs of systems (--output NAME=FILE…) and write --json.',
    );
  }
  const absolute = (path: string) => (path === '-' ? path : resolve(path));
  const shared = {
    ...options,
    ...(options.source !== undefined && { source: absolute(String(options.source)) }),
    ...(options.references !== undefined && {
      references: (options.references as readonly string[]).map(absolute),
    }),
  };
  const results = await batchResults(
    'evaluate',
    { queue, ...(store && { store }) },
    terminal,
    async () =>
      outputs.map((given) => {
        const equals = given.indexOf('=');
        const named = equals > 0 ? given.slice(0, equals + 1) : '';
        const output = [`${named}${absolute(given.slice(named.length))}`];
        return { options: { ...shared, output }, json: true };
      }),
  );
  const all = results.map(({ output }) => JSON.parse(output));
  terminal.writeJson({
    items: all[0].items,
    systems: Object.assign({}, ...all.map(({ systems }) => systems)),
    warnings: all.flatMap(({ warnings }) => warnings),
  });
  return 0;
}

type Batch = Pick<BatchPayload, 'options' | 'json'> & { readonly lines?: string };

async function batchResults(
  kind: string,
  choice: QueueChoice,
  terminal: Terminal,
  make: (write: (text: string) => Promise<string>) => Promise<Batch[]>,
): Promise<{ output: string; notices: string }[]> {
  const queue = await reachQueue(choice.queue, terminal);
  try {
    const isFolder = !/^postgres(?:ql)?:/.test(choice.queue);
    if (!isFolder && choice.store === undefined) {
      throw new KlartextError(
        'bad-option',
        'It is not said where batches and results go.',
        'Name what all workers see: --store FOLDER or --store s3://BUCKET/PREFIX.',
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
        tell: (done) => {
          progress.advance(done - last);
          last = done;
        },
      },
    );
    progress.done();
    return results as { output: string; notices: string }[];
  } finally {
    await queue.close().catch(() => {});
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
