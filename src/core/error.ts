/** Stable codes that scripts may rely on. */
export type ErrorCode =
  | 'unknown-name'
  | 'unknown-language'
  | 'missing-data'
  | 'bad-input'
  | 'bad-model'
  | 'bad-option'
  | 'not-supported'
  /** A model or its server gave no usable answer. */
  | 'no-answer'
  /** Another process uses the folder. */
  | 'in-use'
  /** The disk is full or refused a write. */
  | 'not-written';

/**
 * A wrong call. `code` is stable, `hint` states what to do next.
 *
 * @example
 * import { KlartextError, lint } from 'klartext';
 *
 * try {
 *   await lint('This is a clear text.', { profile: 'plian' });
 * } catch (error) {
 *   if (!(error instanceof KlartextError)) throw error;
 *   console.log(error.code, error.hint); // unknown-name Did you mean "plain"?
 * }
 */
export class KlartextError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;

  constructor(code: ErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'KlartextError';
    this.code = code;
    this.hint = hint;
  }
}
