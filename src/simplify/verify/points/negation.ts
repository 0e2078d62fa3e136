import type { Token } from '../../../core/index.ts';
import { isNegation, unanswered } from '../../../language/facts/index.ts';
import { said, verdict } from '../classes.ts';
import { lower } from '../cut-clauses.ts';
import { overlapping } from '../overlapping.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { lemmaOf } from '../scope.ts';
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
  const concord = isLong ? undefined : concordIn(own, other, source, candidate);
  if (concord) return [concord];
  const before = negativesIn(own, source).filter((each) => !isMoved(each, source, candidate));
  const after = negativesIn(other, candidate);
  const moreWords = source.sayingNo - candidate.sayingNo;
  if (before.length > 0 && after.length === 0 && moreWords > 0 && !denies(candidate, source)) {
    return [
      verdict('negation', 'lost', `The new text leaves out ${said(source, before)}.`, before),
    ];
  }
  if (after.length > 0 && before.length === 0 && moreWords < 0 && !denies(source, candidate)) {
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
  // A determiner or pronoun may only agree with a negation: "no tenemos ningún control".
  const saysNo = (tokens: readonly Token[]) =>
    tokens.some(
      (token) => isNegation(token, facts) && !/^(?:DET|PRON)$/.test(token.analysis?.upos ?? ''),
    );
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

/** The words of a few that say no by themselves. */
function negativesIn(tokens: readonly Token[], reading: Reading): readonly Token[] {
  const { closedClasses, profile } = reading.language;
  return reading.negatives.filter(
    (each) =>
      tokens.includes(each) &&
      // "avant qu'il ne parte"
      !closedClasses?.expletives?.includes(lower(each)) &&
      !reading.tellsHowMuch(each) &&
      !(profile.facts?.concord && repeatsNegation(each, reading)),
  );
}

/** "no podrán en ningún caso" → "en ningún caso podrán": where negations agree, one before the verb suffices. */
function isMoved(token: Token, { language, sentences }: Reading, candidate: Reading): boolean {
  if (!language.profile.facts?.concord) return false;
  const own = sentences.find(({ tokens }) => tokens.includes(token));
  const verb = own?.tokens[token.analysis?.head ?? -1];
  if (!verb) return false;
  return candidate.sentences.some(({ tokens }) =>
    tokens.some((each) => {
      if (!/^(?:DET|PRON)$/.test(each.analysis?.upos ?? '') || !candidate.negatives.includes(each))
        return false;
      const head = tokens[each.analysis?.head ?? -1];
      const above = tokens[head?.analysis?.head ?? -1];
      return [head, above].some(
        (one) => one && each.start < one.start && lemmaOf(one) === lemmaOf(verb),
      );
    }),
  );
}

/** "no tenemos ningún control": does a determiner or pronoun only agree with a negation before it? */
function repeatsNegation(token: Token, { negatives, sentences }: Reading): boolean {
  if (!/^(?:DET|PRON)$/.test(token.analysis?.upos ?? '')) return false;
  const sentence = sentences.find(({ end }) => end > token.start);
  const before = negatives.filter(({ start }) => start < token.start);
  return before.some(({ start }) => start >= (sentence?.start ?? 0));
}

/** Does a text deny, forbid or except where the other does not: "unable", "unless"? */
function denies(here: Reading, there: Reading): boolean {
  return (
    here.negations.denials.some((word) => !there.words.has(word)) || excepts(here) > excepts(there)
  );
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
  const denied = reading.once('denied', () => new Set(negations.cues.map(({ head }) => head)));
  return (
    words.has(lemma) &&
    !denied.has(lemma) &&
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
const excepts = (reading: Reading) => {
  const negatives = reading.once('negatives by place', () => overlapping(reading.negatives));
  return [...reading.mentions('condition'), ...reading.mentions('modality')].filter(
    ({ name, first, last, isWeak, ...place }) =>
      // "must not" and "and not" are themselves the negation.
      (name === 'exception' && negatives(place).length === 0) ||
      (name === 'prohibition' && first === last && !isWeak),
  ).length;
};
