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
  /** Another process works there. */
  | 'in-use'
  /** A disk took no more. */
  | 'not-written';

/** A wrong call. `code` is stable, `hint` says what to do next. */
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
