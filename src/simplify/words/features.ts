import type { Language } from '../../language/index.ts';
import type { WordVectors } from '../../language/vectors/word-vectors.ts';
import { EVIDENCE_KINDS, type EvidenceKind, POS_BITS } from './evidence.ts';
import type { Generated, Target } from './generate.ts';
import type { Lexicon } from './lexicon.ts';
import { usualSpelling } from './usual-spelling.ts';

/** The ranker's features of a candidate: numbers near 0 to 1, by name. */
export type RankingFeatures = Record<string, number>;

/** The context of a word: the content words around it, in lower case, and the numbers of their vectors. */
export interface Surroundings {
  readonly words: readonly string[];
  readonly rows: readonly number[];
}

/** The features of one candidate for a target, independent of the sentence. */
export function featuresOf(
  target: Target,
  candidate: Generated,
  zipf: number,
  language: Language,
  lexicon: Lexicon,
): RankingFeatures {
  const features: RankingFeatures = {};
  evidenceFeatures(features, candidate);
  const word = candidate.word.toLowerCase();
  const original = target.lemma.toLowerCase();
  const rarity = targetZipf(target, language, lexicon);
  features.zipf = zipf / 6;
  features.gain = Math.max(-1, Math.min(2, zipf - rarity)) / 2;
  features.length = Math.max(-1, Math.min(1, (target.form.length - word.length) / 8));
  features.phrase = word.includes(' ') ? 1 : 0;
  features.kept = candidate.shape === 'keep' ? 1 : 0;
  features.prefix = sharedStart(original, word) / Math.max(original.length, word.length, 1);
  const read = readTarget(target, candidate);
  const pos = candidate.pos || knownPos(candidate.word, lexicon);
  partOfSpeech(features, read, lacksVerbEnding(word, read, lexicon) ? POS_BITS.NOUN : pos);
  const { vectors } = lexicon;
  if (!vectors) return features;
  const row = vectors.rowOf(word);
  const usual = usualSpelling(original, language);
  const own =
    (usual === undefined ? undefined : vectors.rowOf(usual)) ??
    vectors.rowOf(original) ??
    vectors.rowOf(target.form.toLowerCase());
  if (row === undefined || own === undefined) features.unseen = 1;
  else features.similarity = vectors.cosine(own, row);
  return features;
}

/** The similarity of a word to the three most similar words of its context. */
export function contextFit(row: number, rows: readonly number[], vectors: WordVectors): number {
  let [first, second, third] = [-1, -1, -1];
  for (const other of rows) {
    const value = vectors.cosine(row, other);
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  if (rows.length === 1) return first;
  return rows.length === 2 ? (first + second) / 2 : (first + second + third) / 3;
}

/** Created once, because looking up a newly concatenated name is slow. */
const STRENGTHS = Object.fromEntries(
  EVIDENCE_KINDS.map((kind) => [kind, `${kind} strength`]),
) as Readonly<Record<EvidenceKind, string>>;

/** For each kind of source: is there one, and how strong; and the number of sources that support the candidate. */
function evidenceFeatures(features: RankingFeatures, { strengths }: Generated): void {
  let doubt = 1;
  let sources = 0;
  const counts = new Map<EvidenceKind, number>();
  for (const [{ kind, name }, strength] of strengths) {
    if (kind === 'antonym') continue;
    const value = strength / 15;
    const feature = STRENGTHS[kind];
    features[feature] = Math.max(features[feature] ?? 0, value);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (name.endsWith('listed beside')) features.beside = 1;
    else if (name.endsWith('listed under')) features.under = 1;
    else if (kind === 'thesaurus') features.listed = (features.listed ?? 0) + 0.5;
    doubt *= 1 - 0.6 * value;
    sources++;
  }
  for (const kind of EVIDENCE_KINDS) {
    const count = counts.get(kind);
    if (count) features[kind] = Math.log2(1 + count) / 2;
  }
  features.agreement = 1 - doubt;
  features.kinds = counts.size / 4;
  features.sources = Math.log2(1 + sources) / 3;
}

function partOfSpeech(features: RankingFeatures, target: Target, pos: number): void {
  const wanted = posBitsOf(target);
  if (pos === 0 || wanted === 0) return;
  if (pos & wanted) features['same pos'] = 1;
  else features['other pos'] = 1;
}

/** The part of speech of a word by its own links, if the link to it has none. */
function knownPos(word: string, { tables }: Lexicon): number {
  return tables.reduce((pos, table) => pos | table.posOf(word), 0);
}

/** A candidate found by another reading of the form has the part of speech of that reading. */
function readTarget(target: Target, { shape }: Generated): Target {
  return typeof shape === 'object' && 'lemma' in shape ? { ...target, ...shape } : target;
}

/** Endings of infinitives: a word with another ending is not a verb, even if a source says so. */
function lacksVerbEnding(word: string, target: Target, { settings }: Lexicon): boolean {
  const { verbEndings } = settings;
  if (!verbEndings || posBitsOf(target) !== POS_BITS.VERB) return false;
  const [first] = word.split(' ');
  return !verbEndings.some((ending) => first.endsWith(ending));
}

/** The bits of a target's part of speech; participles may be listed as verbs or adjectives. */
export function posBitsOf({ upos, features }: Target): number {
  if (upos === 'NOUN' || upos === 'PROPN') return POS_BITS.NOUN;
  if (upos === 'ADV') return POS_BITS.ADV;
  if (upos === 'ADJ') {
    return features.VerbForm === 'Part' ? POS_BITS.VERB | POS_BITS.ADJ : POS_BITS.ADJ;
  }
  if (upos === 'VERB' || upos === 'AUX') {
    return features.VerbForm === 'Part' ? POS_BITS.VERB | POS_BITS.ADJ : POS_BITS.VERB;
  }
  return 0;
}

/** The Zipf value of a word or phrase, from the larger list if there is one. */
export function zipfOf(text: string, language: Language, { frequency }: Lexicon): number {
  const list = frequency ?? language.frequency;
  if (!text.includes(' ')) return list.zipf(text);
  const words = text.split(' ');
  return Math.max(0, Math.min(...words.map((word) => list.zipf(word))) - 0.7);
}

/** A target is as frequent as its more frequent spelling, lemma or form. */
export function targetZipf(target: Target, language: Language, lexicon: Lexicon): number {
  const known = targetZipfs.get(target);
  if (known !== undefined) return known;
  const { lemma, form } = target;
  const usual = usualSpelling(lemma, language) ?? lemma;
  const zipfs = [usual, lemma, form].map((each) => zipfOf(each, language, lexicon));
  const zipf = Math.max(...zipfs, 2);
  targetZipfs.set(target, zipf);
  return zipf;
}

/** A target is queried once for each candidate, and belongs to one lexicon. */
const targetZipfs = new WeakMap<Target, number>();

export function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}
