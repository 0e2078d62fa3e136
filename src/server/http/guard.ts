import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { CallError } from './failure.ts';

export interface GuardOptions {
  /** Without it, anyone who reaches the server may use it, so only on loopback. */
  readonly token?: string;
  /** Bound to loopback: accepts only loopback names. */
  readonly isLoopback: boolean;
  /** Further host names of the server. */
  readonly hosts?: readonly string[];
  /** Sites whose pages may call the API, as `https://intranet.example`. */
  readonly origins?: readonly string[];
}

const COOKIE = 'klartext';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Access control: checks every request before anything else happens. */
export class Guard {
  private readonly options: GuardOptions;

  constructor(options: GuardOptions) {
    this.options = options;
  }

  /** The origin of a request, if its pages may call the API. */
  allowedOrigin(request: Request): string | undefined {
    const origin = request.headers.get('origin');
    const isApi = new URL(request.url).pathname.startsWith('/api/');
    return isApi && origin !== null && this.options.origins?.includes(origin) ? origin : undefined;
  }

  /**
   * Rejects requests for another host name (DNS rebinding), from a page of another site (CSRF), or
   * without a token. For a login by address (`?token=…`), returns the cookie to set.
   */
  check(request: Request): { readonly cookie?: string; readonly location?: string } {
    const host = request.headers.get('host') ?? '';
    if (!this.isOwn(host)) {
      throw new CallError(
        403,
        'wrong-host',
        `"${host.slice(0, 100)}" is not a name of this server.`,
        'Use the address that it printed, or start it with --allow-host NAME.',
      );
    }
    const url = new URL(request.url);
    const isApi = url.pathname.startsWith('/api/');
    const needsCheck = isApi || !['GET', 'HEAD'].includes(request.method);
    if (needsCheck && this.allowedOrigin(request) === undefined) checkOrigin(request, host);
    const { token } = this.options;
    if (token === undefined || url.pathname === '/api/health') return {};
    if (!isApi && request.method === 'GET' && isEqual(url.searchParams.get('token'), token)) {
      url.searchParams.delete('token');
      return {
        cookie: `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`,
        location: `${url.pathname}${url.search}`,
      };
    }
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (isEqual(bearer ?? cookieOf(request), token)) return {};
    throw new CallError(
      401,
      'no-token',
      'This server requires a token.',
      'Open the address that it printed when it started, or send "Authorization: Bearer TOKEN".',
    );
  }

  private isOwn(host: string): boolean {
    const name = host.replace(/:\d+$/, '').toLowerCase();
    const { isLoopback, hosts = [] } = this.options;
    if (LOOPBACK.has(name) || hosts.some((each) => each.toLowerCase() === name)) return true;
    return !isLoopback && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  }
}

/** Browsers state the origin of a call; other clients do not. */
function checkOrigin(request: Request, host: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOther =
    origin !== null
      ? originHost(origin) !== host.toLowerCase()
      : site !== null && site !== 'same-origin' && site !== 'none';
  if (isOther) {
    throw new CallError(
      403,
      'wrong-origin',
      'Pages of other sites may not call this server.',
      'Open its own page.',
    );
  }
}

function originHost(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

function cookieOf(request: Request): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined) {
      try {
        return decodeURIComponent(value);
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}

/** Compares tokens in constant time. */
function isEqual(given: string | null | undefined, token: string): boolean {
  if (!given) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
