import type { Sentence, Span, Token } from '../../../core/index.ts';
import { agreementFaults } from '../agreement.ts';
import { verdict } from '../classes.ts';
import { cutClauses, isPredicate } from '../cut-clauses.ts';
import { determinerClash } from '../determiners.ts';
import type { Fault } from '../fault.ts';
import { isKnownForm } from '../known-forms.ts';
import { looseInfinitives } from '../loose-infinitives.ts';
import { markedInfinitives } from '../marked-infinitives.ts';
import { hasCorrelative, isOrphan } from '../orphans.ts';
import { isBehind } from '../overlapping.ts';
import { loosePronouns } from '../pronouns.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { turnedNumbers } from '../turned-numbers.ts';
import type { Verdict } from '../verdict.ts';
import { orderFaults } from '../word-order.ts';

/** Every sentence is complete and well-formed; faults that the source already has do not count. */
export function wellFormed(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const known = new Map<string, number>();
  for (const { kind } of faultsOf(source)) known.set(kind, (known.get(kind) ?? 0) + 1);
  const fresh = [
    ...faultsOf(candidate),
    ...unknownWords(source, candidate),
    ...cutClauses(source, candidate, (sentence) => hasCorrelative(sentence, candidate)),
    ...looseInfinitives(source, candidate),
    ...loosePronouns(source, candidate),
    ...freshClashes(source, candidate).map(doesNotAgree(candidate)),
    ...turnedNumbers(source, candidate, replacements).map(doesNotAgree(candidate)),
  ].filter(({ kind }) => {
    const left = known.get(kind) ?? 0;
    known.set(kind, left - 1);
    return left <= 0;
  });
  // If the source is a line without a verb, the candidate may be one too.
  const isLoose = known.has(NO_VERB) || known.has('small');
  return fresh.map(({ kind, because, start, end }) => {
    // Taggers often miss a verb, and no list has all words.
    const isOpen =
      kind === NO_VERB || kind === WORD || (isLoose && /^(?:orphan|small)$/.test(kind));
    return verdict('well-formed', isOpen ? 'unsure' : 'changed', because, [], [{ start, end }]);
  });
}

/** Faults of word order and of infinitives, from the parse. */
function formFaults(sentence: Sentence, reading: Reading): Fault[] {
  if (!reading.language.offers.analysis || isLine(sentence, reading)) return [];
  return [...orderFaults(sentence, reading), ...markedInfinitives(sentence, reading)];
}

function faultsOf(reading: Reading): readonly Fault[] {
  return reading.once('faults', () => [
    ...markFaults(reading),
    ...reading.sentences.flatMap((sentence) => sentenceFaults(sentence, reading)),
    ...reading.sentences.flatMap((sentence) => formFaults(sentence, reading)),
    ...agreementFaults(reading).map(doesNotAgree(reading)),
  ]);
}

const doesNotAgree =
  ({ text }: Reading) =>
  ({ start, end }: Span): Fault => ({
    start,
    end,
    kind: 'agreement',
    because: `“${text.slice(start, end)}”: the words do not agree.`,
  });

/** Determiners that do not go with their nouns, and that the source does not have so. */
function freshClashes(source: Reading, candidate: Reading): Span[] {
  const { language } = candidate;
  if (!language.offers.inflection) return [];
  const known = source.text.toLowerCase();
  return candidate.sentences.flatMap(({ tokens }) =>
    tokens.flatMap((_, at) => {
      const clash = determinerClash(tokens, at, language);
      if (!clash || known.includes(candidate.text.slice(clash.start, clash.end).toLowerCase())) {
        return [];
      }
      return isBare(tokens[tokens[at].analysis?.head ?? -1], source) ? [] : [clash];
    }),
  );
}

/** Does the source have the noun in the same form, and always without a determiner? */
function isBare({ form }: Token, { sentences, words }: Reading): boolean {
  if (!words.has(form.toLowerCase())) return false;
  return !sentences.some(({ tokens }) =>
    tokens.some(({ analysis }) => analysis?.upos === 'DET' && tokens[analysis.head]?.form === form),
  );
}

const NO_VERB = 'no verb';
const WORD = 'word';

