import { lineProblem, linesOf } from './lines.ts';
import type { DocumentUnit, InputPart, Piece } from './piece.ts';
import type { Tell } from './problem.ts';

/** An endless paragraph is cut here, so that memory stays bounded. */
const LONGEST_PARAGRAPH = 100_000;

/** Plain text: paragraphs separated by empty lines, or each line separately. */
export async function* textPieces(
  { path, start = 0 }: InputPart,
  bytes: AsyncIterable<Uint8Array>,
  unit: DocumentUnit,
  report: Tell,
): AsyncGenerator<Piece> {
  let number = 0;
  let first = 1;
  let lines: string[] = [];
  let length = 0;
  // Lines are counted from the start of a part, so line numbers are known only in the first part.
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
      report({ file: path, line: number, message: lineProblem(why ?? 'encoding') });
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
