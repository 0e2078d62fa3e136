import type { Document, Paragraph, Sentence, Token } from '../../core/index.ts';
import { countText } from '../../evaluate/readability/counts.ts';
import type { Language } from '../../language/index.ts';
import { isIgnored } from '../../simplify/document/ignore-comment.ts';
import type { Block, ReadDocument, Structure } from '../../simplify/document/structure.ts';
import { sourceSpan } from '../../simplify/document/structure.ts';
import {
  type GuidelineProfile,
  type LintFinding,
  type LintOptions,
  lexicalAdvice,
  lint,
} from '../../simplify/lint/index.ts';
import { Recent } from '../recent.ts';
import { looksAtWhole } from './marks.ts';
import { type Tally, tallySentence } from './measures.ts';
import type { Resources } from './resources.ts';

/** The analysis of a block, with places relative to its start. */
export interface KnownBlock {
  readonly sentences: readonly Sentence[];
  readonly perSentence: readonly { words: number; rare: number }[];
  readonly tally: Tally;
  /** Findings of the rules for single blocks, by profile and options. */
  readonly findings: Map<string, readonly LintFinding[]>;
}

/** Enough blocks for several long documents; the most recently used are kept. */
const known = new Recent<string, KnownBlock>(8_000);

/** The number of profiles for which findings of a block are kept. */
const MOST_PROFILES = 6;

/** A document whose blocks are analysed, with their current places. */
export interface KnownDocument {
  readonly structure: Structure;
  /** With every sentence analysed. */
  readonly document: Document;
  readonly blocks: readonly KnownBlock[];
}

export interface FindingWishes {
  /** Whether to look up simpler words for every hard word. */
  readonly suggestions: boolean;
  /** The confidence that a simpler word needs; default: as in lint. */
  readonly leastConfidence?: number;
  /** Only a part of a document: skips the rules about the whole document. */
  readonly part?: boolean;
}

/** The analyses of a document's blocks; analyses only new ones. */
export function knownDocument(
  { structure, document }: ReadDocument,
  resources: Resources,
): KnownDocument {
  const blocks = structure.blocks.map((block, at) =>
    blockOf(structure, block, document.paragraphs[at], resources),
  );
  return { structure, document: wholeDocument(document, structure, blocks), blocks };
}

