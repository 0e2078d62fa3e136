import type { Sentence, Span, Token } from '../../core/index.ts';
import { lower, wordsOf } from './cut-clauses.ts';
import { isBehind } from './overlapping.ts';
import type { Reading, SaidMention } from './reading.ts';

/** A sentence of the candidate that was covered by a condition in the source, and that condition. */
export interface Uncovered {
  readonly opening: Span;
  readonly sentence: Span;
}

/** A condition that opens a sentence, and the words of that sentence. */
interface Condition {
  readonly opening: Span;
  readonly words: readonly Token[];
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
  const conditions = source.sentences.flatMap((sentence): Condition[] => {
    const opening = openingCondition(sentence, source);
    return opening ? [{ opening, words: wordsOf(sentence) }] : [];
  });
  const joints = jointsOf(conditions);
  return candidate.sentences.slice(1).flatMap((sentence, index) => {
    if (isItem(sentence, candidate) || goesOn(sentence, candidate)) return [];
    const last = wordsOf(candidate.sentences[index]);
    const own = wordsOf(sentence);
    const end = last.slice(-ENDING).map(lower);
    const at = own
      .slice(0, NEW_WORDS + 1)
      .map((word) => joints.get(keyOf(end, word)) ?? conditions.length);
    const found = conditions[Math.min(...at)];
    return found
      ? [{ opening: found.opening, sentence: { start: sentence.start, end: sentence.end } }]
      : [];
  });
}

/**
 * The joints of two sentences behind a condition, by the words before "and" or "or" and the one behind
 * it, each with the first condition that has it.
 */
function jointsOf(conditions: readonly Condition[]): ReadonlyMap<string, number> {
  const joints = new Map<string, number>();
  for (const [condition, { opening, words }] of conditions.entries()) {
    for (const [at, word] of words.entries()) {
      if (word.start <= opening.end || word.analysis?.upos !== 'CCONJ') continue;
      if (at + 1 === words.length) continue;
      for (let length = 0; length <= ENDING; length++) {
        const end = Array.from({ length }, (_, i) => lower(words[at - length + i] ?? word));
        const key = keyOf(end, words[at + 1]);
        if (!joints.has(key)) joints.set(key, condition);
      }
    }
  }
  return joints;
}

/** So many words before "and" tell where a sentence was parted. */
const ENDING = 2;

const keyOf = (end: readonly string[], next: Token) => [...end, lower(next)].join('\n');

/** The condition that opens a sentence, up to its comma. */
function openingCondition(sentence: Sentence, reading: Reading): Span | undefined {
  const words = wordsOf(sentence);
  if (words.length === 0) return undefined;
  const first = { start: sentence.start, end: words[Math.min(OPENING, words.length) - 1].end };
  const named = reading.mentionsAt('condition', first).find(
    (each) =>
      // "Although it rains, …" is not a condition.
      each.name !== 'even-if' && (!each.isWeak || isMark(each, sentence)),
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
  return clause !== undefined && clause !== 'root' && !isBehind(/(?<=\?\W*)/uy, text, end);
}

/** An introductory line applies to each of its items. */
const isItem = ({ start }: Span, { text }: Reading): boolean =>
  isBehind(/(?<=(?:^|\n)\s*(?:[-*•]\s*)?)/uy, text, start) || /^[-*•]/u.test(text.slice(start));

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
  return (
    (first !== undefined &&
      isLink(first) &&
      (['connection', 'time'] as const).some((group) =>
        reading.mentionsAt(group, first).some(isOther),
      )) ||
    reading.mentionsAt('condition', sentence).length > 0 ||
    reading.mentionsAt('connection', sentence).some(adds)
  );
}
