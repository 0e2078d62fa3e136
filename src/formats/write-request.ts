import type { Document, EXPORT_FORMATS, EXPORT_LAYOUTS } from '../contract/index.ts';

/** How to write a document. */
export interface WriteRequest {
  readonly document: Document;
  readonly format: (typeof EXPORT_FORMATS)[number];
  readonly layout: (typeof EXPORT_LAYOUTS)[number];
  readonly direction: 'ltr' | 'rtl';
  /** The headings of the columns with the originals and the easy versions. */
  readonly headings: readonly [original: string, easy: string];
}
