import type { Span } from '../../core/index.ts';
import { isPythonSpace, PYTHON_SPACE, pythonTrimmedEnd } from '../tokenizers/python-text.ts';
import { judge } from './judge.ts';
import { PunktLexicon, type PunktParameters } from './parameters.ts';
import { isAsciiSpace } from './words.ts';

/** A sentence splitter after Kiss and Strunk (2006), equal to NLTK's `PunktSentenceTokenizer`. */
export interface Punkt {
  /** The spans of the sentences; white space between them belongs to none. */
  spans(text: string): Span[];
}

/**
 * Makes a splitter from parameters.
 *
 * @example loadPunkt(parameters).spans('Mr. Smith left. He ran.') // [{0, 15}, {16, 23}]
 */
export function loadPunkt(parameters: PunktParameters): Punkt {
  const lexicon = new PunktLexicon(parameters);
  return {
    spans(text) {
      const stretches: Span[] = [];
      let start = 0;
      for (const mark of candidates(text)) {
        if (!judge(text.slice(mark.contextStart, mark.contextEnd), lexicon)) continue;
        stretches.push({ start, end: mark.end });
        start = mark.nextStart;
      }
      stretches.push({ start, end: pythonTrimmedEnd(text, 0, text.length) });
      return realign(text, stretches);
    },
  };
}

/** A mark that may end a sentence, with the words around it that decide. */
interface Candidate {
  readonly end: number;
  /** Where the next sentence would begin. */
  readonly nextStart: number;
  readonly contextStart: number;
  readonly contextEnd: number;
}

const MARK = new RegExp(
  `[.?!](?:(?=[)";}\\]*:@'({\\[?!])|(?=([${PYTHON_SPACE}]+)([^${PYTHON_SPACE}]+)))`,
  'gu',
);

/** The last mark of every word that has one and is followed by something. */
function* candidates(text: string): Generator<Candidate> {
  let previous: Candidate | undefined;
  let wordStart = 0;
  let lastMark = 0;
  for (const match of text.matchAll(MARK)) {
    const at = match.index;
    const space = spaceBefore(text, lastMark, at);
    // A space at the very start of the stretch is ignored, as in the reference.
    if (space > lastMark) wordStart = space + 1;
    if (previous && lastMark <= wordStart) yield previous;
    const end = at + 1;
    previous = {
      end,
      nextStart: match[1] === undefined ? end : end + match[1].length,
      contextStart: wordStart,
      contextEnd: match[1] === undefined ? end + 1 : end + match[1].length + match[2].length,
    };
    lastMark = at;
  }
  if (previous) yield previous;
}

/** The last ASCII white space in `[from, to)`, or -1. */
function spaceBefore(text: string, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (isAsciiSpace(text.charCodeAt(i))) return i;
  return -1;
}

/** Assigns closing quotes and brackets after a boundary to the preceding sentence. */
function realign(text: string, stretches: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  let moved = 0;
  stretches.forEach((stretch, i) => {
    const start = stretch.start + moved;
    const next = stretches[i + 1];
    const closing = next && closingAt(text, next);
    moved = closing ? closing.taken : 0;
    if (closing) sentences.push({ start, end: closing.end });
    else if (start < stretch.end) sentences.push({ start, end: stretch.end });
  });
  return sentences;
}

/** Closers at the start of a stretch, if white space, a double dash or its end follows. */
function closingAt(text: string, { start, end }: Span): { end: number; taken: number } | undefined {
  let closers = start;
  while (closers < end && '"\')]}'.includes(text[closers])) closers++;
  if (closers === start) return undefined;
  let after = closers;
  while (after < end && isPythonSpace(text.charCodeAt(after))) after++;
  const fits =
    after > closers || closers === end || (text.startsWith('--', closers) && closers + 2 <= end);
  return fits ? { end: closers, taken: after - start } : undefined;
}
