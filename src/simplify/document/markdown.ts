import { parse, postprocess, preprocess } from 'micromark';
import { gfmTable } from 'micromark-extension-gfm-table';
import { decodeReference } from './html.ts';
import { type BlockKind, type Structure, StructureBuilder } from './structure.ts';

/** Elements without prose. */
const SILENT = new Set([
  'resource',
  'reference',
  'definition',
  'image',
  'codeFenced',
  'codeIndented',
  'htmlFlow',
  'htmlText',
  'tableDelimiterRow',
  'autolink',
  'codeText',
]);

const FLOW: Readonly<Record<string, BlockKind>> = {
  paragraph: 'paragraph',
  atxHeadingText: 'heading',
  setextHeadingText: 'heading',
  tableContent: 'cell',
};

/**
 * The prose of a Markdown text (CommonMark with tables); front matter, code and HTML are not prose.
 *
 * @example readMarkdown('# Title\n\nSome *text*.').text // 'Title\n\nSome text.'
 */
export function readMarkdown(source: string): Structure {
  const builder = new StructureBuilder(source, 'markdown');
  const offset = frontMatterEnd(source);
  const tamed = withoutThickets(source.slice(offset));
  const parser = parse({ extensions: [gfmTable()] });
  const events = postprocess(parser.document().write(preprocess()(tamed, undefined, true)));
  const state: State = { silent: 0, quotes: 0, lists: 0, labels: [], isThicket: false };
  for (const [what, token] of events) {
    const start = offset + token.start.offset;
    const end = offset + token.end.offset;
    if (what === 'enter') {
      state.isThicket = tamed.startsWith(FILLER, token.start.offset);
      enter(token.type, start, end, builder, state, source);
    } else exit(token.type, start, end, builder, state);
  }
  return builder.finish();
}

interface State {
  silent: number;
  quotes: number;
  lists: number;
  /** Are we in a paragraph that was not parsed? */
  isThicket: boolean;
  /** The end of the text of each open link. */
  readonly labels: { readonly start: number; end: number; isRead: boolean }[];
}

function enter(
  type: string,
  start: number,
  end: number,
  builder: StructureBuilder,
  state: State,
  source: string,
): void {
  if (type === 'blockQuote') state.quotes++;
  else if (type === 'listOrdered' || type === 'listUnordered') state.lists++;
  const isProse = state.silent === 0;
  if (SILENT.has(type)) {
    state.silent++;
    if (isProse) silentPart(type, start, end, builder, source);
    return;
  }
  if (!isProse) return;
  if (Object.hasOwn(FLOW, type)) startBlock(FLOW[type], builder, state);
  else if (type === 'data') builder.same(start, end);
  else if (type === 'lineEnding') {
    if (builder.isOpen()) builder.space(start, afterPrefix(source, end));
  } else if (type === 'characterEscape') {
    builder.standsFor(source.slice(start + 1, end), start, end);
  } else if (type === 'characterReference') {
    builder.standsFor(decodeReference(source.slice(start, end)), start, end);
  } else if (type === 'link') state.labels.push({ start, end, isRead: false });
  else if (type === 'labelText') {
    const label = state.labels.at(-1);
    if (label && !label.isRead) {
      builder.mark('open', 'link', label.start, start);
      label.isRead = true;
      label.end = end;
    }
  } else if (type === 'emphasisText' || type === 'strongText') {
    const width = type === 'emphasisText' ? 1 : 2;
    builder.mark('open', type.slice(0, -4), start - width, start);
  } else if (type === 'hardBreakTrailing' || type === 'hardBreakEscape') {
    // An explicit line break: verse, an address.
    startBlock('paragraph', builder, state);
  }
}

function exit(
  type: string,
  _start: number,
  end: number,
  builder: StructureBuilder,
  state: State,
): void {
  if (type === 'blockQuote') state.quotes--;
  else if (type === 'listOrdered' || type === 'listUnordered') state.lists--;
  if (SILENT.has(type)) {
    state.silent--;
    return;
  }
  if (state.silent > 0) return;
  if (Object.hasOwn(FLOW, type)) builder.endBlock();
  else if (type === 'link') {
    const label = state.labels.pop();
    if (label) builder.mark('close', 'link', label.end, end);
  } else if (type === 'emphasisText' || type === 'strongText') {
    const width = type === 'emphasisText' ? 1 : 2;
    builder.mark('close', type.slice(0, -4), end, end + width);
  }
}

