import type { Sentence } from '../../core/index.ts';
import type { LexiconSettings } from './lexicon.ts';
import { PLAIN, TERM } from './plain-words.ts';
import type { Suggestion } from './suggestion.ts';

/** The decision about a hard word. */
export type Decision =
  | { readonly action: 'replace'; readonly by: Suggestion }
  | { readonly action: 'explain'; readonly by: Suggestion; readonly why: string }
  | { readonly action: 'offer' | 'leave'; readonly why: string };

/**
 * Replaces a word only if the best suggestion is clearly simpler, certain and grammatical;
 * explains it in brackets if the suggestion is certain but ungrammatical; otherwise offers suggestions, or leaves the word.
 */
export function decide(
  suggestions: readonly Suggestion[],
  sentence: Sentence,
  index: number,
  settings: LexiconSettings,
): Decision {
  const best = suggestions.find(({ rejected }) => rejected === undefined);
  if (!best) return { action: 'leave', why: 'no simpler word is known' };
  if (best.sources.includes(TERM))
    return { action: 'explain', by: best, why: 'a term is explained, not replaced' };
  const { decide: limits } = settings;
  const isVerb = sentence.tokens[index].analysis?.upos === 'VERB';
  const bound = boundBy(sentence, index, settings) ?? meaningDoubt(best, isVerb, limits);
  if (bound !== undefined) return { action: 'offer', why: bound };
  const broken = grammarDoubt(best, limits);
  // A synonym that does not fit the grammar can still explain the word.
  if (broken !== undefined) return { action: 'explain', by: best, why: broken };
  if (limits.plain === 'explain' && best.sources.includes(PLAIN))
    return { action: 'explain', by: best, why: 'it is explained rather than replaced' };
  return { action: 'replace', by: best };
}

/** Why a word must not be replaced at all: it is a term, or part of a name or an expression. */
function boundBy(
  sentence: Sentence,
  index: number,
  { keep = [], light }: LexiconSettings,
): string | undefined {
  return (
    termOf(sentence, index, keep) ??
    nameAround(sentence, index) ??
    expressionOf(sentence, index, light)
  );
}

/** Suggestions that fit the sentence, for callers who accept less certain words. */
export function dared(
  suggestions: readonly Suggestion[],
  sentence: Sentence,
  index: number,
  settings: LexiconSettings,
  least: Pick<Suggestion, 'confidence' | 'gain'> & { readonly similarity: number },
): Suggestion[] {
  if (boundBy(sentence, index, settings) !== undefined) return [];
  return suggestions.filter(
    (each) =>
      each.confidence >= least.confidence &&
      each.gain >= least.gain &&
      !each.repeats &&
      (each.features.similarity ?? 1) >= least.similarity &&
      !each.features['other pos'] &&
      !each.sources.includes(TERM) &&
      grammarDoubt(each, settings.decide) === undefined,
  );
}

/** Could a candidate replace this, if it were the best and certain? Considers what is known before it is inflected. */
export function couldReplace(
  candidate: Omit<Meaning, 'confidence' | 'repeats' | 'form'>,
  isVerb: boolean,
  limits: LexiconSettings['decide'],
): boolean {
  const best = { ...candidate, confidence: 1, repeats: false, form: '' };
  return meaningDoubt(best, isVerb, limits) === undefined;
}

/** The properties of a suggestion that show whether it has the same meaning. */
type Meaning = Pick<
  Suggestion,
  'confidence' | 'gain' | 'evidence' | 'repeats' | 'form' | 'features' | 'sources'
>;

/** Do enough sources support a candidate, or a list of plain words, which is sufficient? */
export function isAttested(
  { evidence, sources }: Pick<Suggestion, 'evidence' | 'sources'>,
  isVerb: boolean,
  limits: LexiconSettings['decide'],
): boolean {
  return evidence >= sourcesNeeded(isVerb, limits) || sources.includes(PLAIN);
}

function sourcesNeeded(isVerb: boolean, limits: LexiconSettings['decide']): number {
  return (isVerb ? limits.verbSources : undefined) ?? limits.sources ?? 2;
}

