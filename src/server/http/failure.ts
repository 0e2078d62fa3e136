import { KlartextError } from '../../core/index.ts';

/** A failure as clients read it, and its status. */
export interface WireFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** A call that cannot be answered, for reasons of its own: not found, conflict, too large … */
export class CallError extends Error {
  readonly failure: WireFailure;

  constructor(status: number, code: string, message: string, hint: string) {
    super(message);
    this.name = 'CallError';
    this.failure = { status, code, message, hint };
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

/** What a client is told. Of an error of ours, only that it happened. */
export function wireFailure(error: unknown): WireFailure {
  if (error instanceof CallError) return error.failure;
  if (error instanceof KlartextError) {
    const { code, message, hint } = error;
    return { status: STATUS[code] ?? 400, code, message, hint };
  }
  process.emitWarning(error instanceof Error ? error : new Error(String(error)));
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong inside Klartext.',
    hint: 'Please report it, with the text that led to it if you may share it.',
  };
}
