import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Language } from '../language/index.ts';
import { type Draft, MOST_BLOCKS, type ReadFile, tooManyBlocks } from './draft.ts';
import { readHtml } from './read-html.ts';

/** Reads Markdown; HTML in it is treated as text. */
export function readMarkdown(source: string): ReadFile {
  const page = micromark(withoutThickets(source), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return readHtml(page);
}

/** A paragraph with more of these is not prose, and parsing it would take too long. */
const MOST_SIGNS = 2_000;

/** The text, with the markup characters of such paragraphs escaped. */
function withoutThickets(source: string): string {
  return source
    .split('\n\n')
    .map((part) => {
      const signs = part.length > MOST_SIGNS ? (part.match(/[*_[\]`<&\\]/g)?.length ?? 0) : 0;
      return signs > MOST_SIGNS ? part.replace(/[*_[\]`<&\\]/g, '\\$&') : part;
    })
    .join('\n\n');
}

/** Plain text is split later, when its language is known. */
export function plainText(text: string): ReadFile {
  return { drafts: [{ kind: 'paragraph', runs: [{ text }] }], warnings: [], isPlain: true };
}

const BULLET = /^\s*[-*+•◦▪‣·–—]\s+/u;
const NUMBER = /^\s*(?:\d{1,3}|[a-z])[.)]\s+/iu;

/** Reads plain text: paragraphs, list items and headings, as detected by the language. */
export function readText(source: string, language: Language): ReadFile {
  const text = source.replaceAll('\r\n', '\n');
  const { paragraphs } = language.segment(text);
  if (paragraphs.length > MOST_BLOCKS) throw tooManyBlocks();
  const drafts = paragraphs.map(({ start, end, kind }, at): Draft => {
    // A line break inside a paragraph is only a wrapped line.
    const own = text
      .slice(start, end)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    if (kind === 'heading') return { kind, level: at === 0 ? 1 : 2, runs: [{ text: own }] };
    if (kind !== 'list') return { kind: 'paragraph', runs: [{ text: own }] };
    const ordered = NUMBER.test(own);
    const marker = ordered ? NUMBER : BULLET;
    const item = { kind: 'item' as const, depth: 1, ...(ordered && { ordered }) };
    return { ...item, runs: [{ text: own.replace(marker, '') }] };
  });
  const first = drafts[0]?.kind === 'heading' ? drafts[0].runs[0].text : undefined;
  return { drafts, warnings: [], ...(first && { title: first.slice(0, 200) }) };
}
