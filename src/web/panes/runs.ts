import type { Finding } from '../../contract/index.ts';
import { type InlinePiece, inlinePieces } from '../text/inline.ts';

/** A stretch of a row with the finding that it belongs to, if any. */
export interface MarkedRun {
  readonly finding: Finding | undefined;
  readonly pieces: readonly InlinePiece[];
}

/**
 * Splits a row at the borders of its marks. Of overlapping marks, the shorter, more specific one wins.
 *
 * @example markedRuns('A big word.', [finding]).length // 3
 */
export function markedRuns(text: string, findings: readonly Finding[]): MarkedRun[] {
  const pieces = inlinePieces(text);
  if (findings.length === 0) return [{ finding: undefined, pieces }];
  const owner = ownersOf(text.length, findings);
  const runs: { finding: Finding | undefined; pieces: InlinePiece[] }[] = [];
  for (const piece of pieces) {
    for (const part of cut(piece, owner)) {
      const finding = owner[part.start] < 0 ? undefined : findings[owner[part.start]];
      const last = runs.at(-1);
      if (last && last.finding === finding) last.pieces.push(part);
      else runs.push({ finding, pieces: [part] });
    }
  }
  return runs;
}

function ownersOf(length: number, findings: readonly Finding[]): Int32Array {
  const owner = new Int32Array(length).fill(-1);
  const order = findings.map((_, at) => at);
  order.sort((a, b) => lengthOf(findings[b]) - lengthOf(findings[a]));
  for (const at of order) owner.fill(at, findings[at].start, Math.max(0, findings[at].end));
  return owner;
}

const lengthOf = ({ start, end }: Finding): number => end - start;

function* cut(piece: InlinePiece, owner: Int32Array): Generator<InlinePiece> {
  const { start, end, text } = piece;
  // A character with its backslash counts as one letter.
  if (end - start !== text.length) return yield piece;
  let from = start;
  for (let at = start + 1; at <= end; at++) {
    if (at < end && owner[at] === owner[from]) continue;
    yield { ...piece, start: from, end: at, text: text.slice(from - start, at - start) };
    from = at;
  }
}

/** Converts a position in the displayed text of a row to one in its Markdown. */
export function rawOffset(text: string, shown: number): number {
  let seen = 0;
  for (const piece of inlinePieces(text)) {
    if (shown <= seen + piece.text.length) {
      const within = shown - seen;
      return piece.end - piece.start === piece.text.length ? piece.start + within : piece.end;
    }
    seen += piece.text.length;
  }
  return text.length;
}
