import type { Span, Token } from '../../../core/index.ts';
import type { Mention } from '../../../language/closed-class/index.ts';
import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import { droppedClauses } from '../dropped-clauses.ts';
import type { Reading } from '../reading.ts';
import { replacedConditions } from '../replaced-conditions.ts';
import type { Replacement } from '../replacements.ts';
import { lemmaOf, openedBy } from '../scope.ts';
import { uncovered } from '../uncovered.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Conditions, exceptions, reasons and concessions. */
export function condition(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = [
    ...uncovered(source, candidate).map(({ opening, sentence }) => {
      const because = `${said(candidate, [sentence])} no longer depends on ${said(source, [opening])}.`;
      return verdict('condition', 'changed', because, [opening], [sentence]);
    }),
    ...droppedClauses(source, candidate, replacements).map((clause) =>
      verdict('condition', 'lost', `The new text leaves out ${said(source, [clause])}.`, [clause]),
    ),
    ...inAll(source, candidate),
    ...replacedConditions(source, candidate, replacements),
  ];
  if (verdicts.some(failed)) return verdicts;
  const swaps = [
    ...(isUnless(source, candidate)
      ? []
      : classSwaps(source, candidate, 'condition', replacements, {
          isMissed: ({ name }) =>
            name !== 'even-if' && !(name === 'exception' && isDenied(source, candidate)),
          // "if you pay" → "even if you pay"
          isAdded: ({ name, first, last }) => name === 'even-if' && last > first,
        })),
    ...classSwaps(
      source,
      candidate,
      'connection',
      replacements.filter((each) => !opensSentence(each, source, candidate)),
    ),
  ];
  return swaps.length > 0 ? swapVerdicts('condition', source, candidate, swaps) : verdicts;
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  return classChanges(source, candidate, 'condition').flatMap(({ name, state, places }) => {
    if (state === 'lost') {
      // "but" may express a concession.
      if (name === 'even-if') return [];
      const isAsked = name === 'if' && questionsIn(candidate) > questionsIn(source);
      const isOtherwise =
        isAsked ||
        (name === 'if' && isUnless(source, candidate)) ||
        (name === 'exception' && isDenied(source, candidate)) ||
        places.every((place) => isToldOtherwise(name, place, source, candidate));
      const found = isOtherwise ? 'unsure' : 'lost';
      return [
        verdict('condition', found, `The new text leaves out ${said(source, places)}.`, places),
      ];
    }
    // A noun may have expressed the condition ("failure to pay"), a negation the exception.
    const isFresh = name === 'exception' && source.negations.cues.length === 0;
    const because = `The new text adds ${said(candidate, places)}.`;
    return [verdict('condition', isFresh ? 'added' : 'unsure', because, [], places)];
  });
}

/** "unless you pay" and "if you do not pay": a negation may express the exception. */
const isDenied = (source: Reading, candidate: Reading) =>
  candidate.negations.cues.length > source.negations.cues.length;

/** "if you have no permit" → "unless you have a permit" */
function isUnless(source: Reading, candidate: Reading): boolean {
  const excepts = ({ name, isWeak }: Mention) => name === 'exception' && !isWeak;
  return (
    source.negations.cues.length > candidate.negations.cues.length &&
    candidate.mentions('condition').some(excepts) &&
    !source.mentions('condition').some(excepts)
  );
}

/** "You have a permit? Then …": a question may express a condition. */
const questionsIn = ({ text }: Reading) => text.match(/[?？؟]/gu)?.length ?? 0;

/**
 * Does a replacement begin a new sentence of the candidate? The connection of the two
 * clauses then has another word, or none.
 */
function opensSentence(
  { source: own, candidate: other }: Replacement,
  source: Reading,
  candidate: Reading,
): boolean {
  const opens = (tokens: readonly Token[], { sentences }: Reading) =>
    sentences.slice(1).some((sentence) => tokens.includes(sentence.tokens[0]));
  return opens(other, candidate) && !opens(own, source);
}

/**
 * A condition or exception may be reworded, or become a sentence after
 * "but". It was dropped, or became a statement, if its verb is kept or most of its words are missing.
 */
function isToldOtherwise(name: string, place: Span, source: Reading, candidate: Reading): boolean {
  if (!source.language.offers.analysis) return false;
  const clause = openedBy(place, source).filter((token) => source.language.isContentWord(token));
  if (clause.length === 0) return false;
  const isKept = (token: Token) => candidate.words.has(lemmaOf(token));
  const kept = clause.filter(isKept).length / clause.length;
  if (name === 'exception') return kept >= MOSTLY && contrastsIn(candidate) > contrastsIn(source);
  const verb = clause.find((token) => /^(?:VERB|AUX)$/.test(token.analysis?.upos ?? ''));
  return kept >= REWORDED && verb !== undefined && !isKept(verb);
}

const MOSTLY = 0.5;
const REWORDED = 0.34;

const contrastsIn = (reading: Reading) =>
  reading.mentions('connection').filter(({ name }) => name === 'contrast').length;
