import type { Document, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { contextFit, type RankingFeatures, type Surroundings, zipfOf } from './features.ts';
import { fluencyFit } from './fluency-fit.ts';
import type { Judged } from './judged-candidates.ts';
import type { Lexicon } from './lexicon.ts';
import { scoreOf } from './rank.ts';
import { type Shaped, shape } from './shape.ts';

/** A candidate in one sentence. */
export interface Ranked extends Omit<Judged, 'rejected' | 'row'> {
  /** How well it fits its context, if known. */
  readonly context: number | undefined;
  /** How well it fits; decisions and confidence depend on it. */
  readonly score: number;
  /** The same with the needs of the audience, which determines the order. */
  readonly order: number;
  readonly shaped?: Shaped;
  /** The probability of its form in this sentence. */
  readonly read?: RankingFeatures | undefined;
  /** The objections to its form. */
  readonly mark?: 'uninflected' | 'unknown form';
}

export function byOrder(a: Ranked, b: Ranked): number {
  return b.order - a.order || (a.candidate.word < b.candidate.word ? -1 : 1);
}

/** The number of forms that are scored in their sentence before ranking. */
export const MOST_READ = 10;

/** More than the weight of all features: an infinitive in place of a participle is ranked last. */
const LAST = 20;

/** A form that does not fit its sentence ranks below others nearly as good: gains a point of ACC@1 in English. */
const MISFIT = 1.5;

/** The features of a candidate, including those of its sentence. */
export function rankedIn(
  { rows }: Surroundings,
  { candidate, features, score, zipf, row }: Judged,
  { vectors, settings }: Lexicon,
  wishes: Readonly<Record<string, number>>,
): Ranked {
  const context =
    vectors && row !== undefined && rows.length > 0 ? contextFit(row, rows, vectors) : undefined;
  const whole = context === undefined ? score : score + context * (settings.weights.context ?? 0);
  // There are fewer weights than features, and usually none.
  const order = whole + scoreOf(wishes, features);
  return { candidate, features, zipf, context, score: whole, order };
}

/** A candidate in its form; an unlisted form lowers its score. */
export function shapedIn(
  entry: Ranked,
  document: Document,
  sentence: Sentence,
  index: number,
  { language, lexicon }: { readonly language: Language; readonly lexicon: Lexicon },
): Ranked | undefined {
  const { candidate, features } = entry;
  const { form, analysis } = sentence.tokens[index];
  const inForm = (how: Judged['candidate']) =>
    shape(how, document.text, sentence, index, language, lexicon.settings);
  let shaped = inForm(candidate);
  if (!shaped) return undefined;
  // A candidate listed in the required form is not inflected again: *startedded. The ending -en is weaker evidence: erlittenen, gelitten.
  const mayBeListed = !(lexicon.settings.adjectiveEndings && analysis?.upos === 'ADJ');
  if (
    mayBeListed &&
    isListedAs(form, candidate.word, analysis) &&
    zipfOf(shaped.form, language, lexicon) === 0
  )
    shaped = inForm({ ...candidate, shape: 'keep' }) ?? shaped;
  const read = lexicon.fluency && fluencyFit(sentence, index, shaped, lexicon.fluency);
  const gain = read ? scoreOf(read, lexicon.settings.weights) : 0;
  const loss = shaped.unrepaired === undefined ? 0 : MISFIT;
  const order = entry.order + gain - loss;
  const whole = { ...entry, shaped, read, score: entry.score + gain, order };
  if (candidate.unsure || isUninflected(shaped.form, candidate.word, form, analysis, lexicon))
    return { ...whole, order: whole.order - LAST, mark: 'uninflected' };
  if (shaped.form === candidate.word || zipfOf(shaped.form, language, lexicon) > 0) return whole;
  // An unattested form of another part of speech is not a word: *efforted.
  if (features['other pos']) return undefined;
  const score = whole.score + (lexicon.settings.weights['unknown form'] ?? 0);
  return { ...whole, score, order: order + score - whole.score, mark: 'unknown form' };
}

/** Whether a list has a word with the same ending as in the text: started, commenced. */
function isListedAs(
  form: string,
  word: string,
  analysis: Sentence['tokens'][number]['analysis'],
): boolean {
  if (!analysis || word.includes(' ') || form === analysis.lemma) return false;
  return word.slice(-ENDING) === form.slice(-ENDING).toLowerCase();
}

const ENDING = 2;

/** An infinitive in place of another form. */
function isUninflected(
  form: string,
  word: string,
  original: string,
  analysis: Sentence['tokens'][number]['analysis'],
  { settings }: Lexicon,
): boolean {
  if (analysis?.upos !== 'VERB' || form.toLowerCase() !== word.toLowerCase()) return false;
  if (original.toLowerCase() === analysis.lemma.toLowerCase()) return false;
  const endings = settings.verbEndings ?? settings.infinitives;
  return endings?.some((ending) => word.endsWith(ending)) ?? false;
}
