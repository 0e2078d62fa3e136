import { overlaps, type Sentence, type Span, type Token } from '../../core/index.ts';
import { lower, wordsOf } from './cut-clauses.ts';
import type { Reading, SaidMention } from './reading.ts';

/** A sentence of the candidate that was covered by a condition in the source, and that condition. */
export interface Uncovered {
  readonly opening: Span;
  readonly sentence: Span;
}

/** The words that open a sentence: a condition begins among them or later. */
const OPENING = 2;
/** The first words of a sentence may be new: "The tenancy", "You may". */
const NEW_WORDS = 3;

/**
 * A condition at the beginning covers all that is joined behind it: "If you do not pay, we may end
 * the contract and you must leave." → "If you do not pay, we may end the contract. You must leave."
 * now says that everybody must leave.
 */
export function uncovered(source: Reading, candidate: Reading): Uncovered[] {
  if (candidate.sentences.length <= source.sentences.length) return [];
  const conditions = source.sentences.flatMap((sentence) => {
    const opening = openingCondition(sentence, source);
    return opening ? [{ opening, words: wordsOf(sentence) }] : [];
  });
  return candidate.sentences.slice(1).flatMap((sentence, at) => {
    if (isItem(sentence, candidate) || goesOn(sentence, candidate)) return [];
    const last = wordsOf(candidate.sentences[at]);
    const own = wordsOf(sentence);
    const found = conditions.find(({ opening, words }) => isJoined(words, opening, last, own));
    return found
      ? [{ opening: found.opening, sentence: { start: sentence.start, end: sentence.end } }]
      : [];
  });
}

/** Did "and" or "or" join two sentences behind a condition? */
function isJoined(
  words: readonly Token[],
  opening: Span,
  before: readonly Token[],
  after: readonly Token[],
): boolean {
  const end = before.slice(-2).map(lower);
  const first = new Set(after.slice(0, NEW_WORDS + 1).map(lower));
  return words.some((word, at) => {
    if (word.start <= opening.end || word.analysis?.upos !== 'CCONJ') return false;
    const isEnd = end.every((each, i) => lower(words[at - end.length + i] ?? word) === each);
    return isEnd && at + 1 < words.length && first.has(lower(words[at + 1]));
  });
}

/** The condition that opens a sentence, up to its comma. */
function openingCondition(sentence: Sentence, reading: Reading): Span | undefined {
  const words = wordsOf(sentence);
  if (words.length === 0) return undefined;
  const first = { start: sentence.start, end: words[Math.min(OPENING, words.length) - 1].end };
  const named = reading.mentions('condition').find(
    (each) =>
      // "Although it rains, …" is not a condition.
      each.name !== 'even-if' && overlaps(each, first) && (!each.isWeak || isMark(each, sentence)),
  );
  if (!named && !isInverted(words[0], sentence, reading)) return undefined;
  const from = named?.end ?? words[0].end;
  const comma = sentence.tokens.find(({ form, start }) => start >= from && /^[,،]$/u.test(form));
  return comma && { start: sentence.start, end: comma.start };
}

const isMark = ({ start }: Span, { tokens }: Sentence): boolean =>
  tokens.some(
    ({ start: own, analysis }) =>
      own === start && analysis?.upos === 'SCONJ' && analysis.relation === 'mark',
  );

/** "Should you need …," "Wird die Frist versäumt,": the verb of a clause that is not the main one. */
function isInverted({ analysis }: Token, { tokens, end }: Sentence, { text }: Reading): boolean {
  const { upos = '', features, relation, head = -1 } = analysis ?? {};
  if (features?.VerbForm !== 'Fin' || features.Mood === 'Imp') return false;
  const clause = upos === 'AUX' ? tokens[head]?.analysis?.relation : relation;
  return clause !== undefined && clause !== 'root' && !/\?\W*$/u.test(text.slice(0, end));
}

/** An introductory line applies to each of its items. */
const isItem = ({ start }: Span, { text }: Reading): boolean =>
  /(?:^|\n)\s*(?:[-*•]\s*)?$/u.test(text.slice(0, start)) || /^[-*•]/u.test(text.slice(start));

const isLink = ({ analysis }: Token) => /^(?:ADV|CCONJ)$/.test(analysis?.upos ?? '');

/** Does a sentence have its own condition, or continue the previous one: "also"? */
function goesOn(sentence: Sentence, reading: Reading): boolean {
  const isAdverb = ({ start }: Span) =>
    sentence.tokens.some((token) => token.start === start && token.analysis?.upos === 'ADV');
  const adds = ({ name, start }: SaidMention) =>
    name === 'addition' && isAdverb({ start, end: start });
  const [first] = wordsOf(sentence);
  // "Or you can …": the other of two cases; "At the same time", "Then": in the same one.
  const isOther = ({ name }: SaidMention) => /^(?:alternative|during|after)$/.test(name);
  const opens = (each: SaidMention) => first !== undefined && overlaps(each, first);
  return (
    (['connection', 'time'] as const).some((group) =>
      reading.mentions(group).some((each) => opens(each) && isOther(each) && isLink(first)),
    ) ||
    reading.mentions('condition').some((each) => overlaps(each, sentence)) ||
    reading.mentions('connection').some((each) => overlaps(each, sentence) && adds(each))
  );
}
