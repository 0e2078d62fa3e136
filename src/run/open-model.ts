import { setTimeout as sleep } from 'node:timers/promises';
import { KlartextError, unknownName } from '../core/index.ts';
import type { TextModel } from '../simplify/models/index.ts';
import { patient } from './patience.ts';
import { llamaModel } from './providers/llama.ts';
import { openAiCompatible } from './providers/openai-compatible.ts';
import { VENDORS, vendorModel } from './providers/vendors.ts';
import { type Redact, redactor } from './redact.ts';
import { cached, responseFolder } from './response-cache.ts';

export const PROVIDERS = ['openai-compatible', 'llama', ...Object.keys(VENDORS)];

export interface ModelChoice {
  readonly provider?: string;
  readonly model: string;
  readonly baseUrl?: string;
  /** The environment variable with the key; default: KLARTEXT_API_KEY. */
  readonly keyVariable?: string;
  readonly stream: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  readonly retries: number;
  readonly pause: number;
  readonly concurrency: number;
  /** Cache answers. */
  readonly cache: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reports slow steps before the first answer. */
  readonly tell?: (text: string) => void;
}

/** The calls and tokens of a run. */
export interface CallCounts {
  calls: number;
  cached: number;
  retries: number;
}

export interface OpenedModel {
  readonly model: TextModel;
  readonly redact: Redact;
  readonly counts: CallCounts;
  /** Whether it has few parameters; it then gets a short prompt and writes no plan. */
  readonly isSmall: boolean;
}

const LONGEST_PAUSE = 60_000;

/** A model with retries, cache and counts; its key comes from the environment and is not passed on. */
export async function openModel(choice: ModelChoice): Promise<OpenedModel> {
  const provider = choice.provider ?? providerOf(choice);
  if (!PROVIDERS.includes(provider)) throw unknownName('provider', provider, PROVIDERS);
  const { env, concurrency, retries, pause } = choice;
  const key = keyOf(provider, choice);
  const redact = redactor([key]);
  const counts: CallCounts = { calls: 0, cached: 0, retries: 0 };
  const bare = await bareModel(provider, key, redact, choice);
  const counted: TextModel = {
    name: bare.name,
    async generate(request) {
      counts.calls++;
      const answer = await bare.generate(request);
      // If a server echoes the request, the key must not reach a log.
      return { ...answer, text: redact(answer.text) };
    },
  };
  const waiting = patient(
    counted,
    {
      retries,
      pause,
      concurrency,
      longest: LONGEST_PAUSE,
      sleep: (time) => sleep(time),
      random: Math.random,
      now: Date.now,
    },
    () => {
      counts.retries++;
    },
  );
  const model = choice.cache
    ? cached(waiting, responseFolder(env), redact, () => {
        counts.cached++;
      })
    : waiting;
  return { model, redact, counts, isSmall: isSmall(provider, choice.model) };
}

/** Models with fewer billion parameters cannot follow long instructions. */
const LARGE_FROM = 8;

/** Vendors' models are large; others count as small unless their name states their size: llama3.1:8b. */
export function isSmall(provider: string, model: string): boolean {
  if (Object.hasOwn(VENDORS, provider)) return false;
  const sizes = [...model.matchAll(/(?<![\d.a-z])(\d+(?:\.\d+)?)b(?![a-z])/gi)];
  return !sizes.some(([, billions]) => Number(billions) >= LARGE_FROM);
}

function providerOf({ model, baseUrl }: ModelChoice): string {
  if (baseUrl !== undefined) return 'openai-compatible';
  if (model.toLowerCase().endsWith('.gguf')) return 'llama';
  throw new KlartextError(
    'bad-option',
    `No address was given for the model "${model}".`,
    `Name a server: --base-url http://127.0.0.1:11434/v1, or one of --provider ${PROVIDERS.join(', ')}.`,
  );
}

/** A vendor's key is sent only to the vendor's server, unless the user names the key. */
function keyOf(provider: string, { keyVariable, env }: ModelChoice): string | undefined {
  const variable = keyVariable ?? VENDORS[provider]?.key ?? 'KLARTEXT_API_KEY';
  const key = env[variable]?.trim();
  if (keyVariable !== undefined && !key) {
    throw new KlartextError(
      'bad-option',
      `The variable ${keyVariable} is not set.`,
      'Set it to the key, or leave out --key-variable.',
    );
  }
  return key || undefined;
}

function bareModel(
  provider: string,
  key: string | undefined,
  redact: Redact,
  { model, baseUrl, timeout, stream, tell }: ModelChoice,
): TextModel | Promise<TextModel> {
  if (provider === 'llama') return llamaModel({ path: model, timeout, ...(tell && { tell }) });
  if (provider !== 'openai-compatible') {
    const place = baseUrl === undefined ? {} : { baseUrl };
    return vendorModel({ vendor: provider, model, key, timeout, redact, ...place });
  }
  if (baseUrl === undefined) {
    throw new KlartextError(
      'bad-option',
      'An OpenAI-compatible server needs its address.',
      'For example: --base-url http://127.0.0.1:11434/v1',
    );
  }
  return openAiCompatible({ model, baseUrl, timeout, stream, redact, ...(key && { key }) });
}
