import type { Sentence, Span, Token } from '../../../core/index.ts';
import { classChanges, said, verdict } from '../classes.ts';
import { cutParts } from '../dropped-clauses.ts';
import type { Reading } from '../reading.ts';
import { type Replacement, spanOf } from '../replacements.ts';
import type { Verdict } from '../verdict.ts';

/** Attribution: a claim must not become a fact. */
export function attribution(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = classChanges(source, candidate, 'attribution').map(({ state, places }) =>
    state === 'lost'
      ? verdict('attribution', 'lost', `The new text leaves out ${said(source, places)}.`, places)
      : verdict(
          'attribution',
          'unsure',
          `The new text adds ${said(candidate, places)}.`,
          [],
          places,
        ),
  );
  if (verdicts.some(({ state }) => state === 'lost')) return verdicts;
  const claims = claimsOf(source);
  // "It works, he said." without "he said".
  const cut = replacements
    .filter((each) => each.candidate.length === 0)
    .flatMap((each) => each.source);
  const stripped = claims.filter(
    (claim) =>
      (cut.includes(claim.verb) && isGone(claim.verb, candidate)) || isStripped(claim, candidate),
  );
  const places = [
    ...stripped.map(({ verb }) => verb),
    ...cutPhrases(source, candidate, replacements),
  ];
  if (places.length === 0) return verdicts;
  return [
    verdict('attribution', 'lost', `The new text leaves out ${said(source, places)}.`, places),
  ];
}

/** "Depending on your state, …", "according to him": a phrase that was cut out from its first word on. */
function cutPhrases(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): readonly Span[] {
  const saying = source.mentions('attribution');
  if (saying.length <= candidate.mentions('attribution').length) return [];
  // "对居民来说，": where the word that tells who says it comes last.
  const closed = source.isSpaced
    ? []
    : cutParts(source, replacements).filter((cut) =>
        saying.some(({ start, end }) => cut.start <= start && start < cut.end && end >= cut.end),
      );
  const opened = replacements.flatMap(({ source: own, candidate: other }) => {
    if (other.length > 0 || own.length < LEAST_PHRASE) return [];
    const opener = saying.find(({ start }) => start === own[0].start);
    // An initial verb is covered by its claim.
    return opener && own[0].analysis?.upos === 'ADP' ? spanOf(own) : [];
  });
  return [...closed, ...opened];
}

const LEAST_PHRASE = 2;

/** A verb of saying or thinking, and the predicate of what is said. */
interface Claim {
  readonly verb: Token;
  readonly predicate: Token;
}

function claimsOf(reading: Reading): readonly Claim[] {
  return reading.once('claims', () =>
    reading.sentences.flatMap((sentence) => claimsIn(sentence, reading)),
  );
}

function claimsIn({ tokens }: Sentence, reading: Reading): Claim[] {
  const says = (token: Token | undefined): token is Token =>
    token?.analysis?.upos === 'VERB' && reading.mentionsAt('attribution', token).length > 0;
  return tokens.flatMap((token, at) => {
    const { relation = '', head = -1 } = token.analysis ?? {};
    const above = tokens[head];
    // "They say that it works." and "It works, they say."
    if (/^ccomp/.test(relation) && says(above)) return [{ verb: above, predicate: token }];
    const isAside = /^parataxis/.test(relation) && says(token) && at > head && above;
    return isAside ? [{ verb: token, predicate: above }] : [];
  });
}

/** Is the statement kept without any attribution? */
function isStripped({ predicate }: Claim, candidate: Reading): boolean {
  const lemma = predicate.analysis?.lemma.toLowerCase() ?? '';
  return candidate.words.has(lemma) && candidate.mentions('attribution').length === 0;
}

const isGone = ({ form, analysis }: Token, { words }: Reading) =>
  !words.has((analysis?.lemma ?? form).toLowerCase()) && !words.has(form.toLowerCase());
