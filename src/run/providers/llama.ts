import { existsSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import type { ModelAnswer, ModelRequest, TextModel } from '../../simplify/models/index.ts';
import { loadOptional } from '../optional.ts';
import { ProviderFault } from './fault.ts';

/** What we use of node-llama-cpp. */
interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
}
interface LlamaModel {
  createContext(options: {
    contextSize: number;
    threads?: number;
  }): Promise<{ getSequence(): Sequence }>;
}
interface Sequence {
  clearHistory(): Promise<void>;
}
interface Answer {
  readonly responseText?: string;
  readonly response?: string;
  /** A session says why it ended here, a completion in its metadata. */
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
    generateCompletionWithMeta(text: string, options: Record<string, unknown>): Promise<Answer>;
  };
}

const CONTEXT = 2048;

/** A GGUF file in this process through node-llama-cpp; one answer at a time. */
export async function llamaModel(path: string): Promise<TextModel> {
  if (!existsSync(path)) {
    throw new KlartextError(
      'missing-data',
      `${path}: there is no such model.`,
      'Name a GGUF file: --provider llama --model model.gguf',
    );
  }
  const llama = await loadOptional<LlamaModule>('node-llama-cpp', '--provider llama', '725 MB');
  const engine = await llama.getLlama({ build: 'never', logLevel: 'error' });
  const model = await engine.loadModel({ modelPath: path });
  const threads = Number(process.env.KLARTEXT_THREADS);
  const context = await model.createContext({
    contextSize: CONTEXT,
    // Threads that wait for each other on a busy machine do no work.
    ...(Number.isInteger(threads) && threads > 0 && { threads }),
  });
  const sequence = context.getSequence();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    name: `llama ${path.split('/').at(-1)}`,
    generate(request) {
      const answer = queue.then(() => ask(llama, sequence, request));
      queue = answer.catch(() => {});
      return answer;
    },
  };
}

async function ask(
  llama: LlamaModule,
  sequence: Sequence,
  request: ModelRequest,
): Promise<ModelAnswer> {
  const { messages, prompt, temperature, maxTokens, stop, sample } = request;
  const settings = { temperature, maxTokens, seed: sample };
  try {
    await sequence.clearHistory();
    if (prompt !== undefined) {
      const completion = new llama.LlamaCompletion({ contextSequence: sequence });
      const answer = await completion.generateCompletionWithMeta(prompt, {
        ...settings,
        ...(stop && { customStopTriggers: stop }),
      });
      return read(answer);
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
    return read(await session.promptWithMeta(messages?.at(-1)?.content ?? '', settings));
  } catch (error) {
    throw new ProviderFault('rejected', (error as Error).message);
  }
}

function read({ responseText, response, stopReason, metadata }: Answer): ModelAnswer {
  const cut = (stopReason ?? metadata?.stopReason) === 'maxTokens';
  return { text: responseText ?? response ?? '', ending: cut ? 'length' : 'stop' };
}
