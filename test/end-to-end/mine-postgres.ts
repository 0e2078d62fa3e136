import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A PostgreSQL server of a test's own: started, killed and started again at will. */
export interface PrivateServer {
  readonly url: string;
  /** Its process, so that a test may kill it. */
  pid(): number;
  start(): Promise<void>;
  kill(): void;
  stop(): void;
}

/** The programs of Debian's PostgreSQL, newest first, or of the path. */
function program(name: string): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort().reverse() : [];
  return [...versions.map((v) => join(base, v, 'bin', name)), name].find(existsSync) ?? name;
}

/** PostgreSQL refuses to run as root: root becomes its user for it. */
function asServer(command: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command[0], command.slice(1)];
  return ['runuser', ['-u', 'postgres', '--', ...command]];
}

function run(command: string[]): void {
  const [name, args] = asServer(command);
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${error?.message ?? stderr}`);
}

export async function privatePostgres(): Promise<PrivateServer> {
  const folder = mkdtempSync('/tmp/klartext-postgres-');
  spawnSync('chmod', ['777', folder]);
  const data = join(folder, 'data');
  run([program('initdb'), '-D', data, '-U', 'klartext', '-A', 'trust', '--no-sync']);
  const port = await freePort();
  const start = async () => {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const [name, args] = asServer([
      program('postgres'),
      ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ]);
    spawn(name, args, { stdio: 'ignore', detached: true }).unref();
    const [ready, readyArgs] = asServer([
      program('pg_isready'),
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
    ]);
    for (let tries = 0; spawnSync(ready, readyArgs).status !== 0; tries++) {
      if (tries > 100) throw new Error('PostgreSQL does not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  await start();
  return {
    url: `postgres://klartext@127.0.0.1:${port}/postgres`,
    pid,
    start,
    kill() {
      const own = pid();
      const children = spawnSync('pgrep', ['-P', String(own)], { encoding: 'utf8' }).stdout;
      for (const each of [own, ...children.split('\n').filter(Boolean).map(Number)]) {
        try {
          process.kill(each, 'SIGKILL');
        } catch {}
      }
    },
    stop() {
      try {
        process.kill(pid(), 'SIGINT');
      } catch {}
      setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1000).unref();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
