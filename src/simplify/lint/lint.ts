import { type Finding, overlaps, type Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { isIgnored } from '../document/ignore-comment.ts';
import type { Block, ReadDocument } from '../document/structure.ts';
import { sourceSpan } from '../document/structure.ts';
import type { GuidelineProfile, Severity } from './profile.ts';
import type { LintContext } from './rule.ts';
import { lintRules } from './rules.ts';
import type { Wording } from './wording.ts';

/** A finding at a place of the source, with the weight that the profile gives its rule. */
export interface LintFinding extends Finding {
  readonly severity: Severity;
  /** The words in question, as the reader sees them. */
  readonly text: string;
  readonly advice?: string;
}

export interface LintOptions extends Pick<LintContext, 'complexity' | 'simplerWords' | 'synonyms'> {
  readonly profile: GuidelineProfile;
  readonly language: Language;
  readonly wording: Wording;
  /** Words of the user, in lower case, that are never a finding. */
  readonly known?: ReadonlySet<string>;
}

/** Longer sequences are not sentences, and their trees are meaningless. */
const LONGEST_TREE = 1000;

/**
 * The findings of a guideline in a document, in text order. Sentences that are not analysed
 * yet are analysed for rules about grammar and words; in a language without analysis, rules about
 * grammar are silent.
 *
 * @example lint(readDocument(text, 'markdown', english), { profile, language: english, wording })
 */
export function lint({ structure, document }: ReadDocument, options: LintOptions): LintFinding[] {
  const { profile, known, ...rest } = options;
  const { blocks, fixed } = structure;
  const sentences = document.paragraphs.flatMap((paragraph, i) =>
    blocks[i].isFixed || blocks[i].kind === 'quotation' ? [] : paragraph.sentences,
  );
  const context: LintContext = { structure, document, sentences, ...rest };
  const parsed = {
    ...context,
    sentences: sentences.filter(({ tokens }) => tokens.length <= LONGEST_TREE),
  };
  if ([...profile.rules.keys()].some(needsAnalysis)) analyse(parsed.sentences, options.language);
  const findings: LintFinding[] = [];
  for (const [name, use] of profile.rules) {
    const rule = lintRules.get(name);
    if (rule.needs.includes('analysis') && !options.language.offers.analysis) continue;
    const looked = rule.needs.includes('analysis') ? parsed : context;
    for (const { span, message, suggestions } of rule.check(looked, use.settings)) {
      // Code is not checked; a paragraph may contain some.
      if (
        fixed.some(
          (each) => each.start <= span.start && span.end <= each.end && overlaps(each, span),
        )
      )
        continue;
      if (isIgnored(blockAt(blocks, span.start)?.ignored, name)) continue;
      const text = document.text.slice(span.start, span.end);
      if (known && rule.findsWords && isKnown(text, span, sentences, known)) continue;
      findings.push({
        span: sourceSpan(structure, span),
        rule: name,
        message,
        suggestions,
        severity: use.severity,
        text,
        ...(use.advice !== undefined && { advice: use.advice }),
      });
    }
  }
  return findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** The last block that starts at or before a place. */
function blockAt(blocks: readonly Block[], at: number): Block | undefined {
  return blocks[lastAtOrBefore(blocks, at)];
}

function lastAtOrBefore(places: readonly { readonly start: number }[], at: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (places[middle].start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Is a word, or the word that it is a form of, one of the user's own? */
function isKnown(
  text: string,
  { start, end }: Finding['span'],
  sentences: readonly Sentence[],
  known: ReadonlySet<string>,
): boolean {
  if (known.has(text.toLowerCase())) return true;
  const token = sentences[lastAtOrBefore(sentences, start)]?.tokens.find(
    (each) => each.start === start && each.end === end,
  );
  return token?.analysis !== undefined && known.has(token.analysis.lemma.toLowerCase());
}

function needsAnalysis(rule: string): boolean {
  const { needs } = lintRules.get(rule);
  return needs.includes('analysis') || needs.includes('complexity');
}

/** A document that was only read would have no findings, as if it were well written. */
function analyse(sentences: readonly Sentence[], language: Language): void {
  for (const { tokens } of sentences) {
    if (tokens.some(({ analysis }) => analysis === undefined)) language.analyseTokens(tokens);
  }
}