/** The findings of a guideline, in text order; cached for blocks that were seen before. */
export function findingsIn(
  { structure, document, blocks }: KnownDocument,
  profile: GuidelineProfile,
  resources: Resources,
  wishes: FindingWishes,
): LintFinding[] {
  return [
    ...blocks.flatMap((block, at) =>
      blockFindings(structure, at, block, profile, resources, wishes),
    ),
    ...(wishes.part ? [] : wholeFindings(structure, document, profile, resources)),
  ].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function blockOf(
  { text }: Structure,
  { start, end, kind, isFixed }: Block,
  paragraph: Paragraph,
  { language }: Resources,
): KnownBlock {
  const own = text.slice(start, end);
  const key = `${language.id}\n${kind}${isFixed}\n${own}`;
  return known.get(key, () => {
    const sentences = paragraph.sentences.map((sentence) =>
      analysed(moved(sentence, -start), text.slice(sentence.start, sentence.end), language),
    );
    const counted = sentences.map((sentence) => tallySentence(sentence, language));
    return {
      sentences,
      perSentence: counted,
      tally: {
        counts: countText(own, language),
        lengths: counted.map(({ words }) => words),
        contentWords: counted.reduce((sum, { content }) => sum + content, 0),
        rareWords: counted.reduce((sum, { rare }) => sum + rare, 0),
      },
      findings: new Map(),
    };
  });
}

/** A sequence with more words is not a sentence, and its tree is meaningless. */
const LONGEST_TREE = 1000;

/** The analyses of sentences: when one of a long paragraph is edited, the others are known. */
const analyses = new Recent<string, readonly Token['analysis'][]>(8_000);

function analysed(sentence: Sentence, text: string, language: Language): Sentence {
  const { tokens } = sentence;
  if (tokens.length > LONGEST_TREE) return sentence;
  // The same text may be divided into other words at another place.
  const key = [language.id, text, ...tokens.map(({ end }) => end - sentence.start)].join('\n');
  const found = analyses.get(key, () => {
    language.analyseTokens(tokens);
    return tokens.map(({ analysis }) => analysis);
  });
  return {
    ...sentence,
    tokens: tokens.map((token, at) => {
      const analysis = found[at];
      return analysis ? { ...token, analysis } : token;
    }),
  };
}

function wholeDocument(
  document: Document,
  { blocks }: Structure,
  known: readonly KnownBlock[],
): Document {
  const paragraphs = document.paragraphs.map((paragraph, at) => ({
    ...paragraph,
    sentences: known[at].sentences.map((sentence) => moved(sentence, blocks[at].start)),
  }));
  return { ...document, paragraphs };
}

function blockFindings(
  structure: Structure,
  at: number,
  block: KnownBlock,
  profile: GuidelineProfile,
  resources: Resources,
  wishes: FindingWishes,
): LintFinding[] {
  const { start, end, kind, isFixed } = structure.blocks[at];
  const hasMarks = structure.format !== 'text';
  const { suggestions, leastConfidence } = wishes;
  const key = JSON.stringify([suggestions, leastConfidence, ...profile.rules]);
  // Inline markup and code belong to the source, not to the text of the block.
  const own = hasMarks ? within(structure, at) : undefined;
  const isPlain = !own || (own.marks.length === 0 && own.fixed.length === 0);
  let found = isPlain ? block.findings.get(key) : undefined;
  if (!found) {
    const text = structure.text.slice(start, end);
    const alone: Structure = own ?? {
      source: text,
      format: 'text',
      text,
      blocks: [{ start: 0, end: text.length, kind, isFixed }],
      marks: [],
      fixed: [],
      pieces: [same(text.length)],
    };
    const paragraph = { start: 0, end: text.length, kind: 'text' as const };
    const document: Document = {
      text,
      language: resources.language.id,
      paragraphs: [{ ...paragraph, sentences: [...block.sentences] }],
    };
    const rules = [...profile.rules].filter(([name]) => !looksAtWhole(name));
    found = lint(
      { structure: alone, document },
      {
        ...optionsFor(document, resources, wishes),
        profile: { ...profile, rules: new Map(rules) },
      },
    );
    if (block.findings.size > MOST_PROFILES) block.findings.clear();
    if (isPlain) block.findings.set(key, found);
  }
  const { ignored } = structure.blocks[at];
  const wanted = found.filter(({ rule }) => !isIgnored(ignored, rule));
  return wanted.map((finding) => ({
    ...finding,
    span: sourceSpan(structure, {
      start: finding.span.start + start,
      end: finding.span.end + start,
    }),
  }));
}

const same = (length: number) => ({
  at: 0,
  length,
  source: { start: 0, end: length },
  isSame: true,
});

/** One block of a structure as plain text: places refer to its text. */
function within(structure: Structure, at: number): Structure {
  const { start, end, kind, isFixed } = structure.blocks[at];
  const text = structure.text.slice(start, end);
  const inside = (place: number) => place >= start && place <= end;
  return {
    source: text,
    format: structure.format,
    text,
    blocks: [{ start: 0, end: text.length, kind, isFixed }],
    marks: between(structure.marks, start, end, (mark) => mark.at).map((mark) => ({
      ...mark,
      at: mark.at - start,
    })),
    fixed: between(structure.fixed, start, end, (span) => span.start)
      .filter((span) => inside(span.end))
      .map((span) => ({ start: span.start - start, end: span.end - start })),
    pieces: [same(text.length)],
  };
}

/** The entries of a sorted list whose place is within a range. */
function between<T>(
  list: readonly T[],
  start: number,
  end: number,
  place: (entry: T) => number,
): T[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place(list[middle]) < start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let i = low; i < list.length && place(list[i]) <= end; i++) found.push(list[i]);
  return found;
}

function wholeFindings(
  structure: Structure,
  document: Document,
  profile: GuidelineProfile,
  resources: Resources,
): LintFinding[] {
  const rules = new Map([...profile.rules].filter(([name]) => looksAtWhole(name)));
  if (rules.size === 0) return [];
  return lint(
    { structure, document },
    { ...optionsFor(document, resources, { suggestions: false }), profile: { ...profile, rules } },
  );
}

function optionsFor(
  document: Document,
  { language, wording, complexity, lexicon }: Resources,
  { suggestions, leastConfidence }: FindingWishes,
): Omit<LintOptions, 'profile'> {
  const { simplerWords, synonyms } = lexicalAdvice(document, language, lexicon, leastConfidence);
  return {
    language,
    wording,
    ...(complexity && { complexity }),
    ...(suggestions && { simplerWords }),
    synonyms,
  };
}

function moved({ start, end, tokens }: Sentence, by: number): Sentence {
  if (by === 0) return { start, end, tokens };
  return {
    start: start + by,
    end: end + by,
    tokens: tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by })),
  };
}
