import type { AnalyseRequest, Analysis, Finding, Measures } from '../../contract/index.ts';
import type { Document, Span } from '../../core/index.ts';
import { readDocument } from '../../simplify/document/index.ts';
import { sourceSpan } from '../../simplify/document/structure.ts';
import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';
import { findingsIn, type KnownDocument, knownDocument } from './blocks.ts';
import { profileOf } from './guidelines.ts';
import { markOf } from './marks.ts';
import { measuresOf } from './measures.ts';
import { languageOf, type Resources, resourcesOf } from './resources.ts';

/** The user of the workbench chooses. */
const ANY_CONFIDENCE = 0;

/** Up to this length in characters, simpler words are looked up for every hard word by default. */
const SUGGESTED_UP_TO = 5_000;

/** Sentences, findings and measures of a text. Analyses only new blocks. */
export async function analyse(request: AnalyseRequest): Promise<Analysis> {
  const { text, format = 'text', part = false } = request;
  const { suggestions = text.length <= SUGGESTED_UP_TO } = request;
  const profile = profileOf(request.profile);
  const resources = await resourcesOf(await languageOf(text, request.language, format));
  const read = knownDocument(readDocument(text, format, resources.language), resources);
  const findings = findingsIn(read, profile, resources, {
    suggestions,
    leastConfidence: ANY_CONFIDENCE,
    part,
  });
  return answer(read, findings, profile, resources);
}

/** The measures of a text alone. */
export async function measure(
  text: string,
  format: 'text' | 'markdown' | 'html',
  resources: Resources,
): Promise<{ measures: Measures; document: Document }> {
  const read = knownDocument(readDocument(text, format, resources.language), resources);
  return { measures: measuresIn(read, resources), document: read.document };
}

const measuresIn = ({ blocks }: KnownDocument, { language }: Resources): Measures =>
  measuresOf(
    blocks.map(({ tally }) => tally),
    language,
  );

function answer(
  read: KnownDocument,
  findings: readonly LintFinding[],
  profile: GuidelineProfile,
  resources: Resources,
): Analysis {
  const { structure, document, blocks } = read;
  const sentences: Analysis['sentences'] = [];
  document.paragraphs.forEach((paragraph, block) => {
    paragraph.sentences.forEach((sentence, at) => {
      const { words, rare } = blocks[block].perSentence[at];
      sentences.push({ ...sourceSpan(structure, bounds(sentence)), block, words, rareWords: rare });
    });
  });
  const counts: Record<string, number> = {};
  const reported = findings.map((finding): Finding => {
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
    language: resources.language.id,
    profile: profile.id,
    blocks: structure.blocks.map((block) => ({
      ...sourceSpan(structure, bounds(block)),
      kind: block.kind,
    })),
    sentences,
    findings: reported,
    counts,
    measures: measuresIn(read, resources),
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
