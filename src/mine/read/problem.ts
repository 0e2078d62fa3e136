/** Something in the input that could not be read; the rest goes on. */
export interface Problem {
  readonly file: string;
  /** Line, record or row from 1, where it is known. */
  readonly line?: number;
  readonly message: string;
}

/** Tells of a problem. */
export type Tell = (problem: Problem) => void;
