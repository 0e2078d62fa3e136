import type { AnalyseRequest, Analysis, Finding, Measures } from '../../contract/index.ts';
import type { Document, Paragraph, Sentence, Span } from '../../core/index.ts';
import { countText } from '../../evaluate/readability/counts.ts';
import { readDocument } from '../../simplify/document/index.ts';
import type { Block, Structure } from '../../simplify/document/structure.ts';
import { sourceSpan } from '../../simplify/document/structure.ts';
import {
  type GuidelineProfile,
  type LintFinding,
  type LintOptions,
  lexicalAdvice,
  lint,
} from '../../simplify/lint/index.ts';
import { Recent } from '../recent.ts';
import { profileOf } from './guidelines.ts';
import { looksAtWhole, markOf } from './marks.ts';
import { measuresOf, type Tally, tallySentence } from './measures.ts';
import { languageOf, type Resources, resourcesOf } from './resources.ts';

/** What was found out about the text of a block, with places from its start. */
interface KnownBlock {
  readonly sentences: readonly Sentence[];
  readonly perSentence: readonly { words: number; rare: number }[];
  readonly tally: Tally;
  /** Findings of rules that look at a block alone, by profile. */
  readonly findings: Map<string, readonly LintFinding[]>;
}

/** Blocks of several long documents; the last used stay. */
const known = new Recent<string, KnownBlock>(8_000);

/** Findings of a block are kept for so many profiles. */
const MOST_PROFILES = 6;
/** Who edits in the workbench chooses. */
const ANY_CONFIDENCE = 0;

/** In texts of up to so many characters, simpler words are looked up for every hard one unasked. */
const SUGGESTED_UP_TO = 5_000;

/** Sentences, findings and measures of a text. Only blocks that are new are analysed. */
export async function analyse(request: AnalyseRequest): Promise<Analysis> {
  const { text, format = 'text', part = false } = request;
  const { suggestions = text.length <= SUGGESTED_UP_TO } = request;
  const profile = profileOf(request.profile);
  const resources = await resourcesOf(await languageOf(text, request.language, format));
  const { structure, document } = readDocument(text, format, resources.language);
  const blocks = structure.blocks.map((block, at) =>
    blockOf(structure, block, document.paragraphs[at], resources),
  );
  const whole = wholeDocument(document, structure, blocks);
  const findings = [
    ...blocks.flatMap((block, at) =>
      blockFindings(structure, at, block, profile, resources, suggestions),
    ),
    ...(part ? [] : wholeFindings(structure, whole, profile, resources)),
  ].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return answer(structure, whole, blocks, findings, profile, resources);
}

/** The measures of a text alone. */
export async function measure(
  text: string,
  format: 'text' | 'markdown' | 'html',
  resources: Resources,
): Promise<{ measures: Measures; document: Document }> {
  const { structure, document } = readDocument(text, format, resources.language);
  const blocks = structure.blocks.map((block, at) =>
    blockOf(structure, block, document.paragraphs[at], resources),
  );
  return {
    measures: measuresOf(
      blocks.map(({ tally }) => tally),
      resources.language,
    ),
    document: wholeDocument(document, structure, blocks),
  };
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
    const sentences = paragraph.sentences.map((sentence) => moved(sentence, -start));
    for (const { tokens } of sentences) {
      if (tokens.length <= LONGEST_TREE) language.analyseTokens(tokens);
    }
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

/** What has more words is no sentence, and its tree says nothing. */
const LONGEST_TREE = 1000;

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
  suggests: boolean,
): LintFinding[] {
  const { start, end, kind, isFixed } = structure.blocks[at];
  const hasMarks = structure.format !== 'text';
  const key = `${suggests}${JSON.stringify([...profile.rules])}`;
  // Marks and code inside belong to the source, not to the text of the block.
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
        ...optionsFor(document, resources, suggests),
        profile: { ...profile, rules: new Map(rules) },
      },
    );
    if (block.findings.size > MOST_PROFILES) block.findings.clear();
    if (isPlain) block.findings.set(key, found);
  }
  return found.map((finding) => ({
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

/** The part of a structure that is one block, as if it were plain: places are those of its text. */
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

/** The entries of a sorted list whose place lies in a stretch. */
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
    { ...optionsFor(document, resources, false), profile: { ...profile, rules } },
  );
}

function optionsFor(
  document: Document,
  { language, wording, complexity, lexicon }: Resources,
  suggests: boolean,
): Omit<LintOptions, 'profile'> {
  const { simplerWords, synonyms } = lexicalAdvice(document, language, lexicon, ANY_CONFIDENCE);
  return {
    language,
    wording,
    ...(complexity && { complexity }),
    ...(suggests && { simplerWords }),
    synonyms,
  };
}

function answer(
  structure: Structure,
  document: Document,
  blocks: readonly KnownBlock[],
  findings: readonly LintFinding[],
  profile: GuidelineProfile,
  { language }: Resources,
): Analysis {
  const sentences: Analysis['sentences'] = [];
  document.paragraphs.forEach((paragraph, block) => {
    paragraph.sentences.forEach((sentence, at) => {
      const { words, rare } = blocks[block].perSentence[at];
      sentences.push({ ...sourceSpan(structure, bounds(sentence)), block, words, rareWords: rare });
    });
  });
  const counts: Record<string, number> = {};
  const told = findings.map((finding): Finding => {
    const { span, rule, severity, message, advice, text, suggestions } = finding;
    const mark = markOf(rule);
    counts[mark] = (counts[mark] ?? 0) + 1;
    return {
      start: span.start,
      end: span.end,
      rule,
      mark,
      severity,
      message,
      ...(advice !== undefined && { advice }),
      text,
      suggestions: [...suggestions],
      sentence: sentenceAt(sentences, span.start),
    };
  });
  return {
    language: language.id,
    profile: profile.id,
    blocks: structure.blocks.map((block) => ({
      ...sourceSpan(structure, bounds(block)),
      kind: block.kind,
    })),
    sentences,
    findings: told,
    counts,
    measures: measuresOf(
      blocks.map(({ tally }) => tally),
      language,
    ),
  };
}

const bounds = ({ start, end }: Span): Span => ({ start, end });

function sentenceAt(sentences: readonly Span[], place: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentences[middle].start <= place) low = middle;
    else high = middle - 1;
  }
  const found = sentences[low];
  return found && found.start <= place && place < Math.max(found.end, found.start + 1) ? low : -1;
}

function moved({ start, end, tokens }: Sentence, by: number): Sentence {
  if (by === 0) return { start, end, tokens };
  return {
    start: start + by,
    end: end + by,
    tokens: tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by })),
  };
}
