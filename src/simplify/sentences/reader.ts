import type { Level } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { WeighedProposal } from './weigh.ts';

/** So many of the most frequent words are known at a level: about what curricula ask for. */
const KNOWN: Readonly<Record<Level, number>> = { A1: 500, A2: 1000, B1: 2000, B2: 4000, C1: 8000 };
/** How much more a shorter sentence is worth to a beginner. */
const SPLITS: Readonly<Partial<Record<Level, number>>> = { A1: 8, A2: 4 };
const ONE_WORD = /^replace\/(?:noun|verb|adj|adv)$/;

/** How sure a replacement from the lexicon must be: a beginner has more use for a rough one. */
export const LEAST_SURE: Readonly<Record<Level, number>> = {
  A1: 0.6,
  A2: 0.65,
  B1: 0.7,
  B2: 0.75,
  C1: 0.8,
};

/** Proposals as a reader of a level needs them: words that are known stay, beginners get short sentences. */
export function forReader(
  weighed: readonly WeighedProposal[],
  level: Level | undefined,
  { frequency }: Language,
): readonly WeighedProposal[] {
  if (level === undefined) return weighed;
  const more = SPLITS[level] ?? 0;
  return weighed.flatMap((each) => {
    const { rule, key } = each.proposal;
    if (ONE_WORD.test(rule) && (frequency.rank(key.toLowerCase()) ?? 1e9) <= KNOWN[level])
      return [];
    return more > 0 && rule.startsWith('split/') ? [{ ...each, gain: each.gain + more }] : [each];
  });
}
