import { type Finding, overlaps, type Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { isIgnored } from '../document/ignore-comment.ts';
import type { Block, ReadDocument } from '../document/structure.ts';
import { sourceSpan } from '../document/structure.ts';
import type { GuidelineProfile, Severity } from './profile.ts';
import { type LintContext, startRule } from './rule.ts';
import { lintRules } from './rules.ts';
import type { Wording } from './wording.ts';

/** A finding at a place of the source, with the weight that the profile gives its rule. */
export interface LintFinding extends Finding {
  readonly severity: Severity;
  /** The words in question, as the reader sees them. */
  readonly text: string;
  readonly advice?: string;
}

/** Sources of advice about the words of one document, or of a part of it. */
export type WordAdvice = Pick<LintContext, 'simplerWords' | 'synonyms'>;

export interface PartLintOptions extends Pick<LintContext, 'complexity'> {
  readonly profile: GuidelineProfile;
  readonly language: Language;
  readonly wording: Wording;
  /** Words of the user, in lower case, that are never a finding. */
  readonly known?: ReadonlySet<string>;
}

export interface LintOptions extends PartLintOptions, WordAdvice {}

/** Finds what a guideline criticises in a document that is read part by part. */
export interface PartLinter {
  /** The findings in the next part, which starts at `offset` of the source. */
  part(read: ReadDocument, offset?: number, advice?: WordAdvice): LintFinding[];
  /** The findings that depend on the whole document. */
  end(): LintFinding[];
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
export function lint(read: ReadDocument, options: LintOptions): LintFinding[] {
  const linter = lintParts(options);
  return inTextOrder([...linter.part(read, 0, options), ...linter.end()]);
}

export function inTextOrder(findings: LintFinding[]): LintFinding[] {
  return findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/**
 * As `lint`, for a document of any length: parts end between paragraphs, and what is remembered of
 * them grows only with the vocabulary.
 *
 * @example const linter = lintParts({ profile, language: english, wording });
 */
export function lintParts({ profile, known, language, ...rest }: PartLintOptions): PartLinter {
  const rules = [...profile.rules].flatMap(([name, use]) => {
    const rule = lintRules.get(name);
    if (rule.needs.includes('analysis') && !language.offers.analysis) return [];
    return [{ name, use, rule, check: startRule(rule, use.settings) }];
  });
  const needsAnalysis = rules.some(
    ({ rule: { needs } }) => needs.includes('analysis') || needs.includes('complexity'),
  );
  let pending: (() => LintFinding | undefined)[] = [];

  const part = (read: ReadDocument, offset = 0, advice: WordAdvice = {}): LintFinding[] => {
    const { structure, document } = read;
    const sentences = checkedSentences(read);
    const short = sentences.filter(({ tokens }) => tokens.length <= LONGEST_TREE);
    if (needsAnalysis) analyse(short, language);
    const context = { structure, document, language, ...rest, ...advice };
    const findings: LintFinding[] = [];
    for (const { name, use, rule, check } of rules) {
      const looked = rule.needs.includes('analysis') ? short : sentences;
      for (const found of check({ ...context, sentences: looked })) {
        if (isSpared(name, found.span, structure)) continue;
        const text = document.text.slice(found.span.start, found.span.end);
        if (known && rule.findsWords && isKnown(text, found.span, sentences, known)) continue;
        const { start, end } = sourceSpan(structure, found.span);
        const whole = (what: Pick<Finding, 'message' | 'suggestions'>): LintFinding => ({
          span: { start: start + offset, end: end + offset },
          rule: name,
          message: what.message,
          suggestions: what.suggestions,
          severity: use.severity,
          text,
          ...(use.advice !== undefined && { advice: use.advice }),
        });
        if ('atEnd' in found) {
          pending.push(() => {
            const what = found.atEnd();
            return what && whole(what);
          });
        } else findings.push(whole(found));
      }
    }
    return inTextOrder(findings.filter(isNew()));
  };

  const end = () => {
    const findings = pending.flatMap((decide) => decide() ?? []);
    pending = [];
    return inTextOrder(findings);
  };

  return { part, end };
}

/** Is a finding the first to advise the same at its place? Two rules may know a phrase. */
function isNew(): (finding: LintFinding) => boolean {
  const seen = new Set<string>();
  return ({ span, suggestions }) => {
    if (suggestions.length === 0) return true;
    const advice = JSON.stringify([span.start, span.end, suggestions]);
    return !seen.has(advice) && seen.add(advice).has(advice);
  };
}

function checkedSentences({ structure: { blocks }, document }: ReadDocument): Sentence[] {
  return document.paragraphs.flatMap((paragraph, i) =>
    blocks[i].isFixed || blocks[i].kind === 'quotation' ? [] : paragraph.sentences,
  );
}

/** Is a place code, which is not checked, or does a comment exclude it from this rule? */
function isSpared(
  rule: string,
  span: Finding['span'],
  { blocks, fixed }: ReadDocument['structure'],
): boolean {
  const isFixed = fixed.some(
    (each) => each.start <= span.start && span.end <= each.end && overlaps(each, span),
  );
  return isFixed || isIgnored(blockAt(blocks, span.start)?.ignored, rule);
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

/** A document that was only read would have no findings, as if it were well written. */
function analyse(sentences: readonly Sentence[], language: Language): void {
  for (const { tokens } of sentences) {
    if (tokens.some(({ analysis }) => analysis === undefined)) language.analyseTokens(tokens);
  }
}
