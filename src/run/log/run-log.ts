import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  write,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KlartextError } from '../../core/index.ts';
import { lockFolder } from './lock.ts';

const writeTo = promisify(write);
const flush = promisify(fdatasync);

/** The parameters of a run; it resumes only if all of them are identical. */
export type RunHeader = Readonly<Record<string, string | number | boolean | null>>;

/** The record of one item of a run. */
export interface RunRecord {
  readonly item: number;
}

interface Waiting {
  readonly line: string;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The results of a run in an append-only file (DIR/run.jsonl), which is authoritative. A record
 * counts once it is on disk; if a crash truncates the last line, that item is repeated. Only one
 * process at a time may write.
 */
export class RunLog<R extends RunRecord> {
  /** The last record of each item. */
  readonly records = new Map<number, R>();
  readonly path: string;
  private readonly file: number;
  private readonly unlock: () => void;
  private length = 0;
  private waiting: Waiting[] = [];
  private isWriting = false;
  private broken: unknown;

  constructor(folder: string, header: RunHeader) {
    madeFolder(folder);
    this.path = join(folder, 'run.jsonl');
    this.unlock = locked(folder);
    try {
      const isNew = !this.read(header);
      this.file = openSync(this.path, 'a');
      ftruncateSync(this.file, this.length);
      if (isNew) {
        const line = Buffer.from(`${JSON.stringify(header)}\n`);
        writeSync(this.file, line);
        this.length = line.length;
        fsyncSync(this.file);
        syncFolder(folder);
      }
    } catch (error) {
      this.unlock();
      throw error instanceof KlartextError ? error : notWritten(this.path, error);
    }
  }

  /** Resolves when the record is on disk; records that arrive together share one flush. */
  append(record: R): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        line: `${JSON.stringify(record)}\n`,
        done: () => {
          this.records.set(record.item, record);
          resolve();
        },
        failed: reject,
      });
      if (!this.isWriting) void this.drain();
    });
  }

  close(): void {
    closeSync(this.file);
    this.unlock();
  }

  private async drain(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        if (this.broken) throw this.broken;
        await this.writeAll(Buffer.from(batch.map(({ line }) => line).join('')));
        for (const { done } of batch) done();
      } catch (error) {
        this.broken ??= error instanceof KlartextError ? error : notWritten(this.path, error);
        for (const { failed } of batch) failed(this.broken);
      }
    }
    this.isWriting = false;
  }

  private async writeAll(bytes: Buffer): Promise<void> {
    try {
      let written = 0;
      while (written < bytes.length) {
        const result = await writeTo(this.file, bytes, written, bytes.length - written, null);
        written += result.bytesWritten;
      }
      await flush(this.file);
      this.length += bytes.length;
    } catch (error) {
      // Remove the incomplete line; if that fails, the next run removes it.
      try {
        ftruncateSync(this.file, this.length);
      } catch {}
      throw error;
    }
  }

  /** Reads the existing log; false if there is none. */
  private read(header: RunHeader): boolean {
    if (!existsSync(this.path)) return false;
    const bytes = readFileSync(this.path);
    this.length = bytes.lastIndexOf(0x0a) + 1;
    if (this.length === 0) return false;
    const [first, ...lines] = bytes.toString('utf8', 0, this.length - 1).split('\n');
    if (first !== JSON.stringify(header)) throw otherRun(this.path, first, header);
    for (const [at, line] of lines.entries()) {
      const record = parsed<R>(line);
      if (!record) throw damaged(this.path, at + 2);
      this.records.set(record.item, record);
    }
    return true;
  }
}

function parsed<R extends RunRecord>(line: string): R | undefined {
  try {
    const record = JSON.parse(line) as R;
    return Number.isInteger(record?.item) ? record : undefined;
  } catch {
    return undefined;
  }
}

function madeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw notWritten(folder, error);
  }
}

function locked(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof KlartextError ? error : notWritten(folder, error);
  }
}

/** Flushes the folder, so that a new file survives a power cut. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems cannot flush a folder; the file itself was flushed.
  }
}

function notWritten(path: string, error: unknown): KlartextError {
  const { code, message } = error as NodeJS.ErrnoException;
  const full = code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
  return new KlartextError(
    'not-written',
    `${path} could not be written: ${full ? 'the disk is full' : message}.`,
    'All earlier results are kept. Free some space, then repeat the same call to resume.',
    { cause: error },
  );
}

function otherRun(path: string, first: string, header: RunHeader): KlartextError {
  const before = parsedHeader(first);
  const names = [...new Set([...Object.keys(header), ...Object.keys(before)])];
  const different = names.filter((name) => before[name] !== header[name]);
  return new KlartextError(
    'bad-option',
    `${path} is the log of another run: it differs in ${different.join(', ')}.`,
    'Repeat that call to resume it, or name another folder: --run DIR',
  );
}

function parsedHeader(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Not a log at all: everything differs.
  }
  return {};
}

function damaged(path: string, line: number): KlartextError {
  return new KlartextError(
    'bad-input',
    `${path}: line ${line} is not a record of a run.`,
    'Another program changed the file. Restore it, or name another folder: --run DIR',
  );
}
