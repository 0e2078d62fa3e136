import { Readable, Writable } from 'node:stream';
import {
  folderFiles,
  type Identifier,
  type Language,
  loadIdentifier,
  loadLanguage,
} from '../../language/index.ts';
import { foldedEncoder, runUnit, type SentenceEncoder, type Unit } from '../../mine/index.ts';
import { type Handler, openSharedStore, type Store } from '../../run/queue/index.ts';
import { openTerminal, type Terminal } from '../terminal.ts';
import { resultFile } from './execute.ts';

/** The payload of a mining job. */
export interface MinePayload {
  readonly store: string;
  readonly inputs: string;
  readonly language: string;
  /** The folder of an ONNX model, instead of the encoder that needs no training. */
  readonly encoder?: string;
  readonly unit: Unit;
}

/** The payload of a batch of lines or of an evaluation. */
export interface BatchPayload {
  readonly store: string;
  readonly name: string;
  /** Lines to read from the store instead of standard input. */
  readonly lines?: string;
  /** Checksums of the files that the options name: the name of the batch depends on their content. */
  readonly checksums?: readonly string[];
  readonly options: object;
  readonly json: boolean;
}

const stores = new Map<string, Promise<Store>>();
const languages = new Map<string, Promise<Language>>();
const encoders = new Map<string, Promise<SentenceEncoder>>();
let identifier: Promise<Identifier> | undefined;

/** The kinds of jobs that this version of Klartext can process. */
export function handlerOf(kind: string): Handler | undefined {
  if (kind.startsWith('mine/')) return ({ payload }) => mineUnit(payload as MinePayload);
  if (kind === 'simplify') return ({ payload }) => batch(payload as BatchPayload, simplifyLines);
  if (kind === 'evaluate') return ({ payload }) => batch(payload as BatchPayload, evaluateSystem);
  return undefined;
}

async function mineUnit(payload: MinePayload): Promise<object> {
  const { store: url, inputs, language, unit } = payload;
  const store = await kept(stores, url, () => openSharedStore(url, process.env));
  // Another worker may have finished the job but stopped before reporting it.
  if (await store.has(resultFile(unit.name))) return {};
  identifier ??= folderFiles().then((files) => loadIdentifier(files));
  const result = await runUnit(unit, {
    store,
    inputs: await kept(stores, inputs, () => openSharedStore(inputs, process.env)),
    language: await kept(languages, language, () => loadLanguage(language)),
    identifier: await identifier,
    ...(payload.encoder !== undefined && {
      encoder: await kept(encoders, payload.encoder, () => openEncoder(payload.encoder!)),
    }),
  });
  await store.write(resultFile(unit.name), Buffer.from(JSON.stringify(result)));
  return {};
}

async function openEncoder(folder: string): Promise<SentenceEncoder> {
  const { openSentenceEncoder } = await import('../../run/onnx/sentence-encoder.ts');
  return foldedEncoder(await openSentenceEncoder(folder));
}

type Batch = (options: object, terminal: Terminal) => Promise<number>;

const simplifyLines: Batch = async (options, terminal) => {
  const { simplify } = await import('../simplify/simplify.ts');
  return simplify([], options as never, terminal);
};

const evaluateSystem: Batch = async (options, terminal) => {
  const { evaluate } = await import('../evaluate/evaluate.ts');
  return evaluate(options as never, terminal);
};

/** Runs a command on a batch as an independent call; its output goes to the store. */
async function batch(payload: BatchPayload, run: Batch): Promise<object> {
  const store = await kept(stores, payload.store, () =>
    openSharedStore(payload.store, process.env),
  );
  if (await store.has(resultFile(payload.name))) return {};
  const lines = payload.lines === undefined ? Buffer.alloc(0) : await store.read(payload.lines);
  const [out, notices] = [gathering(), gathering()];
  const streams = { stdin: Readable.from([lines]), stdout: out, stderr: notices, env: {} };
  const terminal = openTerminal(streams, { json: payload.json, noColor: true });
  let code: number;
  try {
    code = await run(payload.options, terminal);
  } finally {
    terminal.close();
  }
  if (code !== 0 && out.text() === '') throw new Error(notices.text() || `exit code ${code}`);
  const result = { output: out.text(), notices: notices.text(), code };
  await store.write(resultFile(payload.name), Buffer.from(JSON.stringify(result)));
  return {};
}

function gathering(): Writable & { text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() });
}

function kept<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let found = known.get(key);
  if (!found) {
    found = make();
    // After a failure, try again.
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
