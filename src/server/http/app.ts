import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { z } from 'zod';
import { ROUTES, type Route, type RouteName } from '../../contract/index.ts';
import { CallError, SOON, type WireFailure, wireFailure } from './failure.ts';
import type { Guard } from './guard.ts';
import { DATA_POLICY, SAFE_HEADERS } from './headers.ts';
import { openapi } from './openapi.ts';
import { callerOf, type RateLimit } from './rate-limit.ts';
import type { StaticFiles } from './static-files.ts';

/** Maximum bytes of a request body. */
const MOST_JSON = 12_000_000;
const MOST_FILE = 25_000_000;
/** Maximum simultaneous uploads: each file is held in memory until it is read. */
const MOST_UPLOADS = 4;
/** The initial buffer for a body without a stated length. */
const FIRST_GUESS = 65_536;

type BodyOf<R> = R extends { body: infer B }
  ? B extends z.ZodType
    ? z.output<B>
    : Uint8Array
  : undefined;
type QueryOf<R> = R extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
type AnswerOf<R> = R extends { isStream: true; answer: infer A extends z.ZodType }
  ? AsyncIterable<z.output<A>>
  : R extends { answer: infer A extends z.ZodType }
    ? z.output<A>
    : Response;

/** What a handler receives. */
export interface Call<R> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** A handler for every route of the contract; the type checker reports missing ones. */
export type Handlers = {
  readonly [N in RouteName]: (
    call: Call<(typeof ROUTES)[N]>,
  ) => AnswerOf<(typeof ROUTES)[N]> | Promise<AnswerOf<(typeof ROUTES)[N]>>;
};

export interface AppOptions {
  readonly guard: Guard;
  readonly limit?: { readonly rate: RateLimit; readonly trustsProxy: boolean };
  readonly handlers: Handlers;
  readonly files: StaticFiles;
  readonly version: string;
}

/** The server as a function from request to response. */
export function makeApp({ guard, limit, handlers, files, version }: AppOptions): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    const { raw, path } = context.req;
    const origin = guard.allowedOrigin(raw);
    if (origin !== undefined && raw.method === 'OPTIONS') return preflight(origin);
    const allow = () => {
      if (origin === undefined) return;
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Vary', 'Origin');
    };
    // Once for failures, and again for the response, which has its own headers.
    allow();
    const { cookie, location } = guard.check(raw);
    if (limit && path.startsWith('/api/') && path !== '/api/health') {
      limit.rate.check(callerOf(raw, remoteOf(context), limit.trustsProxy));
    }
    if (cookie !== undefined && location !== undefined) {
      context.res = new Response(null, {
        status: 303,
        headers: { Location: location, 'Set-Cookie': cookie },
      });
    } else await next();
    allow();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) context.header(name, value);
    if (context.req.path.startsWith('/api/')) {
      if (!context.res.headers.has('Content-Security-Policy'))
        context.header('Content-Security-Policy', DATA_POLICY);
      context.header('Cache-Control', 'no-store');
    }
  });
  const upload = atMost(MOST_UPLOADS);
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.method.toUpperCase(), path, (context) => {
      const work = () => answer(context, route, handlers[name] as (call: Call<unknown>) => unknown);
      return route.body === 'file' ? upload(work) : work();
    });
  }
  let description: object | undefined;
  app.get('/api/openapi.json', (context) => {
    description ??= openapi(version);
    return context.json(description);
  });
  app.get('*', (context) => {
    const found = context.req.path.startsWith('/api/')
      ? undefined
      : files.answer(context.req.path, context.req.raw);
    if (found) return found;
    throw new CallError(
      404,
      'not-found',
      'There is nothing at this address.',
      'GET /api/openapi.json lists all addresses.',
    );
  });
  app.notFound((context) =>
    failed(context, {
      status: 404,
      code: 'not-found',
      message: 'There is nothing at this address.',
      hint: 'GET /api/openapi.json lists all addresses.',
    }),
  );
  app.onError((error, context) => failed(context, wireFailure(error)));
  return app;
}

/** The preflight request of a browser for a page of an allowed origin. */
function preflight(origin: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      Vary: 'Origin',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** The remote address of a connection. */
function remoteOf({ env }: Context): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

/** Limits the simultaneous calls of a kind; further callers are asked to retry. */
function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= most) {
      throw new CallError(
        503,
        'busy',
        `The server is already reading ${most} files.`,
        'Try again in a moment.',
        SOON,
      );
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
}

async function answer(
  context: Context,
  route: Route,
  handle: (call: Call<unknown>) => unknown,
): Promise<Response> {
  const query = route.query ? valid(route.query, context.req.query(), 'query') : undefined;
  const body = route.body === undefined ? undefined : await bodyOf(context, route.body);
  const result = await handle({
    params: context.req.param(),
    query: query as undefined,
    body: body as undefined,
    signal: context.req.raw.signal,
  });
  if (result instanceof Response) return result;
  if (!route.isStream) return context.json(result as object);
  context.header('Content-Type', 'application/x-ndjson; charset=utf-8');
  return stream(context, async (out) => {
    for await (const event of result as AsyncIterable<unknown>) {
      if (out.aborted) break;
      await out.write(`${JSON.stringify(event)}\n`);
    }
  });
}

async function bodyOf(context: Context, schema: z.ZodType | 'file'): Promise<unknown> {
  const type = (context.req.header('content-type') ?? '').split(';')[0].trim().toLowerCase();
  if (schema === 'file') {
    // A form on another site could be sent with these types.
    if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(type)) {
      throw new CallError(
        415,
        'bad-input',
        'Send the bytes of the file, not a form.',
        'Content-Type: application/octet-stream',
      );
    }
    return bytesOf(context, MOST_FILE);
  }
  if (type !== 'application/json') {
    throw new CallError(415, 'bad-input', 'Send JSON.', 'Content-Type: application/json');
  }
  const bytes = await bytesOf(context, MOST_JSON);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new CallError(
      400,
      'bad-input',
      'The body is not JSON in UTF-8.',
      'GET /api/openapi.json describes the expected body.',
    );
  }
  return valid(schema, value, 'body');
}

async function bytesOf(context: Context, most: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new CallError(
      413,
      'too-large',
      `The limit is ${Math.round(most / 1e6)} MB.`,
      'Split it into parts.',
    );
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > most) throw tooLarge();
  // Keep only one copy of the body, so that a few large files do not fill the memory.
  let bytes = new Uint8Array(declared || FIRST_GUESS);
  let length = 0;
  const reader = context.req.raw.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > most) {
      await reader.cancel();
      throw tooLarge();
    }
    if (length + value.byteLength > bytes.length) {
      const longer = new Uint8Array(Math.min(most, 2 * (length + value.byteLength)));
      longer.set(bytes.subarray(0, length));
      bytes = longer;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
  return bytes.subarray(0, length);
}

function valid(schema: z.ZodType, value: unknown, what: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = [what, ...issue.path.map(String)].join('.');
  throw new CallError(
    400,
    'bad-input',
    `${place}: ${issue.message}`,
    'GET /api/openapi.json describes the expected body.',
  );
}

function failed(context: Context, failure: WireFailure): Response {
  const { status, code, message, hint, retryAfter } = failure;
  for (const [name, value] of Object.entries(SAFE_HEADERS)) context.header(name, value);
  context.header('Content-Security-Policy', DATA_POLICY);
  context.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.json({ error: { code, message, hint } }, status as 400);
}
