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
  /** The variable the key of an endpoint stands in; KLARTEXT_API_KEY when not given. */
  readonly keyVariable?: string;
  readonly stream: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  readonly retries: number;
  readonly pause: number;
  readonly concurrency: number;
  /** Remember answers. */
  readonly cache: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Says what takes long before the first answer. */
  readonly tell?: (text: string) => void;
}

/** What a run spent. */
export interface CallCounts {
  calls: number;
  cached: number;
  retries: number;
}

export interface OpenedModel {
  readonly model: TextModel;
  readonly redact: Redact;
  readonly counts: CallCounts;
  /** Has it few parameters? Then it is asked with a short prompt, and for no plan. */
  readonly isSmall: boolean;
}

const LONGEST_PAUSE = 60_000;

/** A model with patience, memory and counts; its key comes from the environment and stays here. */
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
      // A server that echoes what it was sent must not get the key into a log.
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

/** Models with fewer billions of parameters lose their way in long instructions. */
const LARGE_FROM = 8;

/** Vendors' models are large; others count as small unless their name tells their size: llama3.1:8b. */
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
    `It is not said where the model "${model}" is.`,
    `Name a server: --base-url http://127.0.0.1:11434/v1, or one of --provider ${PROVIDERS.join(', ')}.`,
  );
}

/** A vendor's key is never sent to another server than the vendor's, unless it is named. */
function keyOf(provider: string, { keyVariable, env }: ModelChoice): string | undefined {
  const variable = keyVariable ?? VENDORS[provider]?.key ?? 'KLARTEXT_API_KEY';
  const key = env[variable]?.trim();
  if (keyVariable !== undefined && !key) {
    throw new KlartextError(
      'bad-option',
      `The variable ${keyVariable} is not set.`,
      'Put the key into it, or leave --key-variable out.',
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
