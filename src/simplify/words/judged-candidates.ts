import type { Language } from '../../language/index.ts';
import { couldReplace, isAttested } from './decide.ts';
import { featuresOf, type RankingFeatures, targetZipf, zipfOf } from './features.ts';
import { type Generated, generate, type Target } from './generate.ts';
import type { Lexicon } from './lexicon.ts';
import { UNSURE } from './plain-words.ts';
import { scoreOf } from './rank.ts';
import { reasonAgainst } from './select.ts';
import type { Suggestion } from './suggestion.ts';

/** A candidate with all facts that do not depend on its sentence. */
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

/** Texts, and the steps that process them, repeat words. */
const known = new WeakMap<Lexicon, Map<string, readonly Judged[]>>();
const MOST_KNOWN = 400;

/** The judged candidates for a word form, cached for its next occurrence. */
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

const sure = new WeakMap<Lexicon, Map<string, boolean>>();
const MOST_SURE = 20_000;

/**
 * Could any candidate replace a word automatically, in a sentence that it fits? Few words have one, so
 * this is checked first, with only the candidates that enough sources know.
 */
export function mayBeSure(target: Target, language: Language, lexicon: Lexicon): boolean {
  const words = sure.get(lexicon) ?? new Map<string, boolean>();
  sure.set(lexicon, words);
  const key = keyOf(target);
  const known = words.get(key);
  if (known !== undefined) return known;
  const { decide: limits } = lexicon.settings;
  const isVerb = target.upos === 'VERB';
  const found = generate(target, language, lexicon).some((candidate) => {
    const witnesses = told(candidate);
    if (!isAttested(witnesses, isVerb, limits)) return false;
    const { rejected, features, zipf } = judge(candidate, target, language, lexicon);
    const gain = zipf - targetZipf(target, language, lexicon);
    return !rejected && couldReplace({ features, gain, ...witnesses }, isVerb, limits);
  });
  if (words.size >= MOST_SURE) words.clear();
  words.set(key, found);
  return found;
}

/** The sources that support a candidate. */
export function told({ strengths }: Generated): Pick<Suggestion, 'evidence' | 'sources'> {
  const sources: string[] = [];
  let evidence = 0;
  for (const { kind, name } of strengths.keys()) {
    sources.push(name);
    if (kind !== 'broader' && !UNSURE.includes(name)) evidence++;
  }
  return { evidence, sources };
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
