import { overlaps, type Span, type Token } from '../../../core/index.ts';
import { isNegation, unanswered } from '../../../language/facts/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Negation: the candidate negates the same things as the source. */
export function negation(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swapped = replacements.flatMap((each) => changeIn(each, source, candidate));
  return swapped.length > 0 ? swapped : verdicts;
}

/** A negation that was deleted, or inserted. */
function changeIn(
  { source: own, candidate: other, isLong }: Replacement,
  source: Reading,
  candidate: Reading,
): Verdict[] {
  if (isLong) return [];
  const concord = concordIn(own, other, source, candidate);
  if (concord) return [concord];
  const before = cuesIn(own, source);
  const after = cuesIn(other, candidate);
  const [all, allAfter] = [source.negations.cues.length, candidate.negations.cues.length];
  const moreWords = source.sayingNo - candidate.sayingNo;
  if (
    before.length > 0 &&
    after.length === 0 &&
    all > allAfter &&
    moreWords > 0 &&
    !denies(candidate, source)
  ) {
    return [
      verdict('negation', 'lost', `The new text leaves out ${said(source, before)}.`, before),
    ];
  }
  if (
    after.length > 0 &&
    before.length === 0 &&
    allAfter > all &&
    moreWords < 0 &&
    !denies(source, candidate)
  ) {
    const because = `The new text adds ${said(candidate, after)}.`;
    return [verdict('negation', 'added', because, [], after)];
  }
  return [];
}

/**
 * "никто не может" → "никто может": where several words make one negation, each of them must stay. One
 * word in the place of another one, or of none.
 */
function concordIn(
  own: readonly Token[],
  other: readonly Token[],
  source: Reading,
  candidate: Reading,
): Verdict | undefined {
  const { facts } = source.language.profile;
  if (!facts?.concord || own.length > 1 || other.length > 1) return undefined;
  const saysNo = (tokens: readonly Token[]) => tokens.some((token) => isNegation(token, facts));
  const more = candidate.sayingNo - source.sayingNo;
  // A word in its place may deny, too: "unable".
  const isAlone = own.length + other.length === 1;
  if (saysNo(own) && !saysNo(other) && more < 0 && (isAlone || !denies(candidate, source))) {
    const because = `The new text leaves out ${said(source, own)}.`;
    return verdict('negation', 'lost', because, own);
  }
  if (saysNo(other) && !saysNo(own) && more > 0 && (isAlone || !denies(source, candidate))) {
    return verdict('negation', 'added', `The new text adds ${said(candidate, other)}.`, [], other);
  }
  return undefined;
}

function cuesIn(tokens: readonly Token[], { negations }: Reading): Span[] {
  return negations.cues.filter((cue) =>
    tokens.some((token) => overlaps({ start: cue.start, end: cue.start + 1 }, token)),
  );
}

/** Does a text deny, forbid or except where the other does not: "unable", "unless"? */
function denies(here: Reading, there: Reading): boolean {
  const known = new Set(there.negations.denials);
  return here.negations.denials.some((word) => !known.has(word)) || excepts(here) > excepts(there);
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const lost = unanswered(source, candidate).missing;
  const added = unanswered(candidate, source).missing;
  if (lost.length > 0 && added.length === 0 && source.sayingNo > candidate.sayingNo) {
    const isSame = lost.some(({ head }) => affirms(candidate, head));
    const isSilent =
      candidate.negations.cues.length === 0 && candidate.negations.denials.length === 0;
    const isExcepted = excepts(candidate) > excepts(source);
    const state = (isSame || isSilent) && !isExcepted ? 'lost' : 'unsure';
    return [verdict('negation', state, `The new text leaves out ${said(source, lost)}.`, lost)];
  }
  if (added.length > 0 && lost.length === 0 && source.sayingNo < candidate.sayingNo) {
    const isSame = added.some(({ head }) => affirms(source, head));
    const because = `The new text adds ${said(candidate, added)}.`;
    // "other than these", "instead of going": a negation may express an exception.
    const isExcepted = excepts(source) > excepts(candidate);
    return [verdict('negation', isSame && !isExcepted ? 'added' : 'unsure', because, [], added)];
  }
  const { cues } = source.negations;
  return cues.length === 0 ? [] : [verdict('negation', 'kept', 'All negations are kept.', cues)];
}

/** Does a text state without a negation what the other negates? "without papers" denies papers. */
function affirms(reading: Reading, lemma: string): boolean {
  const { words, negations } = reading;
  return (
    words.has(lemma) &&
    !negations.cues.some(({ head }) => head === lemma) &&
    !negations.joined.has(lemma) &&
    !isExcepted(reading, lemma)
  );
}

/** Is "without", "instead of" or "free of" directly before a word? */
function isExcepted(reading: Reading, lemma: string): boolean {
  const { tokens } = reading;
  const at = tokens.findIndex(({ analysis }) => analysis?.lemma.toLowerCase() === lemma);
  if (at < 0) return false;
  const from = tokens[Math.max(0, at - EXCEPTED_WITHIN)].start;
  return reading
    .mentions('condition')
    .some(
      ({ name, start, end }) => name === 'exception' && start >= from && end <= tokens[at].start,
    );
}

const EXCEPTED_WITHIN = 4;

/** How many words except or forbid something, surely or perhaps. */
const excepts = (reading: Reading) =>
  [...reading.mentions('condition'), ...reading.mentions('modality')].filter(
    ({ name, first, last, isWeak }) =>
      // "must not" is itself the negation.
      name === 'exception' || (name === 'prohibition' && first === last && !isWeak),
  ).length;
