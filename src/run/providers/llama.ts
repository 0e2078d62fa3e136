import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, type Stats, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import type { ModelAnswer, ModelRequest, TextModel } from '../../simplify/models/index.ts';
import { loadOptional } from '../optional.ts';
import { ProviderFault } from './fault.ts';

/** The part of node-llama-cpp that we use. */
interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
}
interface LlamaModel {
  tokenize(text: string, specialTokens: boolean): number[];
  createContext(options: Record<string, unknown>): Promise<LlamaContext>;
}
interface LlamaContext {
  getSequence(): Sequence;
}
interface Sequence {
  clearHistory(): Promise<void>;
  readonly tokenMeter: { readonly usedInputTokens: number; readonly usedOutputTokens: number };
}
interface Answer {
  readonly responseText?: string;
  readonly response?: string;
  /** Why a session ended; a completion states this in its metadata. */
  readonly stopReason?: string;
  readonly metadata?: { readonly stopReason?: string };
}
interface LlamaModule {
  getLlama(options?: Record<string, unknown>): Promise<Llama>;
  LlamaChatSession: new (
    options: Record<string, unknown>,
  ) => {
    setChatHistory(history: readonly Record<string, unknown>[]): void;
    promptWithMeta(text: string, options: Record<string, unknown>): Promise<Answer>;
  };
  LlamaCompletion: new (
    options: Record<string, unknown>,
  ) => {
    generateCompletionWithMeta(
      text: string | readonly number[],
      options: Record<string, unknown>,
    ): Promise<Answer>;
  };
}

const CONTEXT = 2048;

export interface LlamaOptions {
  readonly path: string;
  /** A GGUF file with an adapter; its prompts contain the model's special tokens. */
  readonly adapter?: string;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Reports slow steps before the first answer. */
  readonly tell?: (text: string) => void;
  /** How packages are loaded; tests pass their own. */
  readonly load?: typeof loadOptional;
}

/** A GGUF file in this process through node-llama-cpp; one answer at a time. */
export async function llamaModel(options: LlamaOptions): Promise<TextModel> {
  const { path, adapter, tell = () => {}, load = loadOptional } = options;
  const file = ggufFile(path);
  const llama = await load<LlamaModule>('node-llama-cpp', '--provider llama', '725 MB');
  tell(`loading ${basename(path)} (${Math.ceil(file.size / 1e6)} MB)\n`);
  // A different model in a file of the same name must not receive its cached answers.
  const content = await contentHash(path);
  const threads = threadsOf(process.env.KLARTEXT_THREADS, availableParallelism());
  const engine = await llama.getLlama({ build: 'never', logLevel: 'error', maxThreads: threads });
  const { model, context } = await loaded(engine, options, threads);
  const sequence = context.getSequence();
  const read = (text: string) =>
    options.adapter === undefined ? text : model.tokenize(text, true);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    name: `llama ${basename(path)} ${content}${adapter === undefined ? '' : ` ${await contentHash(adapter)}`}`,
    generate(request) {
      const answer = queue.then(() => ask(llama, sequence, read, request, options.timeout));
      queue = answer.catch(() => {});
      return answer;
    },
  };
}

const MAGIC = 'GGUF';

/** A file that begins as GGUF does. */
function ggufFile(path: string): Stats {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) {
    throw new KlartextError(
      'missing-data',
      `${path}: the model does not exist.`,
      'Name a GGUF file: --provider llama --model model.gguf',
    );
  }
  const start = Buffer.alloc(MAGIC.length);
  const handle = openSync(path, 'r');
  try {
    readSync(handle, start, 0, start.length, 0);
  } finally {
    closeSync(handle);
  }
  if (start.toString('latin1') === MAGIC) return file;
  throw new KlartextError(
    'bad-input',
    `${path} is not a GGUF file.`,
    'Name a model in the format of llama.cpp: --provider llama --model model.gguf',
  );
}

async function contentHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}

/** Never more than the cores: threads that wait for each other on a busy machine do no work. */
export function threadsOf(asked: string | undefined, cores: number): number {
  const number = Number(asked);
  return Number.isInteger(number) && number > 0 ? Math.min(number, cores) : cores;
}

async function loaded(
  engine: Llama,
  { path, adapter }: LlamaOptions,
  threads: number,
): Promise<{ model: LlamaModel; context: LlamaContext }> {
  try {
    const model = await engine.loadModel({ modelPath: path });
    const context = await model.createContext({
      contextSize: CONTEXT,
      threads,
      ...(adapter !== undefined && { lora: { adapters: [{ filePath: adapter }] } }),
    });
    return { model, context };
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${path} cannot be loaded: ${(error as Error).message}`,
      'The file may be incomplete, too new for the installed node-llama-cpp, or too large for the memory. Compare its size and SHA-256 with those of its source.',
      { cause: error },
    );
  }
}

async function ask(
  llama: LlamaModule,
  sequence: Sequence,
  tokens: (text: string) => string | readonly number[],
  request: ModelRequest,
  timeout: number,
): Promise<ModelAnswer> {
  const { messages, prompt, temperature, maxTokens, stop, sample } = request;
  const signal = AbortSignal.timeout(timeout);
  const settings = { temperature, maxTokens, seed: sample, signal };
  const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter;
  const counted = (answer: Answer): ModelAnswer => ({
    ...read(answer),
    tokens: {
      prompt: sequence.tokenMeter.usedInputTokens - usedInputTokens,
      answer: sequence.tokenMeter.usedOutputTokens - usedOutputTokens,
    },
  });
  try {
    if (prompt !== undefined) {
      const completion = new llama.LlamaCompletion({ contextSequence: sequence });
      const answer = await completion.generateCompletionWithMeta(tokens(prompt), {
        ...settings,
        ...(stop && { customStopTriggers: stop }),
      });
      return counted(answer);
    }
    const session = new llama.LlamaChatSession({
      contextSequence: sequence,
      autoDisposeSequence: false,
    });
    const history = (messages ?? [])
      .slice(0, -1)
      .map(({ role, content }) =>
        role === 'assistant'
          ? { type: 'model', response: [content] }
          : { type: role, text: content },
      );
    session.setChatHistory(history);
    return counted(await session.promptWithMeta(messages?.at(-1)?.content ?? '', settings));
  } catch (error) {
    // The same call takes as long again.
    const why = signal.aborted ? `no answer in ${timeout / 1000} s` : (error as Error).message;
    throw new ProviderFault('rejected', why);
  }
}

function read({ responseText, response, stopReason, metadata }: Answer): ModelAnswer {
  const cut = (stopReason ?? metadata?.stopReason) === 'maxTokens';
  return { text: responseText ?? response ?? '', ending: cut ? 'length' : 'stop' };
}
