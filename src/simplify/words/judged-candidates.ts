import type { Language } from '../../language/index.ts';
import { featuresOf, type RankingFeatures, zipfOf } from './features.ts';
import { type Generated, generate, type Target } from './generate.ts';
import type { Lexicon } from './lexicon.ts';
import { scoreOf } from './rank.ts';
import { reasonAgainst } from './select.ts';

/** A candidate with all that can be said of it before its sentence is looked at. */
export interface Judged {
  readonly candidate: Generated;
  /** Why it is dropped. */
  readonly rejected?: string;
  readonly features: RankingFeatures;
  readonly score: number;
  readonly zipf: number;
  /** The number of its vector. */
  readonly row?: number;
}

/** A text says the same words again and again, and so do the steps that look at it. */
const known = new WeakMap<Lexicon, Map<string, readonly Judged[]>>();
const MOST_KNOWN = 400;

/** The candidates for a word in one of its forms, judged; remembered for the next time it is met. */
export function judgedCandidates(
  target: Target,
  language: Language,
  lexicon: Lexicon,
): readonly Judged[] {
  const words = known.get(lexicon) ?? new Map<string, readonly Judged[]>();
  known.set(lexicon, words);
  const key = keyOf(target);
  let judged = words.get(key);
  if (!judged) {
    if (words.size >= MOST_KNOWN) words.clear();
    judged = generate(target, language, lexicon).map((candidate) =>
      judge(candidate, target, language, lexicon),
    );
    words.set(key, judged);
  }
  return judged;
}

function keyOf({ form, lemma, upos, features }: Target): string {
  let key = `${form}\t${lemma}\t${upos}`;
  for (const name in features) key += `\t${name}=${features[name]}`;
  return key;
}

function judge(candidate: Generated, target: Target, language: Language, lexicon: Lexicon): Judged {
  const zipf = zipfOf(candidate.word, language, lexicon);
  const rejected = reasonAgainst(target, candidate, zipf, language, lexicon);
  const features = featuresOf(target, candidate, zipf, language, lexicon);
  const row = lexicon.vectors?.rowOf(candidate.word.toLowerCase());
  return {
    candidate,
    features,
    zipf,
    score: scoreOf(features, lexicon.settings.weights),
    ...(rejected !== undefined && { rejected }),
    ...(row !== undefined && { row }),
  };
}
