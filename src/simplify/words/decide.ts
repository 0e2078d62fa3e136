import type { LexiconSettings } from './lexicon.ts';
import type { Suggestion } from './suggest.ts';

/** What to do about a hard word. */
export type Decision =
  | { readonly action: 'replace'; readonly by: Suggestion }
  | { readonly action: 'explain'; readonly by: Suggestion }
  | { readonly action: 'offer' | 'leave'; readonly why: string };

/**
 * Replaces only when the best suggestion is clearly simpler, sure, and leaves the sentence whole;
 * explains in brackets when it is nearly so; otherwise offers what there is, or leaves the word.
 */
export function decide(
  suggestions: readonly Suggestion[],
  { decide: limits }: LexiconSettings,
): Decision {
  const best = suggestions.find(({ rejected }) => rejected === undefined);
  if (!best) return { action: 'leave', why: 'no simpler word is known' };
  const against = doubtAbout(best, limits);
  if (against === undefined) return { action: 'replace', by: best };
  const nearly =
    best.confidence >= limits.confidence * EXPLAINING &&
    best.gain >= limits.gain &&
    !best.lemma.includes(' ');
  return nearly ? { action: 'explain', by: best } : { action: 'offer', why: against };
}

/** The share of the confidence for a replacement that an explanation in brackets needs. */
const EXPLAINING = 0.8;

function doubtAbout(
  { confidence, gain, unrepaired, evidence }: Suggestion,
  limits: LexiconSettings['decide'],
): string | undefined {
  if (gain < limits.gain) return 'the best is not clearly simpler';
  if (confidence < limits.confidence) return 'the best is not sure enough';
  if (evidence < (limits.sources ?? 2)) return 'too few sources know the best';
  if (unrepaired !== undefined) return `nobody knows how "${unrepaired}" would have to change`;
  return undefined;
}
