import { PassThrough } from 'node:stream';
import { createConnection, type WatchDog } from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { WorkerPool } from '../../server/workers/pool.ts';
import type { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { Session } from './session.ts';

/** How often to check whether the editor is still running. */
const LOOKING = 3_000;
/** How long to wait for messages that arrived just before the end. */
const LAST_MESSAGES = 200;

/** `klartext lsp`: serves an editor over standard input and output until it disconnects. */
export async function serveLsp(terminal: Terminal): Promise<number> {
  if (process.stdin.isTTY) {
    terminal.notice('This command is for editors, not for interactive use: see docs/editors.md.\n');
  }
  const pool = new WorkerPool({ size: 1 });
  let looking: NodeJS.Timeout | undefined;
  const ending = new Promise<number>((end) => {
    let hasFailed = false;
    const fail = (message: string) => {
      if (!hasFailed) terminal.fail(notProtocol(message));
      hasFailed = true;
      end(1);
    };
    const watchDog: WatchDog = {
      shutdownReceived: false,
      exit: end,
      initialize({ processId }) {
        if (!processId) return;
        looking = setInterval(() => isAlive(processId) || end(1), LOOKING);
        looking.unref();
      },
    };
    const reader = new StreamMessageReader(checkedInput(process.stdin, fail));
    const connection = createConnection((logger) => {
      const protocol = createProtocolConnection(
        reader,
        new StreamMessageWriter(process.stdout),
        logger,
      );
      protocol.onError(([error]) => fail(error.message));
      return protocol;
    }, watchDog);
    new Session(connection, pool);
    connection.listen();
    process.stdin.once('end', () => {
      // Read earlier messages first.
      setTimeout(() => {
        if (watchDog.shutdownReceived) end(0);
        else fail('Standard input ended before the client said "shutdown".');
      }, LAST_MESSAGES);
    });
  });
  const code = await ending;
  clearInterval(looking);
  process.stdin.destroy();
  await pool.close();
  return code;
}

const HEADER = 'content-';

/** The input, as long as it starts like a message; the parser would wait forever for anything else. */
function checkedInput(
  input: NodeJS.ReadableStream,
  fail: (message: string) => void,
): NodeJS.ReadableStream {
  const passed = new PassThrough();
  let start = '';
  input.on('data', (chunk: Buffer) => {
    if (start.length < HEADER.length) {
      start += chunk.toString('latin1', 0, HEADER.length).toLowerCase();
      const length = Math.min(start.length, HEADER.length);
      if (start.slice(0, length) !== HEADER.slice(0, length)) {
        fail('Standard input is not a message of the Language Server Protocol.');
      }
    }
    passed.write(chunk);
  });
  input.on('end', () => passed.end());
  return passed;
}

function notProtocol(message: string): Failure {
  return {
    code: 'bad-input',
    message: message.split('\n')[0],
    hint: 'Editors start this command; docs/editors.md explains the setup.',
  };
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
