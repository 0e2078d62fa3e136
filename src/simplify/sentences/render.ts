import type { Edit, Sentence } from '../../core/index.ts';
import { lowerFirst, type Moved, type Piece, type Proposal, upperFirst } from './proposal.ts';

interface Placed extends Piece {
  readonly proposal: Proposal;
}

/** A proposal with how sure the scorer is of it. */
export interface Weighed {
  readonly proposal: Proposal;
  readonly confidence: number;
}

/**
 * The edits that make all these proposals, which must be compatible. An edit inside a text that
 * another one moves is made there, and its reason goes with it.
 */
export function editsOf(text: string, sentence: Sentence, chosen: readonly Weighed[]): Edit[] {
  const placed = chosen
    .flatMap(({ proposal }) => proposal.pieces.map((piece): Placed => ({ ...piece, proposal })))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const confidence = new Map(chosen.map((each) => [each.proposal, each.confidence]));
  const moves = placed.flatMap((piece) =>
    piece.parts.filter((part) => typeof part !== 'string').map((part) => ({ part, piece })),
  );
  const isInner = (piece: Placed) =>
    moves.some(
      ({ part, piece: outer }) =>
        outer.proposal !== piece.proposal && piece.start >= part.start && piece.end <= part.end,
    );
  const outer = placed.filter((piece) => !isInner(piece));
  const written = outer.map((piece) => {
    const { proposal } = piece;
    const inner = new Set<Proposal>([proposal]);
    const replacement = piece.parts
      .map((part) =>
        typeof part === 'string'
          ? saidAgain(text, part, chosen, proposal, inner)
          : moved(text, part, placed, proposal, inner),
      )
      .join('');
    const printed = withApostrophes(text, sentence, replacement);
    return { piece, replacement: cased(printed, piece.first), proposals: [...inner] };
  });
  const edits = written.map(
    ({ piece, replacement, proposals }): Edit => ({
      span: { start: piece.start, end: piece.end },
      replacement,
      operation: piece.proposal.operation,
      reason: proposals.map(({ reason }) => reason).join(' '),
      source: `sentences/${piece.proposal.rule}`,
      confidence: Number(
        Math.min(...proposals.map((each) => confidence.get(each) ?? 0)).toFixed(3),
      ),
    }),
  );
  return withCapitals(
    text,
    sentence,
    edits,
    written.map(({ piece }) => piece.capital === true),
  );
}

/** So far around a sentence it counts how apostrophes are written. */
const AROUND = 2000;

/** "n'arrivent" as the text writes it: "n’arrivent". */
function withApostrophes(text: string, { start, end }: Sentence, written: string): string {
  if (!/\p{L}'/u.test(written)) return written;
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND);
  const isPrinted = /\p{L}’\p{L}/u.test(around) && !/\p{L}'/u.test(around);
  return isPrinted ? written.replace(/(?<=\p{L})'/gu, '’') : written;
}

/** A moved text with the edits inside it made. */
function moved(
  text: string,
  part: Moved,
  placed: readonly Placed[],
  mover: Proposal,
  used: Set<Proposal>,
): string {
  let result = '';
  let position = part.start;
  for (const piece of placed) {
    if (piece.start < position || piece.end > part.end || piece.proposal === mover) continue;
    if (piece.parts.some((each) => typeof each !== 'string')) continue;
    result += text.slice(position, piece.start) + piece.parts.join('');
    position = piece.end;
    used.add(piece.proposal);
  }
  return cased(result + text.slice(position, part.end), part.casing);
}

/**
 * "The physician, who was born in Rome, left" → "The doctor left. The doctor was born in Rome.": a
 * noun that a split says again is the one that stands in its place now.
 */
function saidAgain(
  text: string,
  part: string,
  chosen: readonly Weighed[],
  splitter: Proposal,
  used: Set<Proposal>,
): string {
  if (splitter.operation !== 'split' || !part.includes(' ')) return part;
  let said = part;
  for (const { proposal } of chosen) {
    if (!/^(?:replace|words)\/noun$/.test(proposal.rule)) continue;
    const pieces = [...proposal.pieces].sort((a, b) => a.start - b.start);
    if (pieces.some(({ parts }) => parts.some((each) => typeof each !== 'string'))) continue;
    const before = text.slice(pieces[0].start, pieces[pieces.length - 1].end);
    const at = wordAt(said, before);
    if (at < 0) continue;
    let after = '';
    let position = pieces[0].start;
    for (const { start, end, parts } of pieces) {
      after += text.slice(position, start) + parts.join('');
      position = end;
    }
    const isUpper = /^\p{Lu}/u.test(said.slice(at));
    said =
      said.slice(0, at) + (isUpper ? upperFirst(after) : after) + said.slice(at + before.length);
    used.add(proposal);
  }
  return said;
}

/** Where whole words stand in a text, whatever the case of their first letter. */
export function wordAt(text: string, words: string): number {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  for (const form of new Set([words, upperFirst(words), cased(words, 'lower')])) {
    const at = text.indexOf(form);
    if (at >= 0 && !isLetter(at - 1) && !isLetter(at + form.length)) return at;
  }
  return -1;
}

function cased(text: string, casing: Moved['casing']): string {
  if (casing === undefined) return text;
  return casing === 'upper' ? upperFirst(text) : lowerFirst(text);
}

/** Where a sentence now starts, a capital stands. */
function withCapitals(
  text: string,
  sentence: Sentence,
  edits: Edit[],
  capitals: readonly boolean[],
): Edit[] {
  const result = edits.map((edit) => ({ ...edit }));
  result.forEach((edit, i) => {
    if (!capitals[i]) return;
    const { end } = edit.span;
    const next = result[i + 1];
    if (next && next.span.start === end && next.span.end > end && next.replacement !== '') {
      result[i + 1] = { ...next, replacement: upperFirst(next.replacement) };
      return;
    }
    const start = next?.span.start === end && next.replacement === '' ? next.span.end : end;
    if (start !== end || start >= sentence.end) return;
    // A quotation may open there.
    const [marks] = /^["“„«‘'¿¡(]*/u.exec(text.slice(start, start + 3)) ?? [''];
    const letter = String.fromCodePoint(text.codePointAt(start + marks.length) ?? 32);
    if (letter === letter.toUpperCase()) return;
    const span = { start: edit.span.start, end: start + marks.length + letter.length };
    const opening = marks + letter.toUpperCase();
    result[i] = { ...edit, span, replacement: edit.replacement + opening };
  });
  return result;
}
