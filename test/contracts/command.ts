import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = `${ROOT}bin/klartext.js`;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the built command in a process of its own, from the package's folder. */
export function klartext(args: string[], input: string | Buffer = ''): Promise<Ended> {
  if (!existsSync(`${ROOT}dist/cli/main.js`)) {
    throw new Error('The command is tested as it is built: run "npm run build" first.');
  }
  return ended(process.execPath, [COMMAND, ...args], input);
}

/** Runs a shell line in which `klartext` is the built command. */
export function shell(line: string): Promise<Ended> {
  const script = `klartext() { ${JSON.stringify(process.execPath)} ${JSON.stringify(COMMAND)} "$@"; }; ${line}`;
  return ended('bash', ['-c', script], '');
}

/** Starts the command and leaves its standard input open. */
export function start(args: string[]) {
  return spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT });
}

function ended(program: string, args: string[], input: string | Buffer): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT });
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
