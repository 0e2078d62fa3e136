import type { Span } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import { cutOut, isSplit, weightOf } from '../cuts.ts';
import type { Reading } from '../reading.ts';
import { type Replacement, spanOf } from '../replacements.ts';
import { openShare, type Support, supports, supportsIn } from '../support.ts';
import type { Verdict } from '../verdict.ts';

/** Words as common as this may be left out. */
const COMMON = 5.9;
/** This many consecutive content words without an equivalent in the candidate are an omission. */
const ROW = 4;
const MOST_SHARE = 0.45;
const LEAST_WORDS = 4;
const UNKNOWN_SYNONYMS = 1.5;
/** The amount and share of missing content that fail a text. */
const LEAST_NET = 8;
const NET_SHARE = 0.28;
const MOST_NET_SHARE = 0.4;
/** If this few content words remain, a smaller amount suffices. */
const SHORTER = 0.7;
/** A candidate with this much new content may have reworded the missing part. */
const MOST_SAID = 0.7;
/** No word is as common as this. */
const NO_WORD = 9;
/** A part between commas of which such a share, and so much, is missing. */
const PART_SHARE = 0.85;
const LEAST_OPEN = 6.5;
const LEAST_PART = 3;
const LEAST_OPEN_CLAUSE = 2;

/** Content of the source that the candidate leaves out. */
export function omitted(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[] = [],
): Verdict[] {
  const every = supports(source, candidate, NO_WORD);
  const fresh = supports(candidate, source, NO_WORD);
  const cut = cutOut(source, candidate, every, fresh, replacements);
  if (cut) {
    return [
      verdict(
        'omitted',
        'lost',
        `The new text leaves out ${said(source, spanOf(cut))}.`,
        spanOf(cut),
      ),
    ];
  }
  const all = supports(source, candidate, COMMON);
  const open = all.filter(({ isSupported }) => !isSupported);
  if (open.length === 0) return [];
  const row = longestRow(all);
  const places = open.map(({ token }) => token);
  const newWeight = weightOf(fresh);
  // Without vectors, no synonym is known.
  const slack = source.language.vectors ? 1 : UNKNOWN_SYNONYMS;
  const isMuch =
    (open.length >= LEAST_WORDS && open.length >= slack * MOST_SHARE * all.length) ||
    row >= slack * ROW;
  const openers = (['condition', 'time'] as const).flatMap((group) => source.mentions(group));
  const clauses = new Set(
    openers.flatMap(({ start }) => (opensClause(start, source) ? [start] : [])),
  );
  const within = supportsIn(all);
  const part = partsOf(source).find((place) =>
    isGone(within(place), clauses.has(place.start) || clauses.has(place.start + 1), newWeight),
  );
  if (part && !isMuch) {
    return [verdict('omitted', 'lost', `The new text leaves out ${said(source, [part])}.`, [part])];
  }
  // A thorough rewording has as much new content.
  const isLess = newWeight <= MOST_SAID * weightOf(all);
  const state =
    (isMuch && isLess) || isPoorer(every, fresh, isSplit(source, candidate), slack)
      ? 'lost'
      : 'unsure';
  const because = `Nothing in the new text corresponds to ${said(source, places)}.`;
  return [verdict('omitted', state, because, places)];
}

/** Does the candidate say much less overall, even if its new words replace some of the missing ones? */
function isPoorer(
  every: readonly Support[],
  fresh: readonly Support[],
  isParted: boolean,
  slack: number,
): boolean {
  const { share, open } = openShare(every);
  const net = open - openShare(fresh).open;
  const isShorter = !isParted && fresh.length <= SHORTER * every.length;
  return net >= slack * LEAST_NET && net * share >= (isShorter ? NET_SHARE : MOST_NET_SHARE) * open;
}

/** The parts of a sentence between punctuation marks. */
function partsOf({ text }: Reading): Span[] {
  return [...text.matchAll(/[^,;:.!?،؛、，。()–—]+/gu)].map(({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }));
}

function isGone(
  words: readonly Support[],
  /** Does it begin with a condition or a time? */
  isClause: boolean,
  newWeight: number,
): boolean {
  const { share, open } = openShare(words);
  if (share < PART_SHARE || newWeight > MOST_SAID * open) return false;
  // "When it rains," without its clause: such a part counts sooner.
  return isClause
    ? words.length > 0 && open >= LEAST_OPEN_CLAUSE
    : words.length >= LEAST_PART && open >= LEAST_OPEN;
}

function longestRow(all: readonly { readonly isSupported: boolean }[]): number {
  let [longest, now] = [0, 0];
  for (const { isSupported } of all) {
    now = isSupported ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** Does a word open a clause with its own verb? */
function opensClause(start: number, { tokens, placeOf }: Reading): boolean {
  const word = tokens[placeOf.get(start) ?? -1];
  return /^(?:mark|advmod)/.test(word?.analysis?.relation ?? '');
}
