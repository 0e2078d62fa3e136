import type { z } from 'zod';
import type { Failure, ROUTES, RouteName } from '../../contract/index.ts';
import { PATHS } from './paths.ts';

type Routes = typeof ROUTES;
type BodyOf<Name extends RouteName> = Routes[Name] extends { body: infer Body }
  ? Body extends z.ZodType
    ? z.input<Body>
    : Blob
  : undefined;
type AnswerOf<Name extends RouteName> = Routes[Name]['answer'] extends z.ZodType
  ? z.output<Routes[Name]['answer']>
  : Response;
type QueryOf<Name extends RouteName> = Routes[Name] extends { query: infer Query }
  ? Query extends z.ZodType
    ? z.input<Query>
    : never
  : Record<string, never>;

export interface CallOptions<Name extends RouteName> {
  /** Values for placeholders such as `{id}` in the path. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
  readonly signal?: AbortSignal;
  /** Completes the request even when the page closes. */
  readonly keepalive?: boolean;
}

/** A failed call; `offline` if no server answered. */
export class CallError extends Error {
  readonly code: string;
  readonly hint: string;
  constructor(code: string, message: string, hint = '') {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

export function addressOf<Name extends RouteName>(
  name: Name,
  { path = {}, query }: Pick<CallOptions<Name>, 'path' | 'query'> = {},
): string {
  const filled = PATHS[name][1].replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(path[key])),
  );
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Calls the server; request and response have the types of the contract. */
export async function call<Name extends RouteName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Name>> {
  const { body, signal, keepalive } = options;
  const isFile = body instanceof Blob;
  let response: Response;
  try {
    response = await fetch(addressOf(name, options), {
      method: PATHS[name][0].toUpperCase(),
      headers: {
        // A header that other sites cannot send without a preflight request (CSRF).
        'X-Klartext': '1',
        ...(body !== undefined && {
          'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new CallError('offline', (error as Error).message);
  }
  if (!response.ok) throw await failureOf(response);
  const isJson = response.headers.get('Content-Type')?.includes('application/json');
  return (isJson ? await response.json() : response) as AnswerOf<Name>;
}

async function failureOf(response: Response): Promise<CallError> {
  try {
    const { error } = (await response.json()) as Failure;
    return new CallError(error.code, error.message, error.hint);
  } catch {
    return new CallError(`status-${response.status}`, `${response.status} ${response.statusText}`);
  }
}

export const isAbort = (error: unknown): boolean => (error as Error)?.name === 'AbortError';
