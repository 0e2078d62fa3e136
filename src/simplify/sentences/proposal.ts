import type { Operation, Span } from '../../core/index.ts';
import type { Stretch, Tree } from './tree.ts';

/** A place of the source, with its own edits made; `casing` is for its first letter. */
export interface Moved extends Span {
  readonly casing?: 'upper' | 'lower';
}

/** Text to write: letters as they are, or a place of the source. */
export type Part = string | Moved;

/** One place of the source and what stands there instead. */
export interface Piece extends Span {
  readonly parts: readonly Part[];
  /** What follows starts a sentence. */
  readonly capital?: boolean;
  /** What is written starts with a capital, or with none: it has changed its place. */
  readonly first?: 'upper' | 'lower';
}

/** An edit that a rule offers: all of its pieces, or none. */
export interface Proposal {
  /** `split/relative`, `drop/parenthesis`: the kind and the rule. */
  readonly rule: string;
  readonly operation: Operation;
  readonly reason: string;
  readonly pieces: readonly Piece[];
  /** Tokens that are gone after it. */
  readonly dropped: readonly number[];
  /** What the scorer may know it by: the adverb dropped, the word replaced. */
  readonly key: string;
  /** 0 to 1, when the rule itself knows. */
  readonly trust?: number;
  /** The name that a split says again. */
  readonly names?: string;
}

/** Splits with the name that they say again, where they say one. */
export function withNames(tree: Tree, proposals: readonly Proposal[]): Proposal[] {
  const names = new Set(
    tree.tokens.filter((_, i) => tree.at(i).upos === 'PROPN').map(({ form }) => form),
  );
  if (names.size === 0) return [...proposals];
  return proposals.map((each) => {
    if (each.operation !== 'split') return each;
    const said = each.pieces.flatMap(({ parts }) =>
      parts.filter((part) => typeof part === 'string'),
    );
    const [word] = /\p{L}+/u.exec(said.join('')) ?? [];
    return word !== undefined && names.has(word) ? { ...each, names: word } : each;
  });
}

/** The span of tokens to cut so that one space stays: with the space before, or after at the start. */
export function cut(tree: Tree, { first, last }: Stretch): Span {
  const { tokens, sentence } = tree;
  if (first > 0) return { start: tokens[first - 1].end, end: tokens[last].end };
  const end = last + 1 < tokens.length ? tokens[last + 1].start : sentence.end;
  return { start: tokens[first].start, end };
}

/** From the first letter of the first token to the last of the last. */
export function spanOf(tree: Tree, { first, last }: Stretch): Span {
  return { start: tree.tokens[first].start, end: tree.tokens[last].end };
}

/** The text of a stretch as it stands. */
export function textOf({ tokens }: Tree, { first, last }: Stretch): string {
  let text = '';
  for (let i = first; i <= last; i++) {
    const gap = i > first && tokens[i].start > tokens[i - 1].end ? ' ' : '';
    text += gap + tokens[i].form;
  }
  return text;
}

export function range({ first, last }: Stretch): number[] {
  const places: number[] = [];
  for (let i = first; i <= last; i++) places.push(i);
  return places;
}

/** "It grows (as here.)" → "It grows.": the mark that ends the sentence may stand in the brackets. */
function endMarkIn(tree: Tree, { first, last }: Stretch): string[] {
  const isClosed = first > 0 && last === tree.tokens.length - 1 && tree.form(last) === ')';
  return isClosed && /^[.!?]$/.test(tree.form(last - 1)) ? [tree.form(last - 1)] : [];
}

/** Leaves a stretch out; what then starts the sentence gets a capital. */
export function dropping(
  tree: Tree,
  stretch: Stretch,
  rule: string,
  reason: string,
  key: string,
): Proposal {
  const span = cut(tree, stretch);
  // "Mojmír I. (830–846)." has its full stop already.
  const stop = tree.form(stretch.last + 1) === '.' && tree.form(stretch.first - 1).endsWith('.');
  const piece = {
    start: span.start,
    end: stop ? tree.tokens[stretch.last + 1].end : span.end,
    parts: endMarkIn(tree, stretch),
    ...(stretch.first === 0 && { capital: true }),
  };
  return {
    rule,
    operation: 'delete',
    reason,
    pieces: [piece],
    dropped: range(stretch),
    key,
  };
}

/** Two stretches side by side that change places; with `isFirst` their first letters do, too. */
export function swapped(tree: Tree, first: Stretch, second: Stretch, isFirst: boolean): Piece {
  const [before, after] = [spanOf(tree, first), spanOf(tree, second)];
  const parts: Part[] = [
    { ...after, ...(isFirst && { casing: 'upper' as const }) },
    ' ',
    { ...before, ...(isFirst && { casing: 'lower' as const }) },
  ];
  return { start: before.start, end: after.end, parts };
}

const inside = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

/**
 * Can two proposals both be made? One may work inside a text that the other moves; "Lee left. Lee is
 * a doctor. Lee has a son." nobody would say.
 */
export function areCompatible(a: Proposal, b: Proposal): boolean {
  if (a.names !== undefined && a.names === b.names && [a, b].some(tellsAfter)) return false;
  for (const one of a.pieces) {
    for (const other of b.pieces) {
      const insertions = one.start === one.end && other.start === other.end;
      if (insertions) continue;
      if (one.start < other.end && other.start < one.end) {
        const moved = (inner: Piece, outer: Piece) =>
          outer.parts.some((part) => typeof part !== 'string' && inside(inner, part));
        if (!movedBy(one, b, moved) && !movedBy(other, a, moved)) return false;
      }
    }
  }
  return true;
}

/** Is something told after the sentence? "Hans went out. Hans took the ball. Hans threw it." is a tale. */
function tellsAfter({ pieces }: Proposal): boolean {
  return pieces.some(({ start, end }) => start === end);
}

function movedBy(
  inner: Piece,
  outer: Proposal,
  moved: (inner: Piece, outer: Piece) => boolean,
): boolean {
  return outer.pieces.some((piece) => moved(inner, piece));
}

/** Text with a capital, as a sentence begins. */
export function upperFirst(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Text with a small letter, as a word stands inside a sentence. */
export function lowerFirst(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}

/** What is told in a sentence of its own after the sentence. */
export function toldAfter({ sentence }: Tree, parts: readonly Part[], stop: string): Piece {
  return { start: sentence.end, end: sentence.end, parts: [' ', ...parts, stop.trim()] };
}
