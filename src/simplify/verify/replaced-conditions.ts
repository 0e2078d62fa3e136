import { overlaps, type Token } from '../../core/index.ts';
import { said, verdict } from './classes.ts';
import { isPredicate } from './cut-clauses.ts';
import type { Reading, SaidMention } from './reading.ts';
import { type Replacement, spanOf } from './replacements.ts';
import { lemmaOf } from './scope.ts';
import type { Verdict } from './verdict.ts';

/**
 * Conditions that were left out, became a reason or a concession, or no longer restrict, where all around them is the
 * same, even if the text has further conditions.
 */
export function replacedConditions(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  return replacements.flatMap(
    (each) =>
      leftOut(each, source, candidate) ??
      becameReason(each, source, candidate) ??
      becameConcession(each, source, candidate) ??
      [],
  );
}

/** "[If you pay late,] we charge a fee if you ask for a copy": a whole clause without a trace. */
function leftOut(
  { source: own, candidate: other }: Replacement,
  source: Reading,
  candidate: Reading,
): Verdict[] | undefined {
  if (own.length < LEAST_CLAUSE || other.length > 0) return undefined;
  const opener = openerIn(own.slice(0, 1), source);
  const verbs = own.filter(isFiniteVerb).filter((verb) => source.language.isContentWord(verb));
  // A clause that was moved or became a sentence still has its opener or its verb.
  if (!opener || verbs.length === 0 || !isFewer(opener, source, candidate)) return undefined;
  if (verbs.some((verb) => candidate.words.has(lemmaOf(verb)))) return undefined;
  const because = `The new text leaves out ${said(source, spanOf(own))}.`;
  return [verdict('condition', 'lost', because, spanOf(own))];
}

const LEAST_CLAUSE = 3;

const isFiniteVerb = (token: Token) =>
  isPredicate(token) && token.analysis?.features.VerbForm === 'Fin';

/** "if you are ill" → "because you are ill", "although you are ill" */
function becameReason(
  { source: own, candidate: other }: Replacement,
  source: Reading,
  candidate: Reading,
): Verdict[] | undefined {
  const before = openerIn(own, source);
  if (!before || !isFewer(before, source, candidate)) return undefined;
  const reasons = (reading: Reading) =>
    [...reading.mentions('connection'), ...reading.mentions('condition')].filter(
      ({ name, isWeak }) => /^(?:cause|even-if)$/.test(name) && !isWeak,
    );
  if (reasons(candidate).length <= reasons(source).length) return undefined;
  const after = reasons(candidate).find((each) => overlaps(each, spanOf(other)[0] ?? NOWHERE));
  if (!after) return undefined;
  const because = `${said(source, [before])} became ${said(candidate, [after])}.`;
  return [verdict('condition', 'changed', because, [before], [after])];
}

/** "when you are ill" → "even when you are ill" */
function becameConcession(
  { source: own, candidate: other }: Replacement,
  source: Reading,
  candidate: Reading,
): Verdict[] | undefined {
  if (own.length > 0 || other.length !== 1) return undefined;
  const after = mentionsIn(other, candidate).find(({ name }) => name === 'even-if');
  const next = candidate.tokens[candidate.tokens.indexOf(other[0]) + 1];
  if (!after || !next) return undefined;
  const isBefore = mentionsIn([next], candidate).some(
    ({ name, start }) => name === 'if' && start <= next.start,
  );
  if (!isBefore || !isFewer(after, candidate, source)) return undefined;
  const because = `The new text adds ${said(candidate, [after])}.`;
  return [verdict('condition', 'added', because, [], [after])];
}

/** A condition; of words with other meanings, only those that open a clause. */
function openerIn(tokens: readonly Token[], reading: Reading): SaidMention | undefined {
  return mentionsIn(tokens, reading).find(({ name, start, isWeak }) => {
    const opener = tokens.find((token) => token.start === start);
    const opensClause = opener?.analysis?.upos === 'SCONJ' || opener?.analysis?.relation === 'mark';
    return name === 'if' && opener !== undefined && (!isWeak || opensClause);
  });
}

const NOWHERE = { start: -1, end: -1 };

/** What some words say of conditions. */
function mentionsIn(tokens: readonly Token[], reading: Reading): readonly SaidMention[] {
  const [place] = spanOf(tokens);
  return place ? reading.mentions('condition').filter((each) => overlaps(each, place)) : [];
}

/** Does the other text have fewer of the class? */
function isFewer({ name }: SaidMention, here: Reading, there: Reading): boolean {
  const count = (reading: Reading) =>
    reading.mentions('condition').filter((each) => each.name === name).length;
  return count(here) > count(there);
}
