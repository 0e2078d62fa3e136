import { KlartextError } from '../../core/index.ts';

/** A failure as sent to clients, and its status. */
export interface WireFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Seconds after which the client may retry. */
  readonly retryAfter?: number;
}

/** Seconds after which a client may retry a call to a busy server. */
export const SOON = 2;

/** A call that fails for a reason of its own: not found, conflict, too large … */
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
  new CallError(404, 'not-found', `There is no ${what}.`, 'Reload the list.');

const STATUS: Readonly<Record<string, number>> = {
  'missing-data': 404,
  'unknown-name': 400,
  'unknown-language': 400,
  'bad-input': 400,
  'bad-option': 400,
  'not-supported': 422,
  'bad-model': 500,
};

/** The codes of SQLite and of the operating system. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT']);

function isFullDisk(error: unknown): boolean {
  return FULL.has((error as { code?: string } | undefined)?.code ?? '');
}

/** The error sent to a client; an internal error is reported without details. */
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
      message: 'The disk of the server is full, so nothing was saved.',
      hint: 'Keep this page open, ask the operator of the server to free some space, and try again.',
    };
  }
  process.emitWarning(error instanceof Error ? error : new Error(String(error)));
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong inside Klartext.',
    hint: 'Please report it, with the text that caused it if you may share it.',
  };
}
