import type { Language } from '../../language/index.ts';
import type { Block, BlockKind, ReadDocument, Structure } from './structure.ts';

const KINDS: Readonly<Record<string, BlockKind>> = {
  text: 'paragraph',
  list: 'item',
  heading: 'heading',
};

/** A text without markup: its paragraphs are the language's; tables and code are left alone. */
export function readPlain(source: string, language: Language): ReadDocument {
  const document = language.segment(source);
  const blocks = document.paragraphs.map(({ start, end, kind }): Block => {
    const text = source.slice(start, end);
    return { start, end, kind: KINDS[kind], isFixed: isTable(text) || isCode(text) };
  });
  const pieces =
    source === ''
      ? []
      : [
          {
            at: 0,
            length: source.length,
            source: { start: 0, end: source.length },
            isSame: true,
          },
        ];
  const structure: Structure = {
    source,
    format: 'text',
    text: source,
    blocks,
    marks: [],
    fixed: [],
    pieces,
  };
  return { structure, document };
}

/** Columns separated by tabs, bars or several spaces. */
function isTable(text: string): boolean {
  const line = text.trim();
  if (line.includes('\t')) return true;
  if (line.startsWith('|') || (line.match(/ \| /g)?.length ?? 0) >= 2) return true;
  return /\S {3,}\S/.test(line);
}

/** Lines of a program, with symbols that do not occur in prose. */
function isCode(text: string): boolean {
  const line = text.trim();
  if (/^(?:[#$>%] |\/\/|\/\*|<[a-z!/?]|[{}()[\]]+;?$)/i.test(line)) return true;
  if (/[{};]$/.test(line) && /[=(){}[\]<>]/.test(line)) return true;
  let signs = 0;
  for (const char of line) if ('{}[]=<>;_\\|$#@*&^~`'.includes(char)) signs++;
  return signs >= 4 && signs * 12 > line.length;
}
