import { Parser } from 'htmlparser2';
import { type BlockKind, type Structure, StructureBuilder } from './structure.ts';

/** Elements that contain no prose. */
const SILENT = new Set(
  'script style title template svg math head noscript iframe object select textarea pre listing xmp'.split(
    ' ',
  ),
);
/** Elements whose words are part of the sentence but never changed. */
const KEPT = new Set('code kbd samp var tt'.split(' '));
const INLINE: Readonly<Record<string, string>> = {
  a: 'link',
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  u: 'underline',
  ins: 'underline',
  span: 'span',
  font: 'span',
  small: 'span',
};
/** Inline elements; all other elements separate blocks. */
const ALSO_INLINE = new Set(
  'abbr acronym bdi bdo big data del dfn img input label mark meter output progress q ruby rb rt rp s strike sub sup time wbr'.split(
    ' ',
  ),
);
const QUOTING = new Set(['blockquote', 'q']);
const KINDS: Readonly<Record<string, BlockKind>> = {
  li: 'item',
  dd: 'item',
  dt: 'item',
  td: 'cell',
  th: 'cell',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  caption: 'heading',
  figcaption: 'paragraph',
  button: 'other',
  nav: 'other',
};

/**
 * The prose of an HTML text; scripts, styles, code and preformatted text are not prose.
 *
 * @example readHtml('<p>Some <b>text</b>.</p>').text // 'Some text.'
 */
export function readHtml(source: string): Structure {
  const builder = new StructureBuilder(source, 'html');
  const kinds: BlockKind[] = [];
  let silent = 0;
  let kept = 0;
  let quoted = 0;
  let language: string | undefined;
  const ensureBlock = () => {
    if (!builder.isOpen()) {
      builder.startBlock(quoted > 0 ? 'quotation' : (kinds.at(-1) ?? 'paragraph'), quoted > 0);
    }
  };
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        if (name === 'html') language ??= statedLanguage(attributes);
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        if (SILENT.has(name)) silent++;
        if (KEPT.has(name)) kept++;
        if (QUOTING.has(name)) quoted++;
        if (isInline(name)) {
          ensureBlock();
          const role = Object.hasOwn(INLINE, name) && !isImplied ? 'open' : 'void';
          builder.mark(role, INLINE[name] ?? name, start, end);
          return;
        }
        builder.endBlock();
        if (Object.hasOwn(KINDS, name)) kinds.push(KINDS[name]);
      },
      ontext(data) {
        if (silent > 0) return;
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        if (!builder.isOpen() && data.trim() === '') return;
        ensureBlock();
        const write = () => writeText(builder, data, source, start, end);
        if (kept > 0) builder.keep(write);
        else write();
      },
      onclosetag(name, isImplied) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        if (KEPT.has(name)) kept = Math.max(0, kept - 1);
        if (QUOTING.has(name)) quoted = Math.max(0, quoted - 1);
        if (isInline(name)) {
          if (isImplied || !builder.isOpen()) return;
          const role = Object.hasOwn(INLINE, name) ? 'close' : 'void';
          builder.mark(role, INLINE[name] ?? name, parser.startIndex, parser.endIndex + 1);
          return;
        }
        builder.endBlock();
        if (Object.hasOwn(KINDS, name)) kinds.pop();
      },
      oncomment() {
        if (builder.isOpen())
          builder.mark('void', 'comment', parser.startIndex, parser.endIndex + 1);
        builder.comment(parser.startIndex, parser.endIndex + 1);
      },
    },
    { decodeEntities: true, recognizeSelfClosing: false },
  );
  parser.end(source);
  return { ...builder.finish(), ...(language !== undefined && { language }) };
}

/** The language that the attributes of an element state. */
export function statedLanguage(attributes: Readonly<Record<string, string>>): string | undefined {
  return attributes.lang ?? attributes['xml:lang'];
}

function isInline(name: string): boolean {
  return Object.hasOwn(INLINE, name) || KEPT.has(name) || ALSO_INLINE.has(name);
}

function writeText(
  builder: StructureBuilder,
  data: string,
  source: string,
  start: number,
  end: number,
): void {
  if (source.slice(start, end) !== data) {
    builder.standsFor(data, start, end);
    return;
  }
  // White space of any width is displayed as one space.
  let at = start;
  for (const { index, 0: blanks } of data.matchAll(/[ \t\n\r\f]+/g)) {
    builder.same(at, start + index);
    const from = start + index;
    at = from + blanks.length;
    if (blanks === ' ' && builder.hasText()) builder.same(from, at);
    else builder.space(from, at);
  }
  builder.same(at, end);
}

/** The characters of a reference such as `&auml;`. */
export function decodeReference(reference: string): string {
  let text = '';
  const parser = new Parser({ ontext: (data) => (text += data) }, { decodeEntities: true });
  parser.end(reference);
  return text;
}
