import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism, homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { KlartextError } from '../core/index.ts';
import { openSqlite } from '../store/index.ts';
import { DocumentStore } from './documents/document-store.ts';
import { makeApp } from './http/app.ts';
import { Guard } from './http/guard.ts';
import { handlersFor } from './http/handlers.ts';
import { listening } from './http/listen.ts';
import { RateLimit } from './http/rate-limit.ts';
import { StaticFiles, webFolder } from './http/static-files.ts';
import type { ModelSettings } from './texts/model-settings.ts';
import { packageVersion } from './version.ts';
import { WorkerPool } from './workers/pool.ts';
import { processRunner } from './workers/process-runner.ts';

export interface ServeOptions {
  /** 0 selects any free port. */
  readonly port?: number;
  /** Default: 127.0.0.1; any host other than loopback needs a token. */
  readonly host?: string;
  /** Default for hosts other than loopback: a random token. */
  readonly token?: string;
  /** Further host names of the server. */
  readonly allowHosts?: readonly string[];
  /** The database; default: in the user's data folder. */
  readonly database?: string;
  /** The built pages of the workbench. */
  readonly web?: string;
  /** Threads that process texts; default: one per core, from 2 to 8. */
  readonly workers?: number;
  /** Sites whose pages may call the API. */
  readonly allowOrigins?: readonly string[];
  /** API calls that each address may make per minute; default: unlimited. */
  readonly rateLimit?: number;
  /** Is the server behind a proxy that names the address of the caller? */
  readonly trustsProxy?: boolean;
  /** A language model for candidates; text is sent to it only on request. */
  readonly model?: ModelSettings;
}

/** A running server. */
export interface Serving {
  /** The address to open in a browser, with the token, if any. */
  readonly address: string;
  readonly port: number;
  readonly token?: string;
  close(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
/** Memory limit, in megabytes, for a process that reads a file. */
const FILE_MEMORY = 600;
/** The shortest token that cannot be guessed quickly. */
const SHORTEST_TOKEN = 16;

/**
 * Starts the workbench: pages, API, store and workers. Resolves when ready.
 *
 * @example const { address, close } = await serve({ port: 0 });
 */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 8088, host = '127.0.0.1' } = options;
  const isLoopback = LOOPBACK.has(host);
  const token = options.token ?? (isLoopback ? undefined : randomBytes(24).toString('base64url'));
  if (token !== undefined && token.length < SHORTEST_TOKEN) {
    throw new KlartextError(
      'bad-option',
      `A token must have at least ${SHORTEST_TOKEN} characters.`,
      'Leave it out to generate one.',
    );
  }
  const database = await openSqlite(options.database ?? defaultDatabase(process.env), {
    check: true,
  });
  const texts = new WorkerPool({ size: options.workers ?? workersFor(availableParallelism()) });
  const files = new WorkerPool({ size: 3, memory: FILE_MEMORY, runner: processRunner });
  const models = options.model && new WorkerPool({ size: 2 });
  const close = () => Promise.all([texts.close(), files.close(), models?.close()]);
  try {
    const documents = await DocumentStore.in(database);
    const version = packageVersion();
    const app = makeApp({
      guard: new Guard({
        isLoopback,
        hosts: [host, hostname(), ...(options.allowHosts ?? [])],
        origins: (options.allowOrigins ?? []).map(originOf),
        ...(token !== undefined && { token }),
      }),
      ...(options.rateLimit !== undefined && {
        limit: {
          rate: new RateLimit(options.rateLimit),
          trustsProxy: options.trustsProxy ?? false,
        },
      }),
      handlers: handlersFor({
        documents,
        texts,
        files,
        version,
        ...(options.model && models && { model: { settings: options.model, pool: models } }),
      }),
      files: new StaticFiles(options.web ?? webFolder()),
      version,
    });
    const server = await listening(app.fetch, host, port);
    files.warm();
    const bound = (server.address() as AddressInfo).port;
    const name =
      host === '0.0.0.0' || host === '::' ? hostname() : host.includes(':') ? `[${host}]` : host;
    return {
      address: `http://${name}:${bound}/${token === undefined ? '' : `?token=${token}`}`,
      port: bound,
      ...(token !== undefined && { token }),
      async close() {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await close();
    await database.close();
    throw error;
  }
}

/** Each thread takes some 200 MB per language, so more than eight must be requested. */
export function workersFor(cores: number): number {
  return Math.min(Math.max(cores, 2), 8);
}

/** The origin of a site or a browser extension, as browsers send it: scheme, name and port, no path. */
function originOf(given: string): string {
  const origin = given.replace(/\/$/, '');
  // URL knows no origin of a browser extension.
  const isExtension = /^[a-z]+-extension:\/\/[\w-]+$/.test(origin);
  if (isExtension || (URL.canParse(given) && new URL(given).origin === origin)) return origin;
  throw new KlartextError(
    'bad-option',
    `"${given}" is not an origin.`,
    'Write it with its scheme: --allow-origin https://intranet.example.org',
  );
}

/** $KLARTEXT_DATA, or klartext in the user's data folder. */
function defaultDatabase(env: Readonly<Record<string, string | undefined>>): string {
  const folder =
    env.KLARTEXT_DATA ?? join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'klartext');
  return join(folder, 'workbench.db');
}
