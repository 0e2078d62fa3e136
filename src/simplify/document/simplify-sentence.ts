import {
  applyEdits,
  type Candidate,
  type Document,
  type Edit,
  type Sentence,
} from '../../core/index.ts';
import { failed } from '../verify/verdict.ts';
import type { Judge, VerifiedCandidate } from './judge.ts';
import { type Change, layEdits } from './lay.ts';
import type { DocumentOptions, SentenceResult } from './options.ts';
import type { Structure } from './structure.ts';
import { without } from './terms.ts';

/** A sentence with its changes of the source. */
export interface Made {
  readonly result: SentenceResult;
  readonly changes: readonly Change[];
  /** The text between it and the next sentence. */
  readonly after?: readonly Change[];
}

/** An unchanged sentence, and why. */
export function unchanged(
  { text }: Document,
  { start, end }: Sentence,
  engine: string,
  left: string,
): SentenceResult {
  const source = text.slice(start, end);
  const span = { start, end };
  return { source, span, text: source, edits: [], engine, checks: [], verdicts: [], left };
}

/** The document's steps for the edits of a sentence, in this order. */
export interface SentenceSteps {
  /** Adds edits that the rest of the document requires: one word per term, abbreviations. */
  follow(sentence: Sentence, edits: readonly Edit[]): readonly Edit[];
  /** Drops edits of protected text. */
  spare(edits: readonly Edit[]): readonly Edit[];
  readonly judge: Judge;
  /** Rounds numbers on request, after verification that they are kept. */
  round(sentence: Sentence, edits: readonly Edit[]): readonly Edit[];
}

/** The best version of a sentence that the markup allows and that passes verification. */
export function simplifySentence(
  structure: Structure,
  document: Document,
  sentence: Sentence,
  { engine, controls, options }: DocumentOptions,
  { spare, follow, round, judge }: SentenceSteps,
): Made {
  const { start, end } = sentence;
  const source = document.text.slice(start, end);
  const dials = typeof controls === 'function' ? controls(source) : controls;
  const candidates = engine.simplify(document, sentence, dials, options);
  const several = (options?.candidates ?? 1) > 1;
  const shared = {
    source,
    span: { start, end },
    ...(several && { candidates: passingOnes(source, candidates, judge) }),
  };
  const refused = new Set<string>();
  for (const candidate of candidates) {
    const whole =
      candidate.edits.length === 0 ? wholeEdit(candidate, source, sentence) : candidate.edits;
    // The document's own edits are dropped if verification refuses them.
    for (const proposed of [follow(sentence, whole), whole]) {
      const { edits, changes } = laid(structure, spare(proposed));
      if (!changes) continue;
      const text = applied(source, edits, start);
      const { passed, verdicts } = judge(source, text);
      if (passed) {
        const result = { ...candidate, ...shared, text, edits, verdicts };
        return rounded(structure, { result, changes }, spare(round(sentence, proposed)), judge);
      }
      for (const verdict of verdicts.filter(failed)) refused.add(verdict.point);
    }
  }
  const left =
    refused.size > 0
      ? `the new version did not pass: ${[...refused].join(', ')}`
      : 'the markup could not be kept';
  return {
    result: { ...unchanged(document, sentence, engine.name, left), ...shared },
    changes: [],
  };
}

/** The same with rounded numbers, which are not verified. */
function rounded(structure: Structure, made: Made, proposed: readonly Edit[], judge: Judge): Made {
  const { edits, changes } = laid(structure, proposed);
  const { source, span } = made.result;
  const text = applied(source, edits, span.start);
  if (!changes || text === made.result.text) return made;
  const verdicts = judge(source, text).verdicts.filter((verdict) => !failed(verdict));
  return { result: { ...made.result, text, edits, verdicts }, changes };
}

function passingOnes(
  source: string,
  candidates: readonly Candidate[],
  judge: Judge,
): VerifiedCandidate[] {
  return candidates.flatMap((candidate) => {
    const { passed, verdicts } = judge(source, candidate.text);
    return passed ? [{ ...candidate, verdicts }] : [];
  });
}

/** The edits that the markup allows: an edit that would break it is dropped, with all edits that depend on it. */
function laid(
  structure: Structure,
  edits: readonly Edit[],
): { readonly edits: readonly Edit[]; readonly changes: Change[] | undefined } {
  const changes = layEdits(structure, edits);
  if (changes) return { edits, changes };
  let kept = edits;
  for (const edit of edits) if (!layEdits(structure, [edit])) kept = without(kept, edit);
  return { edits: kept, changes: kept.length > 0 ? layEdits(structure, kept) : undefined };
}

/** An engine without edits replaces the whole sentence. */
function wholeEdit({ text, engine }: Candidate, source: string, { start, end }: Sentence): Edit[] {
  if (text === source) return [];
  const reason = 'The sentence is rewritten.';
  const span = { start, end };
  return [
    { span, replacement: text, operation: 'rephrase', reason, source: engine, confidence: 0.5 },
  ];
}

/** The text of a sentence with edits whose places are counted from `offset`. */
export function applied(source: string, edits: readonly Edit[], offset: number): string {
  if (edits.length === 0) return source;
  const own = edits.map((edit) => ({
    ...edit,
    span: { start: edit.span.start - offset, end: edit.span.end - offset },
  }));
  return applyEdits(source, own).text;
}
