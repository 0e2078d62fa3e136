import { type Document, type Edit, type Sentence, sentencesOf } from '../../core/index.ts';
import { asEdits, changed, layEdits } from '../../simplify/document/lay.ts';
import { readDocument } from '../../simplify/document/read.ts';
import type { Structure } from '../../simplify/document/structure.ts';
import { Recent } from '../recent.ts';
import type { Resources } from './resources.ts';

/** A row of a document: its text without markup, analysed, and the way back to the row. */
export interface ReadSentence {
  readonly structure: Structure;
  readonly document: Document;
  readonly sentences: readonly Sentence[];
}

const known = new Recent<string, ReadSentence>(3_000);

/** Characters that may be inline Markdown; a row without them equals its text. */
const MARKUP = /[\\`*_[\]<&]/;

/** Reads and analyses a row once. */
export function readSentence(row: string, { language }: Resources): ReadSentence {
  return known.get(`${language.id}\n${row}`, () => {
    const format = MARKUP.test(row) ? 'markdown' : 'text';
    const { structure, document } = readDocument(row, format, language);
    const sentences = sentencesOf(document);
    for (const { tokens } of sentences) language.analyseTokens(tokens);
    return { structure, document, sentences };
  });
}

/** The rewritten row, and the edits with places in the row; undefined if its markup would break. */
export function withEdits(
  { structure }: ReadSentence,
  edits: readonly Edit[],
): { text: string; edits: Edit[] } | undefined {
  const changes = layEdits(structure, edits);
  if (!changes) return undefined;
  const { source } = structure;
  const text = changed(source, changes, { start: 0, end: source.length });
  if (structure.format === 'text') return { text, edits: edits.map((edit) => ({ ...edit })) };
  return { text, edits: asEdits(structure, changes, edits) };
}
