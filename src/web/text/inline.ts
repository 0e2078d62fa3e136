/** The style of a stretch of a row. */
export interface InlineStyle {
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly code?: boolean;
  readonly href?: string;
}

/** A stretch of a row as displayed; `start` and `end` are its position in the inline Markdown. */
export interface InlinePiece extends InlineStyle {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `indexOf` that remembers failed searches, so that a text of brackets takes linear time. */
function finder(text: string): (what: string, from: number) => number {
  const missing = new Set<string>();
  return (what, from) => {
    if (missing.has(what)) return -1;
    const at = text.indexOf(what, from);
    if (at < 0) missing.add(what);
    return at;
  };
}

const SIGN = /[\\*`[\]]/g;

/**
 * Reads the inline Markdown of a row: `**strong**`, `*emphasis*`, `` `code` ``, `[text](address)`,
 * `\*`. Incomplete markup is text.
 *
 * @example inlinePieces('a **b**').map(({ text }) => text) // ['a ', 'b']
 */
export function inlinePieces(text: string): InlinePiece[] {
  const find = finder(text);
  const pieces: InlinePiece[] = [];
  let strong = false;
  let emphasis = false;
  let link: { readonly href: string; readonly close: number; readonly after: number } | undefined;
  let from = 0;
  const push = (start: number, end: number, shown = text.slice(start, end), code = false) => {
    if (start >= end) return;
    pieces.push({
      start,
      end,
      text: shown,
      ...(strong && { strong }),
      ...(emphasis && { emphasis }),
      ...(code && { code }),
      ...(link && { href: link.href }),
    });
  };
  SIGN.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    SIGN.lastIndex = at;
    const found = SIGN.exec(text);
    if (!found) break;
    at = found.index;
    const next = at + 1;
    if (link && at === link.close) {
      push(from, at);
      from = at = link.after;
      link = undefined;
    } else if (text[at] === '\\' && /[!-/:-@[-`{-~]/.test(text[next] ?? '')) {
      push(from, at);
      push(at, at + 2, text[next]);
      from = at += 2;
    } else if (text.startsWith('**', at)) {
      const mayClose = strong && isSolid(text[at - 1]);
      const mayOpen = !strong && isSolid(text[at + 2]) && find('**', at + 2) > 0;
      if (mayClose || mayOpen) {
        push(from, at);
        strong = !strong;
        from = at + 2;
      }
      at += 2;
    } else if (text[at] === '*') {
      const mayClose = emphasis && isSolid(text[at - 1]);
      const mayOpen = !emphasis && isSolid(text[next]) && find('*', next) > 0;
      if (mayClose || mayOpen) {
        push(from, at);
        emphasis = !emphasis;
        from = next;
      }
      at = next;
    } else if (text[at] === '`') {
      const close = find('`', next);
      if (close > next) {
        push(from, at);
        push(next, close, text.slice(next, close), true);
        from = at = close + 1;
      } else at = next;
    } else if (text[at] === '[' && !link) {
      const close = find('](', next);
      const end = close < 0 ? -1 : find(')', close);
      if (end > 0 && close > next) {
        push(from, at);
        link = { href: text.slice(close + 2, end), close, after: end + 1 };
        from = next;
      }
      at = next;
    } else at = next;
  }
  push(from, text.length);
  return pieces;
}

const isSolid = (letter: string | undefined): boolean => letter !== undefined && !/\s/.test(letter);

/** The text of a row without markup, as it is read aloud or copied. */
export function plainText(text: string): string {
  return inlinePieces(text)
    .map((piece) => piece.text)
    .join('');
}
