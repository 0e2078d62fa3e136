import { KlartextError } from '../../core/index.ts';
import type { ModelAnswer, ModelRequest, TextModel } from '../../simplify/models/index.ts';
import { loadOptional } from '../optional.ts';
import type { Redact } from '../redact.ts';
import { endingOf } from './completion.ts';
import { ProviderFault } from './fault.ts';

/** Vendors that the AI SDK supports, with the environment variable for their key. */
export const VENDORS: Readonly<
  Record<string, { readonly from: string; readonly make: string; readonly key: string }>
> = {
  anthropic: { from: '@ai-sdk/anthropic', make: 'createAnthropic', key: 'ANTHROPIC_API_KEY' },
  google: {
    from: '@ai-sdk/google',
    make: 'createGoogleGenerativeAI',
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
  },
  mistral: { from: '@ai-sdk/mistral', make: 'createMistral', key: 'MISTRAL_API_KEY' },
  openai: { from: '@ai-sdk/openai', make: 'createOpenAI', key: 'OPENAI_API_KEY' },
};

/** The part of the AI SDK that we use. */
interface AiSdk {
  generateText(options: Record<string, unknown>): Promise<{
    readonly text: string;
    readonly finishReason: string;
    readonly usage?: { readonly inputTokens?: number; readonly outputTokens?: number };
  }>;
}
type Maker = (options: Record<string, unknown>) => (model: string) => unknown;

export interface VendorOptions {
  readonly vendor: string;
  readonly model: string;
  readonly key: string | undefined;
  readonly baseUrl?: string;
  readonly timeout: number;
  readonly redact: Redact;
  /** How packages are loaded; tests pass their own. */
  readonly load?: typeof loadOptional;
}

/** A vendor's model through the AI SDK (`ai` and the vendor's package), loaded now. */
export async function vendorModel(options: VendorOptions): Promise<TextModel> {
  const { vendor, model, key, baseUrl, load = loadOptional } = options;
  const { from, make, key: variable } = VENDORS[vendor];
  if (!key) {
    throw new KlartextError(
      'bad-option',
      `No key for ${vendor} was found.`,
      `Set the environment variable ${variable}.`,
    );
  }
  const purpose = `--provider ${vendor}`;
  const sdk = await load<AiSdk>('ai', purpose, `40 MB with ${from}`);
  const makers = await load<Record<string, Maker>>(from, purpose, "40 MB with 'ai'");
  // Models ignore unsupported options such as a seed; do not warn on every call.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const handle = makers[make]({ apiKey: key, ...(baseUrl && { baseURL: baseUrl }) })(model);
  return {
    name: `${vendor} ${model}${baseUrl ? ` ${new URL(baseUrl).origin}` : ''}`,
    generate: (request) => ask(sdk, handle, request, options),
  };
}

async function ask(
  sdk: AiSdk,
  model: unknown,
  request: ModelRequest,
  { timeout, redact }: VendorOptions,
): Promise<ModelAnswer> {
  const { messages = [], prompt, temperature, maxTokens, stop, sample } = request;
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  try {
    const { text, finishReason, usage } = await sdk.generateText({
      model,
      ...(prompt === undefined
        ? { system: system.join('\n'), messages: messages.filter(({ role }) => role !== 'system') }
        : { prompt }),
      temperature,
      maxOutputTokens: maxTokens,
      seed: sample,
      ...(stop && { stopSequences: stop }),
      // We handle retries ourselves: they hold back all calls together and appear in the log.
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeout),
    });
    const { inputTokens, outputTokens } = usage ?? {};
    return {
      text,
      ending: endingOf(finishReason === 'content-filter' ? 'content_filter' : finishReason),
      ...(inputTokens !== undefined &&
        outputTokens !== undefined && { tokens: { prompt: inputTokens, answer: outputTokens } }),
    };
  } catch (error) {
    throw faultOf(error, redact);
  }
}

const LONGEST_MESSAGE = 200;

function faultOf(error: unknown, redact: Redact): ProviderFault {
  const { statusCode, message, isRetryable, responseHeaders } = error as Error & {
    statusCode?: number;
    isRetryable?: boolean;
    responseHeaders?: Record<string, string>;
  };
  const said = redact(message ?? String(error)).slice(0, LONGEST_MESSAGE);
  if (statusCode === undefined) return new ProviderFault('broken', said);
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN);
  const report = `the server answered ${statusCode}: ${said}`;
  if (isRetryable) {
    return new ProviderFault('busy', report, Number.isNaN(seconds) ? undefined : seconds * 1000);
  }
  return new ProviderFault(statusCode === 400 || statusCode === 422 ? 'rejected' : 'fatal', report);
}
