import type { Document, EXPORT_FORMATS, EXPORT_LAYOUTS } from '../contract/index.ts';

/** What to write of a document, and how. */
export interface WriteRequest {
  readonly document: Document;
  readonly format: (typeof EXPORT_FORMATS)[number];
  readonly layout: (typeof EXPORT_LAYOUTS)[number];
  readonly direction: 'ltr' | 'rtl';
  /** What stands above the columns of originals and of easy versions. */
  readonly headings: readonly [original: string, easy: string];
}
