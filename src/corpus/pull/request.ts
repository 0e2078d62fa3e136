import { KlartextError } from '../../core/index.ts';

/** Timeouts and retries of a download. */
export interface Patience {
  /** Milliseconds without a byte before an attempt is aborted. */
  readonly idle: number;
  /** How often a failed attempt is repeated. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubled each time. */
  readonly pause: number;
  readonly redirects: number;
}

export const PATIENCE: Patience = { idle: 30_000, retries: 4, pause: 500, redirects: 5 };

/** A failure that a retry may fix: a lost connection, a busy server. */
export class BrokenTry extends Error {
  /** Milliseconds that the server asks us to wait. */
  readonly wait: number | undefined;

  constructor(message: string, wait?: number) {
    super(message);
    this.wait = wait;
  }
}

/** A response that has begun, and how to abort it. */
export interface Answer {
  readonly response: Response;
  /** Its bytes; throws `BrokenTry` if none arrive for too long. */
  bytes(): AsyncGenerator<Uint8Array>;
}

/**
 * Requests an address and follows a few redirects, but none from https to http. A permanent error
 * (404) throws a `KlartextError`, a temporary one (503) a `BrokenTry`.
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
        throw refused(url, `redirects from https to ${target.protocol}//${target.host}`);
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
  if (!URL.canParse(text, base))
    throw refused(url, `redirects to "${text}", which is not a valid address`);
  const address = new URL(text, base);
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw refused(url, `redirects to ${address.protocol}, which is neither http nor https`);
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
/** 416: the partial file is longer than the file; the caller starts again. */
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
    'It may have moved: "klartext corpus info ID" shows its home page; download it there, then run "klartext corpus import".',
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
    const why = controller.signal.aborted
      ? `no byte in ${idle / 1000} s`
      : 'the connection was lost';
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
    'Nothing was downloaded. "klartext corpus info ID" shows its home page; download it there, then run "klartext corpus import".',
  );
}
