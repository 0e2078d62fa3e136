import type { Sentence, Span, Token } from '../../core/index.ts';
import { verdict } from './classes.ts';
import { type Reading, reading } from './reading.ts';
import type { Verification } from './verdict.ts';
import { type VerifyOptions, verify } from './verify.ts';

/** A sentence of the source, what stands for it in the other document, and whether that is so. */
export interface VerifiedPart extends Verification {
  readonly source: Span;
  /** Undefined where nothing stands for it. */
  readonly candidate?: Span;
}

export interface DocumentVerification {
  readonly passed: boolean;
  readonly parts: readonly VerifiedPart[];
}

/** A sentence may be told in so many. */
const LEAST_SHARED = 0.15;

/**
 * Verifies a document against its source. Sentences are aligned first, in order, by the words they
 * share; where a sentence does not pass by itself, it is read together with the next one, since
 * editors move content between neighbours.
 *
 * @example verifyDocument('It is late. Go home.', 'It is late. Do not go home.', { language }).passed // false
 */
export function verifyDocument(
  source: string,
  candidate: string,
  options: VerifyOptions,
): DocumentVerification {
  const [before, after] = [reading(source, options.language), reading(candidate, options.language)];
  const groups = aligned(before, after);
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

interface Group {
  readonly source: Span;
  readonly targets: readonly Span[];
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
    const lost = verdict('omitted', 'lost', `“${text}” is left out.`, [
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

/** Each sentence of the candidate goes to the source sentence it shares most with, in order. */
function aligned(before: Reading, after: Reading): Group[] {
  const [sources, targets] = [before.sentences, after.sentences];
  if (sources.length === 0) return [];
  const words = sources.map(wordsOf);
  const n = sources.length;
  let scores = new Float64Array(n);
  const steps: Int32Array[] = [];
  for (const [t, target] of targets.entries()) {
    const own = wordsOf(target);
    const [next, step] = [new Float64Array(n), new Int32Array(n)];
    let best = 0;
    for (let s = 0; s < n; s++) {
      if (scores[s] > scores[best]) best = s;
      const from = t === 0 ? s : best;
      next[s] =
        scores[from] +
        Math.max(0, shared(own, words[s]) - LEAST_SHARED) -
        (from === s ? 0 : 1e-6 * (s - from));
      step[s] = from;
    }
    scores = next;
    steps.push(step);
  }
  const groups = sources.map(({ start, end }) => ({
    source: { start, end },
    targets: [] as Span[],
  }));
  let at = scores.indexOf(Math.max(...scores));
  for (let t = targets.length - 1; t >= 0; t--) {
    const { start, end } = targets[t];
    groups[at].targets.unshift({ start, end });
    at = steps[t][at];
  }
  return groups;
}

function wordsOf({ tokens }: Sentence): ReadonlySet<string> {
  const stem = ({ form, analysis }: Token) => (analysis?.lemma ?? form).toLowerCase();
  return new Set(tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form)).map(stem));
}

/** The share of the words of the shorter that the longer has, too. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let count = 0;
  for (const word of small) if (large.has(word)) count++;
  return count / small.size;
}
