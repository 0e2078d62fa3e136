import type { CommanderError } from 'commander';
import { KlartextError } from '../core/index.ts';

/** An error: a message and hint for users, and a code for scripts. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
}

/** The file, when a named file is missing or is not text. */
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

/** 2 for a wrong call, 1 for failed work. */
export function exitCodeOf(failure: Failure): number {
  return WRONG_CALLS.has(failure.code) ? 2 : 1;
}

/** The error reported when the disk is full. */
export const FULL_DISK: Failure = {
  code: 'not-written',
  message: 'The disk is full, so the output is incomplete.',
  hint: 'Free some space, or write to another disk, and run the command again.',
};

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function isFullDisk(error: unknown): boolean {
  return FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Any thrown value as a failure; one that is not a `KlartextError` is a bug in Klartext. */
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
    hint: 'This is a bug in Klartext. Please report it, with the stack trace that KLARTEXT_DEBUG=1 prints.',
    ...place,
  };
}

/** A call that the option parser rejected, and the call that shows its help. */
export function usageFailure(error: CommanderError, helpCall: string): Failure {
  const [first, ...rest] = error.message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').replace(/^\((.*)\)$/, '$1');
  return {
    code: error.code === 'commander.unknownCommand' ? 'unknown-name' : 'bad-option',
    message: first,
    hint: suggestion || `See "klartext ${helpCall}".`,
  };
}
