import type { Block } from '../../contract/index.ts';
import type { ReadFile } from '../formats/draft.ts';

/** A text, or a file that was read, to be cut into blocks and sentences. */
export interface SegmentTask {
  readonly language?: string;
  readonly source:
    | { readonly text: string; readonly format: 'text' | 'markdown' | 'html' }
    | ReadFile;
}

export interface SegmentResult {
  readonly language: string;
  readonly title?: string;
  readonly blocks: Block[];
}
