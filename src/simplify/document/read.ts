import type { Paragraph, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import { readPlain } from './plain.ts';
import type { Block, Format, ReadDocument, Structure } from './structure.ts';

/**
 * Reads a text, Markdown or HTML document: its structure, and which parts are prose.
 *
 * @example readDocument('# Title\n\nSome *text*.', 'markdown', english).structure.blocks.length // 2
 */
export function readDocument(source: string, format: Format, language: Language): ReadDocument {
  if (format === 'text') return readPlain(source, language);
  const structure = structureOf(source, format);
  const { text, blocks } = structure;
  const paragraphs = blocks.map((block) => paragraphOf(text, block, language));
  return { structure, document: { text, language: language.id, paragraphs } };
}

/** A document with its markup separated, before its language is known. */
export function structureOf(source: string, format: Exclude<Format, 'text'>): Structure {
  return format === 'html' ? readHtml(source) : readMarkdown(source);
}

function paragraphOf(text: string, { start, end, kind }: Block, language: Language): Paragraph {
  const own = language.segment(text.slice(start, end));
  const sentences = own.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.map((sentence) => moved(sentence, start)),
  );
  const kinds = { heading: 'heading', item: 'list' } as Partial<Record<string, Paragraph['kind']>>;
  return { start, end, kind: kinds[kind] ?? 'text', sentences };
}

function moved({ start, end, tokens }: Sentence, by: number): Sentence {
  return {
    start: start + by,
    end: end + by,
    tokens: tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by })),
  };
}
