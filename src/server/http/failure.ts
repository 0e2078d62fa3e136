import { KlartextError } from '../../core/index.ts';

/** A failure as clients read it, and its status. */
export interface WireFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Seconds after which the call may be answered. */
  readonly retryAfter?: number;
}

/** Seconds after which a server that has too much to do may be asked again. */
export const SOON = 2;

/** A call that cannot be answered, for reasons of its own: not found, conflict, too large … */
export class CallError extends Error {
  readonly failure: WireFailure;

  constructor(status: number, code: string, message: string, hint: string, retryAfter?: number) {
    super(message);
    this.name = 'CallError';
    this.failure = {
      ...{ status, code, message, hint },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
}

export const notFound = (what: string) =>
  new CallError(404, 'not-found', `There is no ${what}.`, 'Look at the list again.');

const STATUS: Readonly<Record<string, number>> = {
  'missing-data': 404,
  'unknown-name': 400,
  'unknown-language': 400,
  'bad-input': 400,
  'bad-option': 400,
  'not-supported': 422,
  'bad-model': 500,
};

/** As SQLite and as the system say it. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT']);

function isFullDisk(error: unknown): boolean {
  return FULL.has((error as { code?: string } | undefined)?.code ?? '');
}

/** What a client is told. Of an error of ours, only that it happened. */
export function wireFailure(error: unknown): WireFailure {
  if (error instanceof CallError) return error.failure;
  if (error instanceof KlartextError) {
    const { code, message, hint } = error;
    return { status: STATUS[code] ?? 400, code, message, hint };
  }
  if (isFullDisk(error)) {
    return {
      status: 507,
      code: 'not-written',
      message: 'The disk of the server is full: nothing was saved.',
      hint: 'Keep this page open, ask whoever runs the server to free some space, and try again.',
    };
  }
  process.emitWarning(error instanceof Error ? error : new Error(String(error)));
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong inside Klartext.',
    hint: 'Please report it, with the text that led to it if you may share it.',
  };
}