function startBlock(
  kind: BlockKind,
  builder: StructureBuilder,
  { quotes, lists, isThicket }: State,
): void {
  const inList = kind === 'paragraph' && lists > 0 ? 'item' : kind;
  builder.startBlock(quotes > 0 ? 'quotation' : inList, quotes > 0 || isThicket);
}

/** A paragraph with more markup characters is not prose, and parsing it would take too long. */
const MOST_SIGNS = 8000;
/** The same holds for a hundred nested quotations or lists in a line, and for rows of a thousand cells. */
const NESTED = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){100}/;
const MOST_CELLS = 1000;
const FILLER = '\ufdd0';

/** The text with paragraphs of markup replaced by filler, so that all offsets are kept. */
function withoutThickets(text: string): string {
  let tamed = '';
  let written = 0;
  let start = 0;
  let signs = 0;
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const isLast = index + line.length === text.length;
    const isBlank = line.trim() === '';
    if (!isBlank) signs += signsIn(line);
    if (!isBlank && !isLast) continue;
    const end = isBlank ? index : text.length;
    if (signs > MOST_SIGNS) {
      tamed += text.slice(written, start) + text.slice(start, end).replace(LINE, filled);
      written = end;
    }
    start = index + line.length;
    signs = 0;
  }
  return tamed + text.slice(written);
}

const LINE = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g;
const FENCE = /^ {0,3}(?:`{3,10}|~{3,10})[^`~]{0,40}$/;

/** Code fences are kept, else all that follows would be code. */
function filled(line: string): string {
  return FENCE.test(line.trimEnd()) ? line : line.replace(/[^\r\n]/g, FILLER);
}

function signsIn(line: string): number {
  let signs = 0;
  let cells = 0;
  for (const char of line) {
    if ('*_[]`<&\\'.includes(char)) signs++;
    else if (char === '|') cells++;
  }
  return cells > MOST_CELLS || NESTED.test(line) ? Number.POSITIVE_INFINITY : signs;
}

/** Code and addresses count as words of the sentence, but are never changed. */
function silentPart(
  type: string,
  start: number,
  end: number,
  builder: StructureBuilder,
  source: string,
): void {
  if (type === 'codeText') {
    const raw = source.slice(start, end);
    const width = raw.length - raw.replace(/^`+/, '').length;
    builder.mark('open', 'code', start, start + width);
    builder.keep(() => builder.same(start + width, end - width));
    builder.mark('close', 'code', end - width, end);
  } else if (type === 'autolink') {
    builder.mark('open', 'code', start, start + 1);
    builder.keep(() => builder.same(start + 1, end - 1));
    builder.mark('close', 'code', end - 1, end);
  } else if (type === 'image' || type === 'htmlText') builder.mark('void', type, start, end);
  if (type === 'htmlText' || type === 'htmlFlow') builder.comment(start, end);
}

/** Skips the prefix that repeats at the start of a line: quotation marks, indents. */
function afterPrefix(source: string, from: number): number {
  let at = from;
  while (at < source.length && (source[at] === ' ' || source[at] === '\t' || source[at] === '>'))
    at++;
  return at;
}

/** Metadata between lines of --- or +++ at the very start. */
function frontMatterEnd(source: string): number {
  const fence = source.slice(0, 3);
  if (fence !== '---' && fence !== '+++') return 0;
  const first = source.indexOf('\n');
  if (first < 0 || source.slice(3, first).trim() !== '') return 0;
  const close = source.indexOf(`\n${fence}`, first);
  if (close < 0) return 0;
  const lineEnd = source.indexOf('\n', close + 1);
  const end = lineEnd < 0 ? source.length : lineEnd + 1;
  return source.slice(close + 4, end).trim() === '' ? end : 0;
}
