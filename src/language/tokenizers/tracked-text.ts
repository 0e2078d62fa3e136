import { eachPythonWord } from './python-text.ts';
import type { TokenSpan } from './tokenizer.ts';

interface Replacement {
  readonly pattern: RegExp;
  readonly template: string;
}

/**
 * One step of a tokenizer that rewrites its text: replace every match of a global pattern by a
 * template (`$1`, `$&`, `$$` as in `String.replace`), or insert a space at computed places.
 */
export type Step = Replacement | { readonly spaceAt: (text: string) => readonly number[] };

/** Applies steps in order; fast, but without the origin of the characters. */
export function rewrite(text: string, steps: readonly Step[]): string {
  let rewritten = text;
  for (const step of steps) {
    rewritten =
      'pattern' in step
        ? rewritten.replace(step.pattern, step.template)
        : insertSpaces(rewritten, step.spaceAt(rewritten));
  }
  return rewritten;
}

function insertSpaces(text: string, places: readonly number[]): string {
  if (places.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const place of places) {
    parts.push(text.slice(from, place));
    from = place;
  }
  parts.push(text.slice(from));
  return parts.join(' ');
}

/** A literal of a template, or the number of the group to copy (0 is the whole match). */
type Piece = string | number;

function parseTemplate(template: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [part] of template.matchAll(/\$[\d&$]|\$|[^$]+/g)) {
    if (part === '$$' || part[0] !== '$' || part === '$') pieces.push(part === '$$' ? '$' : part);
    else pieces.push(part === '$&' ? 0 : Number(part[1]));
  }
  return pieces;
}

const prepared = new WeakMap<Replacement, { matcher: RegExp; pieces: Piece[] }>();

/** A step's pattern that reports the positions of its groups, compiled once: some contain hundreds of ranges. */
function tracking(step: Replacement): { matcher: RegExp; pieces: Piece[] } {
  let ready = prepared.get(step);
  if (!ready) {
    const { source, flags } = step.pattern;
    ready = { matcher: new RegExp(source, `${flags}d`), pieces: parseTemplate(step.template) };
    prepared.set(step, ready);
  }
  return ready;
}

/**
 * A text under rewriting that records, for every character, which stretch of the original it
 * represents. Copied characters keep their place; new characters represent the stretch that they
 * replace: between two copied groups, the original between them.
 */
export class TrackedText {
  readonly text: string;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;

  private constructor(text: string, starts: Int32Array, ends: Int32Array) {
    this.text = text;
    this.#starts = starts;
    this.#ends = ends;
  }

  static of(text: string): TrackedText {
    const starts = new Int32Array(text.length);
    const ends = new Int32Array(text.length);
    for (let i = 0; i < text.length; i++) {
      starts[i] = i;
      ends[i] = i + 1;
    }
    return new TrackedText(text, starts, ends);
  }

  rewrite(steps: readonly Step[]): TrackedText {
    let tracked: TrackedText = this;
    for (const step of steps) {
      tracked = 'pattern' in step ? tracked.#replace(step) : tracked.#space(step.spaceAt);
    }
    return tracked;
  }

  /** The stretch of the original that corresponds to `[start, end)` of the rewritten text. */
  origin(start: number, end: number): { start: number; end: number } {
    return { start: this.#starts[start], end: this.#ends[end - 1] };
  }

  /** The words between white space, each with its stretch of the original. */
  words(): TokenSpan[] {
    const words: TokenSpan[] = [];
    eachPythonWord(this.text, (start, end) => {
      words.push({ text: this.text.slice(start, end), ...this.origin(start, end) });
    });
    return words;
  }

  #replace(step: Replacement): TrackedText {
    // Most steps find nothing in most texts.
    if (this.text.search(step.pattern) < 0) return this;
    const { matcher, pieces } = tracking(step);
    const out = new Builder(this.text, this.#starts, this.#ends);
    for (const match of this.text.matchAll(matcher)) {
      const matchEnd = match.index + match[0].length;
      out.copyUpTo(match.index);
      pieces.forEach((piece, i) => {
        if (typeof piece === 'number') {
          const group = match.indices?.[piece];
          if (group) out.copy(group[0], group[1]);
          return;
        }
        const next = pieces[i + 1];
        const nextGroup = typeof next === 'number' ? match.indices?.[next] : undefined;
        out.write(piece, out.read, Math.max(out.read, nextGroup?.[0] ?? matchEnd));
      });
      out.read = matchEnd;
    }
    return new TrackedText(...out.finish());
  }

  #space(spaceAt: (text: string) => readonly number[]): TrackedText {
    const places = spaceAt(this.text);
    if (places.length === 0) return this;
    const out = new Builder(this.text, this.#starts, this.#ends);
    for (const place of places) {
      out.copyUpTo(place);
      out.write(' ', place, place);
    }
    return new TrackedText(...out.finish());
  }
}

/** Writes the next text from the last one, with origins. */
class Builder {
  /** The part of the last text that has been used. */
  read = 0;
  readonly #text: string;
  readonly #fromStarts: Int32Array;
  readonly #fromEnds: Int32Array;
  readonly #parts: string[] = [];
  #starts: Int32Array;
  #ends: Int32Array;
  #length = 0;

  constructor(text: string, starts: Int32Array, ends: Int32Array) {
    this.#text = text;
    this.#fromStarts = starts;
    this.#fromEnds = ends;
    this.#starts = new Int32Array(Math.ceil(text.length * 1.25) + 16);
    this.#ends = new Int32Array(this.#starts.length);
  }

  copyUpTo(end: number): void {
    this.copy(this.read, end);
  }

  copy(start: number, end: number): void {
    if (end > start) {
      this.#reserve(end - start);
      this.#parts.push(this.#text.slice(start, end));
      this.#starts.set(this.#fromStarts.subarray(start, end), this.#length);
      this.#ends.set(this.#fromEnds.subarray(start, end), this.#length);
      this.#length += end - start;
    }
    this.read = end;
  }

  /** Writes new characters, which all represent `[start, end)` of the last text. */
  write(literal: string, start: number, end: number): void {
    this.#reserve(literal.length);
    this.#parts.push(literal);
    const originStart = this.#place(start);
    const originEnd = end > start ? this.#fromEnds[end - 1] : originStart;
    this.#starts.fill(originStart, this.#length, this.#length + literal.length);
    this.#ends.fill(originEnd, this.#length, this.#length + literal.length);
    this.#length += literal.length;
  }

  finish(): [string, Int32Array, Int32Array] {
    this.copyUpTo(this.#text.length);
    const text = this.#parts.join('');
    return [text, this.#starts.subarray(0, text.length), this.#ends.subarray(0, text.length)];
  }

  #place(index: number): number {
    if (index < this.#text.length) return this.#fromStarts[index];
    return index === 0 ? 0 : this.#fromEnds[index - 1];
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#starts.length) return;
    const grown = new Int32Array(needed * 2);
    grown.set(this.#starts);
    this.#starts = grown;
    const grownEnds = new Int32Array(needed * 2);
    grownEnds.set(this.#ends);
    this.#ends = grownEnds;
  }
}
