import type { CommanderError } from 'commander';
import { KlartextError } from '../core/index.ts';

/** What went wrong, in the words a user sees and the code a script reads. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
}

/** A file of the call that is not there or no text; whoever reports it can name the file. */
export class InputError extends KlartextError {
  constructor(
    readonly file: string,
    { code, message, hint }: KlartextError,
    options: ErrorOptions,
  ) {
    super(code, message, hint, options);
  }
}

const WRONG_CALLS = new Set(['unknown-name', 'unknown-language', 'bad-option']);

/** 2 for a wrong call, 1 for work that failed. */
export function exitCodeOf(failure: Failure): number {
  return WRONG_CALLS.has(failure.code) ? 2 : 1;
}

/** What a user is told when there is no room for what is written. */
export const FULL_DISK: Failure = {
  code: 'not-written',
  message: 'The disk is full: not everything was written.',
  hint: 'Free some space, or write to another disk, and run the command again.',
};

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function isFullDisk(error: unknown): boolean {
  return FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Any thrown thing as a failure; one that is no `KlartextError` is a bug of ours. */
export function failureOf(error: unknown, file?: string): Failure {
  const name = file ?? (error instanceof InputError ? error.file : undefined);
  const place = name === undefined ? {} : { file: name };
  if (error instanceof KlartextError) {
    return { code: error.code, message: error.message, hint: error.hint, ...place };
  }
  if (isFullDisk(error)) return { ...FULL_DISK, ...place };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    code: 'internal',
    message: `unexpected error: ${process.env.KLARTEXT_DEBUG ? stack : message}`,
    hint: 'This is a bug in klartext. Please report it; KLARTEXT_DEBUG=1 shows where it happened.',
    ...place,
  };
}

/** A call that the option parser refused, and the one that shows the help for it. */
export function usageFailure(error: CommanderError, helpCall: string): Failure {
  const [first, ...rest] = error.message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').replace(/^\((.*)\)$/, '$1');
  return {
    code: error.code === 'commander.unknownCommand' ? 'unknown-name' : 'bad-option',
    message: first,
    hint: suggestion || `See "klartext ${helpCall}".`,
  };
}
