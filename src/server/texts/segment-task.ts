import type { Block, Format } from '../../contract/index.ts';

/** A text to split into blocks and sentences. */
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

/** A file to read and split. */
export interface ImportTask {
  readonly language?: string;
  /** Its extension determines the format. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ImportResult extends SegmentResult {
  /** What could not be imported, for the user. */
  readonly warnings: readonly string[];
}
