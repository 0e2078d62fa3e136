import { lineProblem, linesOf } from './lines.ts';
import type { InputPart, Piece } from './piece.ts';
import type { Tell } from './problem.ts';

/** Field names of the text and the document id in common dumps (CCNet, OSCAR, C4 …). */
export const TEXT_FIELDS = ['text', 'raw_content', 'content'] as const;
export const ID_FIELDS = ['id', 'digest', 'url'] as const;

/** One document per line: `{"text": …, "id"?: …}`. Its lines are its paragraphs. */
export async function* jsonPieces(
  { path, start = 0 }: InputPart,
  bytes: AsyncIterable<Uint8Array>,
  report: Tell,
): AsyncGenerator<Piece> {
  let number = 0;
  const place = start === 0 ? '' : `${start}+`;
  for await (const { text, why } of linesOf(bytes)) {
    number++;
    const at = { file: path, line: number };
    if (text === undefined) {
      report({ ...at, message: lineProblem(why ?? 'encoding') });
      continue;
    }
    if (text.trim() === '') continue;
    let record: unknown;
    try {
      record = JSON.parse(text);
    } catch {
      report({ ...at, message: 'not JSON: skipped' });
      continue;
    }
    const content = fieldOf(record, TEXT_FIELDS);
    if (content === undefined) {
      report({ ...at, message: `no field ${TEXT_FIELDS.join(', ')}: skipped` });
      continue;
    }
    const document = fieldOf(record, ID_FIELDS) ?? `${path}:${place}${number}`;
    yield* paragraphsOf(document, content);
  }
}

/** The first of these fields that is not empty. */
export function fieldOf(record: unknown, names: readonly string[]): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  for (const name of names) {
    const value = (record as Record<string, unknown>)[name];
    if (typeof value === 'string') return value;
    if (name === 'id' && typeof value === 'number') return String(value);
  }
  return undefined;
}

/** The lines of a document, each as one piece. */
export function* paragraphsOf(document: string, text: string): Generator<Piece> {
  for (const line of text.split('\n')) {
    if (line.trim() !== '') yield { document, text: line };
  }
}
