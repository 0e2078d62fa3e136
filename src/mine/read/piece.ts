/** A stretch of running text; several in a row may belong to one document. */
export interface Piece {
  readonly document: string;
  readonly text: string;
}

/** What counts as one document in a plain text: the file, a paragraph or a line. */
export const DOCUMENT_UNITS = ['file', 'paragraph', 'line'] as const;
export type DocumentUnit = (typeof DOCUMENT_UNITS)[number];

/** A file, or the part of one whose first line begins after `start`, up to the line over `end`. */
export interface InputPart {
  readonly path: string;
  readonly start?: number;
  readonly end?: number;
}
