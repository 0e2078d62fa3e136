import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A workbench in a process of its own, as users start it. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Ends it without a word, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON and reads the answer, which must be a success. */
  send<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** Starts `klartext serve` on a free port; resolves when it says that it is ready. */
export async function startServer(database: string, ...args: string[]): Promise<ServerProcess> {
  const call = [
    `${ROOT}bin/klartext.js`,
    'serve',
    '--port',
    '0',
    '--json',
    '--database',
    database,
    ...args,
  ];
  const child = spawn(process.execPath, call, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.includes('\n}') || /\}\s*$/.test(out)) break;
  }
  if (out === '') throw new Error(`The server did not start: ${errors}`);
  const { address } = JSON.parse(out) as { address: string };
  const base = address.replace(/\/(?:\?.*)?$/, '');
  const get = (path: string, init?: RequestInit) => fetch(base + path, init);
  return {
    address,
    child,
    async kill(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
    get,
    async send(method, path, body) {
      const response = await get(path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (!response.ok)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

/** A folder for a database; call the second to remove it. */
export function temporaryFolder(): [string, () => void] {
  const folder = mkdtempSync(join(tmpdir(), 'klartext-server-'));
  return [folder, () => rmSync(folder, { recursive: true, force: true })];
}
