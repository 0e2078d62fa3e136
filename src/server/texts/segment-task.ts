import type { Block, Format } from '../../contract/index.ts';

/** A text to be cut into blocks and sentences. */
export interface SegmentTask {
  readonly language?: string;
  readonly text: string;
  readonly format: Format;
}

export interface SegmentResult {
  readonly language: string;
  readonly title?: string;
  readonly blocks: Block[];
}

/** A file to be read and cut. */
export interface ImportTask {
  readonly language?: string;
  /** Its ending says what it is. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ImportResult extends SegmentResult {
  /** What could not be taken over, for a person. */
  readonly warnings: readonly string[];
}
