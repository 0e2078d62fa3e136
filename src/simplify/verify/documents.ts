import type { Span } from '../../core/index.ts';
import { aligned, type Group } from './alignment.ts';
import { verdict } from './classes.ts';
import type { Verification } from './verdict.ts';
import { type VerifyOptions, verify } from './verify.ts';

/** A sentence of the source, its counterpart in the other document, and the verification. */
export interface VerifiedPart extends Verification {
  readonly source: Span;
  /** Undefined if it has no counterpart. */
  readonly candidate?: Span;
}

export interface DocumentVerification {
  readonly passed: boolean;
  readonly parts: readonly VerifiedPart[];
}

/**
 * Verifies a document against its source. Sentences are aligned first, in order, by the words they
 * share; a sentence that does not pass alone is read together with the next one, since
 * editors move content between neighbours.
 *
 * @example verifyDocument('It is late. Go home.', 'It is late. Do not go home.', { language }).passed // false
 */
export function verifyDocument(
  source: string,
  candidate: string,
  options: VerifyOptions,
): DocumentVerification {
  const { language } = options;
  const sentences = [source, candidate].map((text) => language.sentences(text));
  const groups = aligned(source, sentences[0], candidate, sentences[1]);
  if (groups.length === 0) {
    const place = { start: 0, end: source.length };
    const whole = { start: 0, end: candidate.length };
    const part = { source: place, candidate: whole, ...verify(source, candidate, options) };
    return { passed: part.passed, parts: [part] };
  }
  const parts: VerifiedPart[] = [];
  for (let at = 0; at < groups.length; at++) {
    const own = verified(groups.slice(at, at + 1), source, candidate, options);
    const both =
      own.passed || at + 1 >= groups.length
        ? undefined
        : verified(groups.slice(at, at + 2), source, candidate, options);
    if (both?.passed) at++;
    parts.push(both?.passed ? both : own);
  }
  return { passed: parts.every(({ passed }) => passed), parts };
}

function verified(
  groups: readonly Group[],
  source: string,
  candidate: string,
  options: VerifyOptions,
): VerifiedPart {
  const place = { start: groups[0].source.start, end: groups[groups.length - 1].source.end };
  const targets = groups.flatMap((group) => group.targets);
  if (targets.length === 0) {
    const text = source.slice(place.start, place.end);
    const lost = verdict('omitted', 'lost', `The new text leaves out “${text}”.`, [
      { start: 0, end: text.length },
    ]);
    return { source: place, passed: false, verdicts: [lost] };
  }
  const other = { start: targets[0].start, end: targets[targets.length - 1].end };
  const slice = (text: string, { start, end }: Span) => text.slice(start, end);
  return {
    source: place,
    candidate: other,
    ...verify(slice(source, place), slice(candidate, other), options),
  };
}
