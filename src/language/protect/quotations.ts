import type { Span } from '../../core/index.ts';

/** Marks that open a quotation, and the marks that may close it. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  '＂': '＂',
  '“': '”',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '「': '」',
  '『': '』',
  '〝': '〟',
};

const SINGLE: Readonly<Record<string, string>> = { "'": "'", '‘': '’', '‚': '‘’' };

/** The maximum distance of a closing apostrophe. */
const LONGEST_SINGLE = 400;

/** The maximum number of blocks before a quotation must be closed. */
const MOST_BLOCKS = 6;

/**
 * Finds the quotations of a text, with their marks. A quotation may span several sentences
 * and, as in print, several blocks: each block opens with the mark, the last one
 * closes it.
 *
 * @example quotations('He said “no”.', [{ start: 0, end: 13 }]) // [{ start: 8, end: 12 }]
 */
export function quotations(text: string, blocks: readonly Span[]): Span[] {
  const found: Span[] = [];
  let opened: { readonly start: number; readonly mark: string } | undefined;
  blocks.forEach((block, index) => {
    for (let at = block.start; at < block.end; at++) {
      const mark = text[at];
      if (opened) {
        if (CLOSERS[opened.mark].includes(mark) && closes(text, at, opened.mark)) {
          found.push({ start: opened.start, end: at + 1 });
          opened = undefined;
        }
      } else if (Object.hasOwn(CLOSERS, mark) && opens(text, at)) opened = { start: at, mark };
    }
    if (opened && !continues(text, opened.mark, blocks.slice(index + 1, index + 1 + MOST_BLOCKS))) {
      found.push({ start: opened.start, end: block.end });
      opened = undefined;
    }
    found.push(...singleQuotations(text, block));
  });
  return found.sort((a, b) => a.start - b.start);
}

function firstLetter(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && /\s/.test(text[at])) at++;
  return at;
}

const isWordAt = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** 5" and 12" are inches. */
function opens(text: string, at: number): boolean {
  if (text[at] === '»' || text[at] === '”' || text[at] === '›') {
    return !isWordAt(text, at - 1) && /[^\s.,;:!?]/u.test(text[at + 1] ?? ' ');
  }
  if (text[at] !== '"') return true;
  return !isWordAt(text, at - 1) && /\S/.test(text[at + 1] ?? ' ');
}

/** A straight mark after a space opens another quotation rather than closing this one. */
function closes(text: string, at: number, opener: string): boolean {
  return opener !== '"' || !/\s/.test(text[at - 1] ?? '') || !isWordAt(text, at + 1);
}

/** Is a quotation that is open at the end of a block closed in a later block, before another one opens? */
function continues(text: string, mark: string, next: readonly Span[]): boolean {
  for (const block of next) {
    const first = firstLetter(text, block);
    const reopens = text[first] === mark;
    const from = reopens ? first + 1 : first;
    for (let at = from; at < block.end; at++) {
      if (CLOSERS[mark].includes(text[at]) && text[at] !== mark) return true;
      if (text[at] === mark) return mark === '"' && reopens && !opens(text, at);
    }
    if (!reopens) return false;
  }
  return false;
}

/** 'We will not start,' he said; but neither the girls' school nor the '90s. */
function singleQuotations(text: string, block: Span): Span[] {
  const found: Span[] = [];
  for (let at = block.start; at < block.end; at++) {
    const closers = SINGLE[text[at]];
    if (closers === undefined || isWordAt(text, at - 1) || !/\p{L}/u.test(text[at + 1] ?? '')) {
      continue;
    }
    const end = closingSingle(text, at, closers, Math.min(block.end, at + LONGEST_SINGLE));
    if (end === undefined) continue;
    found.push({ start: at, end: end + 1 });
    at = end;
  }
  return found;
}

/** After an s it may be "the girls' school": then a later apostrophe closes the quotation, if there is one. */
function closingSingle(
  text: string,
  start: number,
  closers: string,
  end: number,
): number | undefined {
  let doubtful: number | undefined;
  for (let at = start + 2; at < end; at++) {
    if (!closers.includes(text[at]) || /\s/.test(text[at - 1]) || isWordAt(text, at + 1)) continue;
    if (!/s/i.test(text[at - 1])) return at;
    doubtful ??= at;
  }
  return doubtful;
}
