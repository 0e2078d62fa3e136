import { spawn } from 'node:child_process';
import { KlartextError } from '../../core/index.ts';
import { withPackages } from '../../core/optional-packages.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';

export interface ServeCall {
  readonly port?: string;
  readonly host?: string;
  readonly token?: string;
  readonly allowHost?: readonly string[];
  readonly database?: string;
  readonly workers?: string;
  readonly allowOrigin?: readonly string[];
  readonly rateLimit?: string;
  readonly trustProxy?: boolean;
  readonly open?: boolean;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly provider?: string;
  readonly keyVariable?: string;
}

/** The packages needed to serve pages and store documents. */
export const SERVER: readonly string[] = ['hono', '@hono/node-server', 'libsql'];

/** `klartext serve`: the workbench, until it is stopped. */
export async function serveWorkbench(call: ServeCall, terminal: Terminal): Promise<number> {
  const { serve } = await withPackages(
    SERVER,
    'The workbench',
    () => import('../../server/serve.ts'),
  );
  const token = call.token ?? process.env.KLARTEXT_TOKEN;
  const serving = await serve({
    port: portOf(call.port ?? '8088'),
    ...(call.host !== undefined && { host: call.host }),
    ...(token !== undefined && { token }),
    ...(call.allowHost && { allowHosts: call.allowHost }),
    ...(call.database !== undefined && { database: call.database }),
    ...(call.workers !== undefined && { workers: wholeNumber('--workers', call.workers, 1) }),
    ...(call.allowOrigin && { allowOrigins: call.allowOrigin }),
    ...(call.rateLimit !== undefined && {
      rateLimit: wholeNumber('--rate-limit', call.rateLimit, 1),
    }),
    ...(call.trustProxy && { trustsProxy: true }),
    ...(call.model !== undefined && { model: modelOf(call, call.model) }),
  });
  if (terminal.json) terminal.writeJson({ address: serving.address, port: serving.port });
  else terminal.write(`Klartext is ready: ${serving.address}\n`);
  if (call.open) openPage(serving.address);
  await stopped();
  await serving.close();
  return 0;
}

function modelOf({ baseUrl, provider, keyVariable }: ServeCall, model: string) {
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) {
    throw new KlartextError(
      'bad-option',
      `--base-url "${baseUrl}" is not an address.`,
      'For example: --base-url http://127.0.0.1:11434/v1',
    );
  }
  return {
    model,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(provider !== undefined && { provider }),
    ...(keyVariable !== undefined && { keyVariable }),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new KlartextError(
    'bad-option',
    `--port takes a number from 0 to 65535, not "${text}".`,
    '0 selects any free port.',
  );
}

/** Waits for Ctrl-C or the end of the service. */
export function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Opens the user's browser, if there is one. */
function openPage(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