const PAIRS = ['()', '[]', '«»', '「」', '（）', '„“'];
const STRAY = /[,;:]\s*[.!?](?!\.)|,\s*,|(?<!\.)\.\s*\.(?!\.)|\(\s*\)|\s[,.](?=\s|$)/gu;
const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}) \1(?![\p{L}\p{N}'’-])/giu;

function markFaults({ text, language }: Reading): Fault[] {
  const faults: Fault[] = [];
  for (const [open, close] of PAIRS) {
    const odd = text.split(open).length !== text.split(close).length;
    if (odd && (open !== '„' || !text.includes('”'))) {
      faults.push({
        kind: `pair ${open}`,
        start: 0,
        end: text.length,
        because: 'A bracket or quotation mark has no partner.',
      });
    }
  }
  // "the the", but not "had had" or "sie sie", which are grammatical.
  for (const { 0: found, 1: word, index } of text.matchAll(TWICE)) {
    if (
      language.frequency.zipf(word.toLowerCase()) > 6 &&
      /^(?:had|that|sie|die|der|das|nous|vous|il|si|non)$/i.test(word)
    )
      continue;
    faults.push({
      kind: `twice ${word.toLowerCase()}`,
      start: index,
      end: index + found.length,
      because: `“${found}” repeats a word.`,
    });
  }
  for (const { 0: found, index } of text.matchAll(STRAY)) {
    faults.push({
      kind: 'stray',
      start: index,
      end: index + found.length,
      because: 'Two punctuation marks stand next to each other.',
    });
  }
  return faults;
}

function sentenceFaults(sentence: Sentence, reading: Reading): Fault[] {
  const { tokens, start, end } = sentence;
  const words = tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form));
  if (words.length === 0) return [];
  const place = { start, end };
  const text = reading.text.slice(start, end);
  const faults: Fault[] = [];
  if (isLine(sentence, reading)) return faults;
  const first = words[0];
  const isAfterName = /[?!]\s*$/u.test(reading.text.slice(Math.max(0, start - 4), start));
  if (/^\p{Ll}/u.test(first.form) && !/\p{Lu}/u.test(first.form) && !isAfterName) {
    faults.push({
      ...place,
      kind: 'small',
      because: 'A sentence begins with a lower-case letter.',
    });
  }
  if (!/[.!?…。！？؟۔:;]["'“”‘’«»)\]」』]*$/u.test(text.trim())) {
    faults.push({ ...place, kind: 'end', because: 'A sentence has no closing punctuation mark.' });
  }
  if (!reading.language.offers.analysis) return faults;
  const verbal = words.findLast(({ analysis }) => analysis?.upos !== 'ADV');
  const { upos, relation = '' } = verbal?.analysis ?? {};
  if (reading.isSpaced && upos === 'PART' && /^(?:mark|case)$/.test(relation)) {
    faults.push({ ...place, kind: 'mark', because: `“${text}” ends before its verb.` });
  }
  const verbs = words.filter(isPredicate);
  if (verbs.length === 0) {
    if (reading.language.closedClasses?.zeroCopula) return faults;
    faults.push({ ...place, kind: NO_VERB, because: `“${text}” has no verb.` });
  } else if (/\?\W*$/u.test(text)) {
    return faults;
  } else if (isOrphan(sentence, reading)) {
    faults.push({ ...place, kind: 'orphan', because: `“${text}” is not a complete sentence.` });
  }
  return faults;
}

const LINE_START = /(?<=(?:^|\n)[^\S\n]*(?:[-*•–]|\d{1,2}[.)]|[a-z][.)])?[^\S\n]*)/uy;

/** A list item or a heading is not a sentence. */
function isLine({ start, end }: Sentence, { text }: Reading): boolean {
  const lineStart = isBehind(LINE_START, text, start) && text.includes('\n');
  // "Z. B." is not a list item.
  return lineStart || /^\s*(?:[-*•]|\(?\w{1,3}[.)](?!\s?\p{L}\.))\s/u.test(text.slice(start, end));
}

/** Unknown forms that the source does not have. */
function unknownWords(source: Reading, candidate: Reading): Fault[] {
  const { language } = source;
  if (language.frequency.size === 0) return [];
  const isKnown = (token: Token) => isKnownForm(token, language);
  const fresh = candidate.tokens.filter((token) => {
    const lower = token.form.toLowerCase();
    if (source.words.has(lower) || token.analysis?.upos === 'PROPN' || isKnown(token)) return false;
    const lemma = token.analysis?.lemma.toLowerCase();
    if (lemma !== undefined && lemma !== lower && source.words.has(lemma)) return false;
    return !source.once('lower case', () => source.text.toLowerCase()).includes(lower.slice(0, -2));
  });
  // If the list does not know the source's own words, it is of no use.
  if (fresh.length === 0 || !source.tokens.every(isKnown)) return [];
  return fresh.map(({ form, start, end }) => ({
    kind: WORD,
    start,
    end,
    because: `“${form}” is not a known word.`,
  }));
}
