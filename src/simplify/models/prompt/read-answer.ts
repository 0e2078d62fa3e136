import type { ModelAnswer } from '../model.ts';
import type { ChatPrompt, CompletionPrompt } from './prompt-file.ts';

/** A parsed answer: a text, or a recorded reason why there is none. */
export interface ReadAnswer {
  readonly status: 'answered' | 'refused' | 'garbled' | 'cut';
  /** Plain text; the rejected text if it is not an answer. */
  readonly text: string;
  readonly why?: string;
}

export interface ReadingOptions {
  readonly source: string;
  /** The beginnings of refusals, lower case. */
  readonly refusals?: readonly string[];
}

/**
 * Reads an answer as plain text: nothing in it is markup, a command or a control character. A
 * refusal, nonsense or an incomplete answer is a result, too, and is marked as such.
 */
export function readAnswer(
  { text, ending }: ModelAnswer,
  prompt: Pick<ChatPrompt, 'mode'> | CompletionPrompt,
  { source, refusals = [] }: ReadingOptions,
): ReadAnswer {
  const plain = plainText(text);
  if (ending === 'refused') {
    return { status: 'refused', text: plain, why: "the provider's filter refused" };
  }
  const said = 'stop' in prompt ? completed(plain, prompt) : spoken(plain, source);
  const folded = said.toLowerCase().replaceAll('’', "'");
  if (refusals.some((start) => folded.startsWith(start)) && !startsAlike(folded, source)) {
    return { status: 'refused', text: said, why: 'the model refused' };
  }
  const why = whyGarbled(said, source);
  if (why !== undefined) return { status: 'garbled', text: said, why };
  if (ending === 'length' && !('stop' in prompt && ended(plain, prompt))) {
    return { status: 'cut', text: said, why: 'the limit of tokens cut it off' };
  }
  return { status: 'answered', text: said };
}

/** A text that cannot affect a terminal, a page or a file: no control characters, no lone surrogates. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(
      /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      '',
    );
}

function startsAlike(folded: string, source: string): boolean {
  return folded.slice(0, 12) === source.toLowerCase().replaceAll('’', "'").slice(0, 12);
}

/** Did the model itself start the next block, or close the answer? */
export function ended(text: string, { stop, closing }: CompletionPrompt): boolean {
  return (
    stop.some((mark) => text.includes(mark)) ||
    (closing !== undefined && text.trimEnd().endsWith(closing))
  );
}

function completed(text: string, { stop, closing }: CompletionPrompt): string {
  const opened = text.trimStart();
  const ends = stop.map((mark) => opened.indexOf(mark)).filter((at) => at >= 0);
  const cut = ends.length > 0 ? opened.slice(0, Math.min(...ends)) : opened;
  if (closing === undefined) return cut.trim();
  const close = cut.lastIndexOf(closing);
  return (
    close >= 0 && cut.slice(close + closing.length).trim() === '' ? cut.slice(0, close) : cut
  ).trim();
}

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
];

/** Marks of data blocks, which small models repeat. */
const MARKS = /\[\/?data-[0-9a-z]{14} [a-z]+\]/g;

/** Removes the marks, the fence or the quotation marks that models often put around an answer. */
function spoken(text: string, source: string): string {
  let said = text.replace(MARKS, '').trim();
  if (said.startsWith('```') && said.endsWith('```') && said.includes('\n')) {
    said = said.slice(said.indexOf('\n') + 1, -3).trim();
  }
  for (const [open, close] of QUOTES) {
    const isQuoted = said.length > 2 && said.startsWith(open) && said.endsWith(close);
    if (isQuoted && !source.trim().startsWith(open)) {
      const inner = said.slice(open.length, -close.length);
      if (!inner.includes(open) && !inner.includes(close)) return inner.trim();
    }
  }
  return said;
}

const LONGEST_RATIO = 4;
const LONGEST_EXTRA = 400;
const BROKEN_SHARE = 0.1;
const LOOP = 8;

function whyGarbled(said: string, source: string): string | undefined {
  if (said === '') return 'the answer is empty';
  if (!/[\p{L}\p{N}]/u.test(said)) return 'the answer has no words';
  if (said.length > LONGEST_RATIO * source.length + LONGEST_EXTRA) {
    return 'the answer is many times as long as the text';
  }
  const broken = said.split('\ufffd').length - 1;
  if (broken > BROKEN_SHARE * said.length) return 'the answer is full of broken characters';
  if (loops(said)) return 'the answer repeats itself';
  return undefined;
}

/** The same few words many times in a row at the end: a small model in a loop. */
function loops(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let width = 1; width <= 6; width++) {
    let same = 0;
    for (let i = words.length - 1; i >= width && words[i] === words[i - width]; i--) same++;
    if (same >= width * (LOOP - 1)) return true;
  }
  return false;
}
