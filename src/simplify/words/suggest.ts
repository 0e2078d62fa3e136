import {
  type Document,
  KlartextError,
  type Sentence,
  type Span,
  sentencesOf,
} from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { type Surroundings, targetZipf } from './features.ts';
import { type Target, targetOf } from './generate.ts';
import { AUDIENCE_DIALS, type Audience } from './identify/audiences.ts';
import { judgedCandidates, mayBeSure, told } from './judged-candidates.ts';
import type { Lexicon } from './lexicon.ts';
import { confidenceOf } from './rank.ts';
import { byOrder, MOST_READ, type Ranked, rankedIn, shapedIn } from './ranked-candidates.ts';
import type { Suggestion } from './suggestion.ts';
import { mergedTerm } from './terms.ts';

/** The resources of `suggest`: a loaded language and its lexicon. */
export interface WordOptions {
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** The audience, which determines the order of suggestions. */
  readonly audience?: Audience;
  /** The maximum number of suggestions; 10 by default. */
  readonly most?: number;
  /** Also return the dropped candidates, with the reason. */
  readonly explain?: boolean;
  /** Only automatic replacements: returns nothing if no candidate could be certain. */
  readonly sure?: boolean;
}

/**
 * Simpler words for the word at a place of a sentence, best first.
 *
 * @example suggest('It is compulsory.', { start: 6, end: 16 }, { language, lexicon })[0].form // 'required'
 */
export function suggest(text: string, span: Span, options: WordOptions): Suggestion[] {
  const document = options.language.analyse(text);
  const found = suggestSpan(document, span, options);
  if (!found) {
    throw new KlartextError(
      'bad-input',
      `There is no word at ${span.start}–${span.end}.`,
      'Pass the offsets of a word in the text.',
    );
  }
  return found;
}

/** As `suggest`, for a word or several of an analysed document; undefined if there is no word. */
export function suggestSpan(
  document: Document,
  span: Span,
  options: WordOptions,
): Suggestion[] | undefined {
  const found = tokenAt(document, span);
  if (!found) return undefined;
  const { sentence, index } = found;
  let end = index + 1;
  while (end < sentence.tokens.length && sentence.tokens[end].start < span.end) end++;
  if (end === index + 1) return suggestAt(document, sentence, index, options);
  return suggestTerm(document, sentence, { first: index, end }, options).suggestions;
}

/** Simpler words for a term of several words, with the sentence in which it is a single token. */
export function suggestTerm(
  document: Document,
  sentence: Sentence,
  range: { readonly first: number; readonly end: number },
  options: WordOptions,
): { readonly suggestions: Suggestion[]; readonly merged: Sentence } {
  const merged = mergedTerm(document.text, sentence, range, options.lexicon);
  const { form, lemma } = targetOf(merged.tokens[range.first]);
  // Hardly any terms are listed; nothing else is tried for them.
  const isListed = options.lexicon.tables.some(
    (table) => table.has(form.toLowerCase()) || table.has(lemma.toLowerCase()),
  );
  const suggestions = isListed ? suggestAt(document, merged, range.first, options) : [];
  return { suggestions, merged };
}

/** The sentence and the index of the token that a span covers or is part of. */
export function tokenAt(
  document: Document,
  { start, end }: Span,
): { sentence: Sentence; index: number } | undefined {
  for (const sentence of sentencesOf(document)) {
    const index = sentence.tokens.findIndex((token) => token.start <= start && end <= token.end);
    if (index >= 0) return { sentence, index };
    const first = sentence.tokens.findIndex((token) => token.start < end && start < token.end);
    if (first >= 0) return { sentence, index: first };
  }
  return undefined;
}

/** As `suggest`, for a token of an analysed document. */
export function suggestAt(
  document: Document,
  sentence: Sentence,
  index: number,
  options: WordOptions,
): Suggestion[] {
  const { language, lexicon, most = 10, explain = false } = options;
  const target = targetOf(sentence.tokens[index]);
  // Usually, no candidate can be certain in any sentence; then the sentence is not processed.
  if (options.sure && !mayBeSure(target, language, lexicon)) return [];
  const around = surroundingsOf(sentence, index, options);
  const wishes = AUDIENCE_DIALS[options.audience ?? 'learner'].ranking;
  const ranked: Ranked[] = [];
  const dropped: Suggestion[] = [];
  for (const judged of judgedCandidates(target, language, lexicon)) {
    const { rejected } = judged;
    if (rejected && !explain) continue;
    const entry = rankedIn(around, judged, lexicon, wishes);
    if (!rejected) ranked.push(entry);
    else dropped.push(suggestionOf(entry, target, around, options, entry.score, rejected));
  }
  const shaped: Ranked[] = [];
  // It must not repeat a neighbour either: *my first first service.
  const beside = [index - 1, index, index + 1].flatMap((at) => sentence.tokens[at]?.form ?? []);
  const forms = new Set(beside.map((form) => form.toLowerCase()));
  // The best one is always compared with a second.
  const needed = Math.max(most, 2);
  const read = lexicon.fluency ? Math.max(needed, Math.min(MOST_READ, 2 * needed)) : 0;
  // Inflection is slow: forms are computed until the remaining ones cannot be better, or, where forms are
  // scored in their sentence, for the first few.
  for (const entry of ranked.sort(byOrder)) {
    if (
      shaped.filter(({ order }) => order >= entry.order).length >= needed &&
      shaped.length >= read
    )
      break;
    const each = shapedIn(entry, document, sentence, index, options);
    const form = each?.shaped?.form.toLowerCase();
    if (!each || form === undefined || forms.has(form)) continue;
    forms.add(form);
    shaped.push(each);
  }
  const kept = shaped.sort(byOrder);
  const suggestions = kept.slice(0, most).map((entry, at) => {
    // The best is compared with the next, the others with the best.
    const rival = at === 0 ? (kept[1]?.score ?? 0) : kept[0].score;
    return suggestionOf(entry, target, around, options, rival);
  });
  return [...suggestions, ...dropped];
}

function suggestionOf(
  { candidate, features, zipf, context, score, shaped, read, mark }: Ranked,
  target: Target,
  around: Surroundings,
  { language, lexicon }: WordOptions,
  rival: number,
  rejected?: string,
): Suggestion {
  const whole = { ...features, ...read };
  if (context !== undefined) whole.context = context;
  if (mark !== undefined) whole[mark] = 1;
  return {
    lemma: candidate.word,
    form: shaped?.form ?? candidate.word,
    score,
    confidence: confidenceOf(score, score - rival, lexicon.settings.calibration),
    gain: zipf - targetZipf(target, language, lexicon),
    ...told(candidate),
    edits: shaped?.edits ?? [],
    repeats: around.words.includes(candidate.word.toLowerCase()),
    features: whole,
    ...(shaped?.unrepaired !== undefined && { unrepaired: shaped.unrepaired }),
    ...(rejected !== undefined && { rejected }),
  };
}

/** The size of the context on each side. */
const REACH = 12;

function surroundingsOf(
  sentence: Sentence,
  index: number,
  { language, lexicon: { vectors } }: WordOptions,
): Surroundings {
  const words: string[] = [];
  for (let at = Math.max(0, index - REACH); at <= index + REACH; at++) {
    const token = sentence.tokens[at];
    if (!token || at === index || !language.isContentWord(token)) continue;
    words.push((token.analysis?.lemma ?? token.form).toLowerCase());
  }
  return { words, rows: words.flatMap((word) => vectors?.rowOf(word) ?? []) };
}
