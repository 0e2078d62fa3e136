import { KlartextError } from '../../core/index.ts';
import type { ModelAnswer, ModelRequest, TextModel } from '../../simplify/models/index.ts';
import type { Redact } from '../redact.ts';
import { readCompletion } from './completion.ts';
import { readEvents } from './event-stream.ts';
import { ProviderFault } from './fault.ts';

export interface EndpointOptions {
  readonly model: string;
  readonly baseUrl: string;
  readonly key?: string;
  /** Milliseconds to wait for an answer, or for the next piece of it. */
  readonly timeout: number;
  /** Request a streamed answer. */
  readonly stream: boolean;
  readonly redact: Redact;
}

const MOST_BYTES = 8 << 20;

/**
 * Any endpoint with the OpenAI protocol: Ollama, llama.cpp, vLLM, LM Studio and many more. A small
 * client of our own, so that the default install needs no library, and we know exactly what it
 * retries, logs and sends. It follows no redirects: the key is sent to one address only.
 */
export function openAiCompatible(options: EndpointOptions): TextModel {
  const base = checkedUrl(options.baseUrl);
  return {
    name: `${base.origin}${base.pathname.replace(/\/$/, '')} ${options.model}`,
    generate: (request) => ask(base, request, options),
  };
}

async function ask(
  base: URL,
  request: ModelRequest,
  { model, key, timeout, stream, redact }: EndpointOptions,
): Promise<ModelAnswer> {
  const path = request.prompt === undefined ? 'chat/completions' : 'completions';
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), timeout);
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), timeout);
  };
  try {
    const response = await fetch(`${base.href.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      redirect: 'manual',
      signal: controller.signal,
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(bodyOf(model, request, stream)),
    });
    if (stream && response.ok && isEvents(response)) {
      return await readEvents(response, touch);
    }
    const text = await limitedText(response, stream ? touch : () => {});
    if (!response.ok) throw refusal(response, redact(text));
    return readCompletion(text);
  } catch (error) {
    if (error instanceof ProviderFault || error instanceof KlartextError) throw error;
    if (controller.signal.aborted) {
      throw new ProviderFault('broken', `no answer in ${timeout / 1000} s`);
    }
    const { message, cause } = error as Error & { cause?: { code?: string } };
    const why = cause?.code ?? message;
    throw new ProviderFault('broken', redact(`no connection to ${base.host} (${why})`));
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

function bodyOf(model: string, request: ModelRequest, stream: boolean): object {
  const { messages, prompt, temperature, maxTokens, stop, sample } = request;
  return {
    model,
    ...(prompt === undefined ? { messages } : { prompt }),
    temperature,
    max_tokens: maxTokens,
    seed: sample,
    ...(stop && stop.length > 0 && { stop }),
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
  };
}

const isEvents = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** An endless answer must not fill the memory. */
async function limitedText(response: Response, touch: () => void): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    touch();
    size += chunk.length;
    if (size > MOST_BYTES) throw new ProviderFault('broken', 'the answer is endless');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const BUSY = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);
const FATAL = new Set([301, 302, 303, 307, 308, 401, 402, 403, 404, 405]);
const LONGEST_WAIT = 120_000;

function refusal(response: Response, text: string): ProviderFault {
  const { status } = response;
  const said = messageIn(text);
  const message = `the server answered ${status}${said ? `: ${said}` : ''}`;
  if (BUSY.has(status)) return new ProviderFault('busy', message, waitOf(response));
  return new ProviderFault(FATAL.has(status) ? 'fatal' : 'rejected', message);
}

/** Retry-After in seconds or as a date. */
function waitOf(response: Response): number | undefined {
  const after = response.headers.get('retry-after');
  if (after === null || after.trim() === '') return undefined;
  const seconds = Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT, Math.max(0, wait));
}

const LONGEST_MESSAGE = 200;

function messageIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } | string };
    const said = typeof error === 'string' ? error : error?.message;
    if (typeof said === 'string') return said.slice(0, LONGEST_MESSAGE);
  } catch {
    // An error page of a proxy: its status is enough.
  }
  return '';
}

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new KlartextError(
      'bad-option',
      `--base-url ${text} is not the address of a server.`,
      'For example: --base-url http://127.0.0.1:11434/v1',
    );
  }
  if (url.username || url.password || url.search) {
    throw new KlartextError(
      'bad-option',
      'A key or password in --base-url would end up in logs.',
      'Set the environment variable KLARTEXT_API_KEY instead.',
    );
  }
  return url;
}
