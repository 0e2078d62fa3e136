/** Something in the input that could not be read; reading continues after it. */
export interface Problem {
  readonly file: string;
  /** Line, record or row from 1, where it is known. */
  readonly line?: number;
  readonly message: string;
}

/** Reports a problem. */
export type Tell = (problem: Problem) => void;
