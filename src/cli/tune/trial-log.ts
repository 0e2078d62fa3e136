import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { type DialSetting, keyOf, type Trial } from '../../simplify/controls/index.ts';

/** The parameters of a search; it resumes only if all of them are identical. */
export type LogHeader = Readonly<Record<string, unknown>>;

/** A finished trial with its scores. */
export interface LoggedTrial extends Trial {
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * Trials in an append-only file: a complete line is a finished trial. If a crash truncated the last
 * line, that trial is repeated.
 */
export class TrialLog {
  private readonly known = new Map<string, LoggedTrial>();
  private readonly file: number | undefined;

  constructor(path: string | undefined, header: LogHeader) {
    if (path === undefined) return;
    if (existsSync(path)) this.read(path, header);
    this.file = openSync(path, 'a');
    if (this.isNew) this.append(header);
  }

  private isNew = true;

  /** The number of trials found in the file. */
  get size(): number {
    return this.known.size;
  }

  find(setting: DialSetting): LoggedTrial | undefined {
    return this.known.get(keyOf(setting));
  }

  add(trial: LoggedTrial): void {
    this.known.set(keyOf(trial.setting), trial);
    this.append(trial);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }

  private append(value: object): void {
    if (this.file === undefined) return;
    writeSync(this.file, `${JSON.stringify(value)}\n`);
    fsyncSync(this.file);
  }

  private read(path: string, header: LogHeader): void {
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') {
      truncateSync(path, 0);
      return;
    }
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
    const [first, ...lines] = whole.trimEnd().split('\n');
    if (first !== JSON.stringify(header)) throw otherSearch(path, first, header);
    this.isNew = false;
    for (const [i, line] of lines.entries()) {
      try {
        const trial = JSON.parse(line) as LoggedTrial;
        this.known.set(keyOf(trial.setting), trial);
      } catch (error) {
        throw new KlartextError(
          'bad-input',
          `${path}: Line ${i + 2} is not a trial.`,
          'Name another file for the log, or delete this one.',
          { cause: error },
        );
      }
    }
  }
}

function otherSearch(path: string, first: string, header: LogHeader): KlartextError {
  let before: Record<string, unknown> = {};
  try {
    before = JSON.parse(first) as Record<string, unknown>;
  } catch {
    // Not a log at all: everything differs.
  }
  const different = Object.keys(header).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(header[key]),
  );
  return new KlartextError(
    'bad-option',
    `${path} is the log of another search (${different.join(', ')}).`,
    'Repeat that call to resume it, or name another file: --log FILE',
  );
}
