import type { Span } from '../../core/index.ts';

/** A fault of a text, its place, and its message. */
export interface Fault extends Span {
  readonly kind: string;
  readonly because: string;
}
