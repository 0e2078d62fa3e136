import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import { openShare, type Support, supports, supportsIn } from '../support.ts';
import type { Verdict } from '../verdict.ts';

/** An editor may add words as common as this. */
const COMMON = 5.3;
/** A sentence with at least this share and amount of unsupported content is a new claim. */
const CLAIM = 0.75;
const LEAST_OPEN = 2;
const LEAST_WORDS = 2;
/** The number and share of unsupported words that fail a text. */
const MOST = 3;
const MOST_SHARE = 0.45;

/** Content words of the candidate that nothing in the source supports. */
export function added(source: Reading, candidate: Reading): Verdict[] {
  const all = supports(candidate, source, COMMON);
  const open = all.filter(({ isSupported }) => !isSupported);
  if (open.length === 0) return [];
  const within = supportsIn(all);
  const claim = candidate.sentences.find((sentence) => isClaim(within(sentence)));
  if (claim) {
    const because = `The new text adds ${said(candidate, [claim])}.`;
    return [verdict('added', 'added', because, [], [claim])];
  }
  const places = open.map(({ token }) => token);
  const because = `Nothing in the source supports ${said(candidate, places)}.`;
  const isMuch = open.length >= MOST && open.length >= MOST_SHARE * all.length;
  return [verdict('added', isMuch ? 'added' : 'unsure', because, [], places)];
}

function isClaim(own: readonly Support[]): boolean {
  const { share, open } = openShare(own);
  return own.length >= LEAST_WORDS && share >= CLAIM && open >= LEAST_OPEN;
}
