import { overlaps, type Span, sentencesOf, type Token } from '../../../core/index.ts';
import { isKept, KnownWords, type NameFact, readNames } from '../../../language/facts/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import { type Replacement, spanOf } from '../replacements.ts';
import { lemmaOf } from '../scope.ts';
import { areRelated, isWrittenBare } from '../support.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Names of people, places, firms, acts and products. */
export function names(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  for (const each of replacements) {
    const [before, after] = [namesIn(each.source, source), namesIn(each.candidate, candidate)];
    // Names that only moved occur as often as before.
    if (!isFewer(each.source, source, candidate)) continue;
    if (each.source.every(({ form }) => isWrittenBare(form, candidate))) continue;
    if (isNameForName(each, source, candidate)) {
      return [judged(source, candidate, spanOf(each.source), spanOf(each.candidate))];
    }
    if (before.length > 0 && after.length > 0 && !haveSame(before, after)) {
      return [judged(source, candidate, before, after)];
    }
  }
  return verdicts;
}

/** Are some of the words written less often in the other text? */
function isFewer(tokens: readonly Token[], here: Reading, there: Reading): boolean {
  const count = (reading: Reading, word: string) =>
    reading.tokens.filter(({ form }) => form.toLowerCase() === word).length;
  return tokens.some(({ form }) => {
    const word = form.toLowerCase();
    return count(here, word) > count(there, word);
  });
}

/**
 * One word that is read as a name in the place of another one. A tagger may take one of both for a
 * common noun; then they must have nothing to do with each other. Scripts without capitals show no
 * names: there, only the tag decides.
 */
function isNameForName(
  { source: [own, ...more], candidate: [other, ...others] }: Replacement,
  source: Reading,
  candidate: Reading,
): boolean {
  if (!own || !other || more.length + others.length > 0) return false;
  const isNoun = ({ form, analysis }: Token) =>
    /^\p{Lo}{2}/u.test(form)
      ? /^(?:PROPN|NOUN|ADJ)$/.test(analysis?.upos ?? '')
      : /^(?:PROPN|NOUN)$/.test(analysis?.upos ?? '') && /^\p{Lu}\p{Ll}/u.test(form);
  if (!isNoun(own) || !isNoun(other) || isWrittenBare(own.form, candidate)) return false;
  const tagged = isCased(source) ? [own] : [own, other];
  if (!tagged.some(({ analysis }) => analysis?.upos === 'PROPN')) return false;
  if (own.form.slice(0, 4).toLowerCase() === other.form.slice(0, 4).toLowerCase()) return false;
  return other.analysis?.upos === 'PROPN' || !areRelated(lemmaOf(own), lemmaOf(other), source);
}

/** The names that begin among some words. */
function namesIn(tokens: readonly Token[], reading: Reading): readonly NameFact[] {
  const [place] = spanOf(tokens);
  return place ? namesOf(reading).filter((name) => overlaps(name, place)) : [];
}

/** Do some names share a word, or the first letters of one? "Czech" and "Czechia", "Dr Ray" and "Ray" */
function haveSame(before: readonly NameFact[], after: readonly NameFact[]): boolean {
  const words = (all: readonly NameFact[]) =>
    all.flatMap(({ tokens }) => tokens.map(({ form }) => form.toLowerCase()));
  const initials = (all: readonly NameFact[]) =>
    all.flatMap(({ tokens }) => tokens.map(({ form }) => form[0].toLowerCase())).join('');
  const [own, others] = [words(before), words(after)];
  return (
    own.some((word) => others.some((other) => other.slice(0, 4) === word.slice(0, 4))) ||
    others.some((other) => other.replaceAll('.', '') === initials(before)) ||
    own.some((word) => word.replaceAll('.', '') === initials(after))
  );
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const { language } = source;
  const lost = namesOf(source).filter(
    (name) => !isKept(name, wordsOf(candidate), language) && !isMereStart(name, source),
  );
  const words = wordsOf(source);
  const added = namesOf(candidate).filter(
    (name) =>
      !name.tokens.every((token) => words.has(token)) &&
      !words.hasInitials(name.tokens) &&
      !isMereStart(name, candidate),
  );
  if (lost.length === 0 && added.length === 0) {
    const all = namesOf(source);
    return all.length === 0 ? [] : [verdict('names', 'kept', 'All names are kept.', all)];
  }
  const found = judged(source, candidate, lost, added);
  // Without capitals, the tagger takes any rare word for a name.
  const isShown = isCased(source) || [...lost, ...added].some(hasCapital);
  return [isShown ? found : { ...found, state: 'unsure' }];
}

/** Does the script of the language have capitals, which show names? */
const isCased = ({ language }: Reading) => /^(?:Latn|Cyrl)$/.test(language.profile.script);

const hasCapital = ({ tokens }: NameFact) => tokens.some(({ form }) => /^\p{Lu}/u.test(form));

/** A name of another script: "在 GitHub 上". */
function foreignNames(reading: Reading): readonly NameFact[] {
  if (isCased(reading)) return [];
  return reading.tokens
    .filter(({ form, analysis }) => /^\p{Lu}\p{L}{2,}$/u.test(form) && analysis?.upos !== 'PROPN')
    .map((token) => ({ tokens: [token], start: token.start, end: token.end }));
}

function judged(
  source: Reading,
  candidate: Reading,
  lost: readonly Span[],
  added: readonly Span[],
): Verdict {
  if (lost.length > 0 && added.length > 0) {
    const because = `${said(source, lost)} became ${said(candidate, added)}.`;
    return verdict('names', 'changed', because, lost, added);
  }
  return lost.length > 0
    ? verdict('names', 'lost', `The new text leaves out ${said(source, lost)}.`, lost)
    : verdict('names', 'added', `The new text adds ${said(candidate, added)}.`, [], added);
}

const namesOf = (reading: Reading): readonly NameFact[] =>
  reading.once('names', () => {
    // Where all is written in capitals, they show no names.
    if (
      isCased(reading) &&
      (/^[^\p{Ll}]*$/u.test(reading.text) || isMostlyCapitals(reading.text))
    ) {
      return [];
    }
    return [
      ...readNames(reading.sentences, reading.language).filter((name) => isSure(name, reading)),
      ...foreignNames(reading),
    ];
  });

const isMostlyCapitals = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);

/** Words as common as this are mostly no names where every noun has a capital. */
const COMMON = 3.3;

/** Where every noun has a capital, a common word that was tagged as a name may be none. */
function isSure({ tokens }: NameFact, { language }: Reading): boolean {
  if (!language.profile.capitalNouns || tokens.length > 1) return true;
  const [{ form }] = tokens;
  return /\p{L}\p{Lu}/u.test(form) || language.frequency.zipf(form.toLowerCase()) < COMMON;
}

/** Is the first word of a sentence a verb or an adverb when it is read without its capital? */
function isMereStart({ tokens }: NameFact, reading: Reading): boolean {
  const { language, text } = reading;
  const [{ start, form }] = tokens;
  const sentence = reading.sentenceAt(start);
  if (sentence?.start !== start || tokens.length > 1 || !/^\p{Lu}\p{Ll}+$/u.test(form))
    return false;
  const bare = form.toLowerCase() + text.slice(start + form.length, sentence.end);
  const first = sentencesOf(language.analyse(bare))[0]?.tokens[0]?.analysis;
  return /^(?:VERB|AUX|ADV|ADP|SCONJ|CCONJ|DET|PRON)$/.test(first?.upos ?? '');
}

const wordsOf = (reading: Reading): KnownWords =>
  reading.once('known-words', () => new KnownWords(reading.text, reading.sentences));
