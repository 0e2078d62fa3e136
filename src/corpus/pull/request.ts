import { KlartextError } from '../../core/index.ts';

/** How patient a download is. */
export interface Patience {
  /** Milliseconds without a byte before a try is given up. */
  readonly idle: number;
  /** How often a broken try is repeated. */
  readonly retries: number;
  /** Milliseconds before the first repetition; doubled each time. */
  readonly pause: number;
  readonly redirects: number;
}

export const PATIENCE: Patience = { idle: 30_000, retries: 4, pause: 500, redirects: 5 };

/** A try that may go better next time: a broken line, a busy server. */
export class BrokenTry extends Error {
  /** Milliseconds the server asked us to wait. */
  readonly wait: number | undefined;

  constructor(message: string, wait?: number) {
    super(message);
    this.wait = wait;
  }
}

/** A response that has begun, and how to give it up. */
export interface Answer {
  readonly response: Response;
  /** Its bytes; fails with `BrokenTry` when none come for too long. */
  bytes(): AsyncGenerator<Uint8Array>;
}

/**
 * Asks for an address, following a few redirects and none from https to http. An answer that will
 * not change (404) is a `KlartextError`, one that may (503) a `BrokenTry`.
 */
export async function request(
  url: string,
  headers: Readonly<Record<string, string>>,
  patience: Patience,
): Promise<Answer> {
  let address = parseAddress(url, url);
  for (let hops = 0; hops <= patience.redirects; hops++) {
    const controller = new AbortController();
    const response = await begin(address, headers, controller, patience.idle);
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) {
      controller.abort();
      const target = parseAddress(next, url, address);
      if (address.protocol === 'https:' && target.protocol !== 'https:') {
        throw refused(url, `leads from https to ${target.protocol}//${target.host}`);
      }
      address = target;
      continue;
    }
    refuseStatus(response, url, controller);
    return { response, bytes: () => bytesOf(response, controller, patience.idle) };
  }
  throw refused(url, `redirects more than ${patience.redirects} times`);
}

function parseAddress(text: string, url: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw refused(url, `leads to "${text}", which is not an address`);
  const address = new URL(text, base);
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw refused(url, `leads to ${address.protocol}, which is neither http nor https`);
  }
  return address;
}

async function begin(
  address: URL,
  headers: Readonly<Record<string, string>>,
  controller: AbortController,
  idle: number,
): Promise<Response> {
  const timer = setTimeout(() => controller.abort(), idle);
  try {
    return await fetch(address, { headers, redirect: 'manual', signal: controller.signal });
  } catch (error) {
    if (controller.signal.aborted) throw new BrokenTry(`no answer in ${idle / 1000} s`);
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    throw new BrokenTry(cause ?? (error as Error).message);
  } finally {
    clearTimeout(timer);
  }
}

const BUSY = new Set([408, 425, 429, 500, 502, 503, 504]);
/** 416: the part we have is longer than the file; the caller begins anew. */
const RANGE_REFUSED = 416;

function refuseStatus(response: Response, url: string, controller: AbortController): void {
  const { status } = response;
  if (response.ok || status === RANGE_REFUSED) return;
  const seconds = Number(response.headers.get('retry-after'));
  controller.abort();
  if (BUSY.has(status)) {
    throw new BrokenTry(`the server answered ${status}`, seconds > 0 ? seconds * 1000 : undefined);
  }
  throw new KlartextError(
    'missing-data',
    `${url}: the server answered ${status}${status === 404 ? ' (not found)' : ''}.`,
    'It may have moved: see "klartext corpus info ID" for its home page, then "klartext corpus import".',
  );
}

async function* bytesOf(
  response: Response,
  controller: AbortController,
  idle: number,
): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  let timer = setTimeout(() => controller.abort(), idle);
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      yield chunk;
      timer = setTimeout(() => controller.abort(), idle);
    }
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    const why = controller.signal.aborted ? `no byte in ${idle / 1000} s` : 'the line broke';
    throw new BrokenTry(why);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

function refused(url: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${url} ${why}.`,
    'Nothing was fetched. See "klartext corpus info ID" for its home page, then "klartext corpus import".',
  );
}