/** Whether the best has the same meaning and is simpler. */
function meaningDoubt(
  best: Meaning,
  isVerb: boolean,
  limits: LexiconSettings['decide'],
): string | undefined {
  const { confidence, gain, evidence, repeats, form, features } = best;
  const { similarity = 0 } = limits;
  const sources = sourcesNeeded(isVerb, limits);
  if (features['other pos']) return 'the best is another part of speech';
  // A list of plain words is sufficient evidence.
  if (!best.sources.includes(PLAIN)) {
    if (gain < limits.gain) return 'the best is not clearly simpler';
    if (confidence < limits.confidence) return 'the best is not sure enough';
    if (evidence < sources) return 'too few sources know the best';
    // Without evidence of the meaning, more sources must agree.
    if (features.similarity === undefined && evidence < sources + 1)
      return 'too few sources know the best';
    if ((features.similarity ?? 1) < similarity) return 'the best is used otherwise';
    if (features.phrase && evidence < sources + 2) return 'the best is a phrase';
  }
  if (repeats) return `"${form}" stands in the sentence already`;
  return undefined;
}

/** Faults that would make the sentence ungrammatical. */
export function grammarDoubt(
  { form, lemma, features, unrepaired, edits }: Suggestion,
  { alone = false }: LexiconSettings['decide'],
): string | undefined {
  if (features['unknown form']) return `"${form}" may be no word`;
  if (features.kept || features.uninflected) return `"${form}" may be another form than needed`;
  if (form.includes(' ') && !lemma.includes(' ') && !form.endsWith(` ${lemma}`))
    return `"${form}" has two places`;
  if (unrepaired !== undefined) return `nobody knows how "${unrepaired}" would have to change`;
  if (alone && edits.length > 1) return 'words around it would have to change';
  return undefined;
}

/** A term whose exact sense a synonym would lose: a median is not an average. */
function termOf({ tokens }: Sentence, index: number, keep: readonly string[]): string | undefined {
  const { form, analysis } = tokens[index];
  const isTerm = keep.includes(form.toLowerCase()) || keep.includes(analysis?.lemma ?? form);
  return isTerm ? 'it is a term with a sense of its own' : undefined;
}

const CAPITAL = /^\p{Lu}/u;

/** Adjacent words with capitals count as a name: Amnesty International. */
function nameAround({ tokens }: Sentence, index: number): string | undefined {
  if (!CAPITAL.test(tokens[index].form)) return undefined;
  const next = CAPITAL.test(tokens[index + 1]?.form ?? '');
  // The first word of a sentence has a capital anyway.
  const before = index > 1 && CAPITAL.test(tokens[index - 1].form);
  return next || before ? 'it may be part of a name' : undefined;
}

const HYPHEN = /^[-‐‑]$/;
const BOUND = /^(?:expl|fixed|flat|compound:prt|compound:svc|compound:lvc)/;

/** A word that belongs to an expression (se andar, give up, make landfall, God-forsaken) has another meaning alone. */
export function expressionOf(
  { tokens }: Sentence,
  index: number,
  light: readonly string[] = [],
): string | undefined {
  const { analysis, start, end } = tokens[index];
  const own = analysis?.relation ?? '';
  const others = tokens.filter((token) => token.analysis?.head === index);
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before && before.end === start && HYPHEN.test(before.form)) return 'it is part of a compound';
  if (after && after.start === end && HYPHEN.test(after.form)) return 'it is part of a compound';
  // A particle right after a word belongs to it, even if the parser disagrees.
  if (after?.analysis?.relation === 'compound:prt')
    return `it belongs together with "${after.form}"`;
  const other = others.find((token) => BOUND.test(token.analysis?.relation ?? ''));
  if (other) return `it belongs together with "${other.form}"`;
  const verb = tokens[analysis?.head ?? -1];
  // The bare object of such a verb is part of the verb; with an article, it is a noun.
  if (own === 'obj' && others.length === 0 && light.includes(verb?.analysis?.lemma ?? ''))
    return `it belongs together with "${verb.form}"`;
  return /^(?:fixed|flat|compound:prt)/.test(own) ? 'it is part of an expression' : undefined;
}
