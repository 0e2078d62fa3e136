import type { Sentence, Span, Token } from '../../../core/index.ts';
import { agreementFaults } from '../agreement.ts';
import { verdict } from '../classes.ts';
import { cutClauses, isPredicate } from '../cut-clauses.ts';
import type { Fault } from '../fault.ts';
import { isKnownForm } from '../known-forms.ts';
import { looseInfinitives } from '../loose-infinitives.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { turnedNumbers } from '../turned-numbers.ts';
import type { Verdict } from '../verdict.ts';

/** Every sentence is whole and well-formed; faults that the source has already do not count. */
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
    ...cutClauses(source, candidate),
    ...looseInfinitives(source, candidate),
    ...turnedNumbers(source, candidate, replacements).map(doesNotAgree(candidate)),
  ].filter(({ kind }) => {
    const left = known.get(kind) ?? 0;
    known.set(kind, left - 1);
    return left <= 0;
  });
  // Where the source is a line without a verb, so may be what stands for it.
  const isLoose = known.has(NO_VERB) || known.has('small');
  return fresh.map(({ kind, because, start, end }) => {
    // Taggers often miss a verb, and no list has all words.
    const isOpen =
      kind === NO_VERB || kind === WORD || (isLoose && /^(?:orphan|small)$/.test(kind));
    return verdict('well-formed', isOpen ? 'unsure' : 'changed', because, [], [{ start, end }]);
  });
}

function faultsOf(reading: Reading): readonly Fault[] {
  return reading.once('faults', () => [
    ...markFaults(reading),
    ...reading.sentences.flatMap((sentence) => sentenceFaults(sentence, reading)),
    ...agreementFaults(reading).map(doesNotAgree(reading)),
  ]);
}

const doesNotAgree =
  ({ text }: Reading) =>
  ({ start, end }: Span): Fault => ({
    start,
    end,
    kind: 'agreement',
    because: `“${text.slice(start, end)}” does not agree.`,
  });

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
        because: 'A bracket or quotation mark stands alone.',
      });
    }
  }
  // "the the", but not "had had" or "sie sie", which the language may say.
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
      because: 'Two punctuation marks stand side by side.',
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
    faults.push({ ...place, kind: 'small', because: 'A sentence begins with a small letter.' });
  }
  if (!/[.!?…。！？؟۔:;]["'“”‘’«»)\]」』]*$/u.test(text.trim())) {
    faults.push({ ...place, kind: 'end', because: 'A sentence has no mark at its end.' });
  }
  if (!reading.language.offers.analysis) return faults;
  const verbal = words.findLast(({ analysis }) => analysis?.upos !== 'ADV');
  const { upos, relation = '' } = verbal?.analysis ?? {};
  if (upos === 'PART' && /^(?:mark|case)$/.test(relation)) {
    faults.push({ ...place, kind: 'mark', because: `“${text}” ends before its verb.` });
  }
  const verbs = words.filter(isPredicate);
  if (verbs.length === 0) {
    if (reading.language.closedClasses?.zeroCopula) return faults;
    faults.push({ ...place, kind: NO_VERB, because: `“${text}” has no verb.` });
  } else if (/\?\W*$/u.test(text)) {
    return faults;
  } else if (isMarked(sentence) || isOrphan(words, verbs, text, reading)) {
    faults.push({ ...place, kind: 'orphan', because: `“${text}” is only a part of a sentence.` });
  }
  return faults;
}

/** An item of a list or a heading is no sentence. */
function isLine({ start, end }: Sentence, { text }: Reading): boolean {
  const before = text.slice(start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1, start);
  const lineStart =
    /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z][.)])?\s*$/u.test(before) && text.includes('\n');
  return lineStart || /^\s*(?:[-*•]|\(?\w{1,3}[.)])\s/u.test(text.slice(start, end));
}

/** A subordinate clause that has lost its main clause. */
function isOrphan(
  words: readonly Token[],
  verbs: readonly Token[],
  text: string,
  reading: Reading,
): boolean {
  const subordinators = reading.language.closedClasses?.subordinators ?? [];
  const opener = words[0].form.toLowerCase();
  if (!subordinators.includes(opener)) return false;
  const comma = text.search(/[,，、،]/u);
  if (comma < 0) return true;
  const from = words[0].start + comma;
  return (
    !verbs.some(({ start }) => start >= from) &&
    words.filter(({ start }) => start >= from).length < LEAST_CLAUSE
  );
}

/** So many words after a comma may be a clause of which a tagger has missed the verb. */
const LEAST_CLAUSE = 4;

/** "Because it rained.", "By asking them.": what a subordinator opens is all there is. */
function isMarked({ tokens }: Sentence): boolean {
  // "Whether you can go depends on them": a part of a sentence has one finite verb.
  const clauses = tokens.flatMap(({ analysis }, at) => {
    if (analysis?.features.VerbForm !== 'Fin') return [];
    return /^(?:aux|cop)/.test(analysis.relation) ? [analysis.head] : [at];
  });
  if (new Set(clauses).size > 1) return false;
  const root = tokens.findIndex(({ analysis }) => analysis?.relation === 'root');
  // "If you pay, go": what follows a comma may be the rest.
  const comma = tokens.findIndex(({ form }) => /^[,،]$/u.test(form));
  const rest = comma < 0 ? [] : tokens.slice(comma + 1);
  if (rest.some(isPredicate) || rest.length > LEAST_CLAUSE) return false;
  return tokens
    .filter(({ form }) => /[\p{L}\p{N}]/u.test(form))
    .slice(0, 2)
    .some(({ analysis, start }, at) => {
      const { relation, head, upos = '', features } = analysis ?? {};
      if (at === 0 && upos === 'SCONJ' && (relation !== 'mark' || head === root)) return true;
      if (at === 0 && features?.PronType === 'Rel' && head === root) return true;
      const isMark = relation === 'mark' && head === root && start < tokens[root].start;
      return isMark && (upos === 'SCONJ' || (upos === 'ADP' && clauses.length === 0));
    });
}

/** Forms that the source does not have and nobody writes. */
function unknownWords(source: Reading, candidate: Reading): Fault[] {
  const { language } = source;
  if (language.frequency.size === 0) return [];
  const isKnown = (token: Token) => isKnownForm(token, language);
  const fresh = candidate.tokens.filter((token) => {
    const lower = token.form.toLowerCase();
    if (source.words.has(lower) || token.analysis?.upos === 'PROPN' || isKnown(token)) return false;
    const lemma = token.analysis?.lemma.toLowerCase();
    if (lemma !== undefined && lemma !== lower && source.words.has(lemma)) return false;
    return !source.text.toLowerCase().includes(lower.slice(0, -2));
  });
  // Where the list does not know the words of the source, it cannot be asked.
  if (fresh.length === 0 || !source.tokens.every(isKnown)) return [];
  return fresh.map(({ form, start, end }) => ({
    kind: WORD,
    start,
    end,
    because: `“${form}” is no known word.`,
  }));
}
