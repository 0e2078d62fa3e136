import {
  type Document,
  type Edit,
  type Sentence,
  type Span,
  sentencesOf,
} from '../../core/index.ts';
import { type Change, changed, layEdits } from '../../simplify/document/lay.ts';
import { readDocument } from '../../simplify/document/read.ts';
import { type Structure, sourceSpan } from '../../simplify/document/structure.ts';
import { Recent } from '../recent.ts';
import type { Resources } from './resources.ts';

/** A row of a document: its text without markup, analysed, and the way back to the row. */
export interface ReadSentence {
  readonly structure: Structure;
  readonly document: Document;
  readonly sentences: readonly Sentence[];
}

const known = new Recent<string, ReadSentence>(3_000);

/** Signs that may be inline Markdown; without them a row is its text. */
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

/** The row rewritten, and the edits at places of the row; undefined when its markup would break. */
export function laidOn(
  { structure }: ReadSentence,
  edits: readonly Edit[],
): { text: string; edits: Edit[] } | undefined {
  const changes = layEdits(structure, edits);
  if (!changes) return undefined;
  const { source } = structure;
  const text = changed(source, changes, { start: 0, end: source.length });
  if (structure.format === 'text') return { text, edits: edits.map((edit) => ({ ...edit })) };
  return { text, edits: changes.map((change) => editOf(structure, change, edits)) };
}

/** A change of the source as an edit: what it is for is told by the edit whose place it is. */
export function editOf(structure: Structure, change: Change, edits: readonly Edit[]): Edit {
  const places = edits.map(({ span }) => sourceSpan(structure, span));
  const at = places.findIndex(
    (place) => place.start <= change.start && change.end <= Math.max(place.end, place.start),
  );
  const near = at >= 0 ? at : nearest(places, change.start);
  return {
    ...edits[near],
    span: { start: change.start, end: change.end },
    replacement: change.text,
  };
}

function nearest(places: readonly Span[], to: number): number {
  let best = 0;
  places.forEach(({ start }, at) => {
    if (Math.abs(start - to) < Math.abs(places[best].start - to)) best = at;
  });
  return best;
}
