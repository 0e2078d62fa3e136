import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The command as it is built, or another build of it: a test of hours outlives the one in dist/. */
export const COMMAND = process.env.KLARTEXT_COMMAND ?? `${ROOT}bin/klartext.js`;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Where a command runs: from the package's folder, with the environment of the test, unless told. */
type Place = Pick<SpawnOptions, 'cwd' | 'env'>;

/** Runs the built command in a process of its own. */
export function klartext(
  args: string[],
  input: string | Buffer = '',
  place: Place = {},
): Promise<Ended> {
  if (!existsSync(`${ROOT}dist/command/main.js`)) {
    throw new Error('The command is tested as it is built: run "npm run build" first.');
  }
  return ended(process.execPath, [COMMAND, ...args], input, place);
}

/** Runs a shell line in which `klartext` is the built command. */
export function shell(line: string): Promise<Ended> {
  const script = `klartext() { ${JSON.stringify(process.execPath)} ${JSON.stringify(COMMAND)} "$@"; }; ${line}`;
  return ended('bash', ['-c', script], '');
}

/** Starts the command and leaves its standard input open. */
export function start(args: string[], cwd = ROOT) {
  return spawn(process.execPath, [COMMAND, ...args], { cwd });
}

function ended(
  program: string,
  args: string[],
  input: string | Buffer,
  place: Place = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...place, stdio: 'pipe' });
    const [out, error]: Buffer[][] = [[], []];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => error.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString() }),
    );
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
