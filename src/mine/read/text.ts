import { lineProblem, linesOf } from './lines.ts';
import type { DocumentUnit, InputPart, Piece } from './piece.ts';
import type { Tell } from './problem.ts';

/** A paragraph that does not end is cut here, so that memory stays bounded. */
const LONGEST_PARAGRAPH = 100_000;

/** Plain text: paragraphs parted by empty lines, or every line for itself. */
export async function* textPieces(
  { path, start = 0 }: InputPart,
  bytes: AsyncIterable<Uint8Array>,
  unit: DocumentUnit,
  tell: Tell,
): AsyncGenerator<Piece> {
  let number = 0;
  let first = 1;
  let lines: string[] = [];
  let length = 0;
  // Lines of a part are counted from its start: only the first part knows how many were before.
  const place = start === 0 ? '' : `${start}+`;
  const paragraph = (): Piece => {
    const piece = {
      document: unit === 'file' ? path : `${path}:${place}${first}`,
      text: lines.join(unit === 'line' ? '\n' : ' '),
    };
    lines = [];
    length = 0;
    return piece;
  };
  for await (const { text, why } of linesOf(bytes)) {
    number++;
    if (text === undefined) {
      tell({ file: path, line: number, message: lineProblem(why ?? 'encoding') });
      continue;
    }
    const isEmpty = text.trim() === '';
    if ((isEmpty || unit === 'line' || length > LONGEST_PARAGRAPH) && lines.length > 0) {
      yield paragraph();
    }
    if (isEmpty) continue;
    if (lines.length === 0) first = number;
    lines.push(number === 1 && start === 0 ? text.replace(/^\uFEFF/, '') : text);
    length += text.length;
  }
  if (lines.length > 0) yield paragraph();
}
