import { badContent } from './text.ts';

/** A token of XML: an opening or closing tag, or text. */
export type XmlPiece =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** `<a/>`: no closing token follows. */
      readonly empty: boolean;
      readonly line: number;
    }
  | { readonly kind: 'close'; readonly name: string; readonly line: number }
  | { readonly kind: 'text'; readonly text: string; readonly line: number };

/**
 * The tokens of XML, or of XML-like text in corpora: no declaration needed, several roots allowed.
 * Entities other than the five of XML are left unchanged, so none can expand without limit.
 */
export function* readXml(text: string, file: string): Generator<XmlPiece> {
  let at = 0;
  let line = 1;
  // Searches each line break once, so that files with one long line take linear time.
  let nextBreak = text.indexOf('\n');
  const advance = (end: number) => {
    while (nextBreak >= 0 && nextBreak < end) {
      line++;
      nextBreak = text.indexOf('\n', nextBreak + 1);
    }
    at = end;
  };
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const end = open < 0 ? text.length : open;
    if (end > at) {
      yield { kind: 'text', text: unescapeXml(text.slice(at, end)), line };
      advance(end);
      continue;
    }
    const [close, skip] = text.startsWith('<!--', at)
      ? [text.indexOf('-->', at), 3]
      : text.startsWith('<![CDATA[', at)
        ? [text.indexOf(']]>', at), 3]
        : [text.indexOf('>', at), 1];
    if (close < 0) throw badContent(file, line, 'A tag starts here and never ends.');
    const tag = text.slice(at + 1, close);
    if (tag.startsWith('![CDATA[')) yield { kind: 'text', text: tag.slice(8), line };
    else if (tag.startsWith('/')) yield { kind: 'close', name: tag.slice(1).trim(), line };
    else if (!tag.startsWith('!') && !tag.startsWith('?')) yield openTag(tag, line);
    advance(close + skip);
  }
}

function openTag(tag: string, line: number): XmlPiece {
  const empty = tag.endsWith('/');
  const inner = empty ? tag.slice(0, -1) : tag;
  const space = inner.search(/\s/);
  const name = space < 0 ? inner : inner.slice(0, space);
  return {
    kind: 'open',
    name,
    attributes: space < 0 ? {} : attributesOf(inner, space),
    empty,
    line,
  };
}

function attributesOf(tag: string, from: number): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  let at = from;
  for (;;) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return attributes;
    const name = tag.slice(at, equals).trim();
    let start = equals + 1;
    while (start < tag.length && /\s/.test(tag[start])) start++;
    const quote = tag[start];
    if (quote !== '"' && quote !== "'") return attributes;
    const end = tag.indexOf(quote, start + 1);
    if (end < 0) return attributes;
    attributes[name] = unescapeXml(tag.slice(start + 1, end));
    at = end + 1;
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text with the entities of XML and the numbered ones replaced. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (all, hex, number, name) => {
      if (name) return NAMED[name] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
