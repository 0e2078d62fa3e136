import type { Level } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Audience } from '../words/identify/audiences.ts';
import type { Tree } from './tree.ts';
import type { WeighedProposal } from './weigh.ts';

/** What a reader of a level copes with. */
interface Reader {
  /** So many of the most frequent words are known: about what curricula ask for. */
  readonly known: number;
  /** How sure a replacement from the lexicon must be: a beginner has more use for a rough one. */
  readonly sure: number;
  /** A sentence of so many words may stay as it is built; only words are exchanged. */
  readonly whole: number;
}

/**
 * A level says what may stay: for beginners all that is sure is done. The lengths are chosen so that
 * sentences come out about as long as those that people write for a level (notes/simplify.md).
 */
export const READERS: Readonly<Record<Level, Reader>> = {
  A1: { known: 500, sure: 0.6, whole: 0 },
  A2: { known: 1000, sure: 0.65, whole: 0 },
  B1: { known: 2000, sure: 0.7, whole: 12 },
  B2: { known: 4000, sure: 0.75, whole: 18 },
  C1: { known: 8000, sure: 0.8, whole: 26 },
};

const EXCHANGED = /^(?:replace|words)\//;
const ONE_WORD = /^replace\/(?:noun|verb|adj|adv)$/;

/** Proposals as a reader of a level needs them: words that are known and sentences that are short enough stay. */
export function forReader(
  weighed: readonly WeighedProposal[],
  tree: Tree,
  level: Level | undefined,
  audience: Audience | undefined,
  { frequency }: Language,
): readonly WeighedProposal[] {
  if (level === undefined) return weighed;
  const { known } = READERS[level];
  // Lay people know the words of their level, but text of experts is hard enough in short sentences.
  const whole = audience === 'expert-to-lay' ? 0 : READERS[level].whole;
  const words = tree.tokens.filter((_, index) => !tree.isPunctuation(index)).length;
  return weighed.filter(({ proposal: { rule, key } }) => {
    if (!EXCHANGED.test(rule)) return words > whole;
    return !ONE_WORD.test(rule) || (frequency.rank(key.toLowerCase()) ?? 1e9) > known;
  });
}
