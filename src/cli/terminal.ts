import picocolors from 'picocolors';
import { cut, printable } from './columns.ts';
import { type Failure, FULL_DISK, isFullDisk } from './failure.ts';
import { type Bar, ERASED_LINE, openProgress, type Progress } from './progress.ts';

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** The streams and environment of a call: `process`, or stubs in a test. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Where a command reads from and writes to. Results go to stdout, everything else to stderr. */
export interface Terminal {
  readonly stdin: Streams['stdin'];
  readonly json: boolean;
  readonly hasColours: boolean;
  readonly colours: Colours;
  /** The maximum line width. */
  readonly columns: number;
  write(text: string): void;
  /** One JSON value: indented for a person at a terminal, on one line for a script. */
  writeJson(value: unknown): void;
  /** Writes a notice for the user to stderr. */
  notice(text: string): void;
  fail(failure: Failure): void;
  /** A progress bar on stderr for `total` steps, shown only on a terminal and for long work. */
  progress(label: string, total: number): Progress;
  close(): void;
}

const DEFAULT_COLUMNS = 100;
const LABEL_WIDTH = 40;

export function openTerminal(
  streams: Streams,
  choices: { json: boolean; noColor: boolean },
): Terminal {
  const { stdin, stdout, stderr, env } = streams;
  const mayColour = !choices.noColor && !env.NO_COLOR && env.TERM !== 'dumb';
  const hasColours = mayColour && stdout.isTTY === true;
  const colours = picocolors.createColors(hasColours);
  const errorColours = picocolors.createColors(mayColour && stderr.isTTY === true);
  let hasBar = false;
  let hasText = false;
  /** Removes the bar before text is written; a bar drawn afterwards would overwrite that text. */
  const clearBar = () => {
    if (hasBar) stderr.write(ERASED_LINE);
    hasBar = false;
  };
  const write = (text: string) => {
    clearBar();
    hasText ||= stdout.isTTY === true;
    stdout.write(text);
  };
  const notice = (text: string) => {
    clearBar();
    stderr.write(text);
  };
  const bar: Bar = {
    get isTTY() {
      return stderr.isTTY === true && !hasText;
    },
    write(text) {
      hasBar = text !== ERASED_LINE;
      stderr.write(text);
    },
  };

  const fail = (failure: Failure) => {
    if (choices.json) {
      notice(`${JSON.stringify({ error: failure })}\n`);
      return;
    }
    const place = failure.file === undefined ? '' : `${failure.file}: `;
    notice(`${errorColours.red('klartext:')} ${place}${failure.message}\n`);
    if (failure.hint) notice(`${errorColours.cyan('hint:')} ${failure.hint}\n`);
  };
  const release = guardStreams(streams, () => fail(FULL_DISK));

  return {
    stdin,
    json: choices.json,
    hasColours,
    colours,
    columns: stdout.columns ?? (Number(env.COLUMNS) || DEFAULT_COLUMNS),
    write,
    writeJson: (value) =>
      write(`${JSON.stringify(value, undefined, stdout.isTTY ? 2 : undefined)}\n`),
    notice,
    fail,
    progress: (label, total) => openProgress(bar, cut(printable(label), LABEL_WIDTH), total),
    close: release,
  };
}

/** `klartext … | head` exits silently, a full disk is reported, and Ctrl-C exits with 130 and a clean line. */
function guardStreams({ stdout, stderr }: Streams, reportFullDisk: () => void): () => void {
  const onError = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    if (isFullDisk(error)) {
      reportFullDisk();
      process.exit(1);
    }
    throw error;
  };
  const onInterrupt = () => {
    if (stderr.isTTY) stderr.write('\n');
    process.exit(130);
  };
  stdout.on('error', onError);
  process.on('SIGINT', onInterrupt);
  // A broken-pipe error can arrive after the last write, so this listener is not removed.
  return () => process.off('SIGINT', onInterrupt);
}
