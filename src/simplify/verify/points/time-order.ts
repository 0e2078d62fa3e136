import { overlaps, type Token } from '../../../core/index.ts';
import type { Mention } from '../../../language/closed-class/index.ts';
import {
  type ClassSwap,
  classChanges,
  classSwaps,
  said,
  swapVerdicts,
  verdict,
} from '../classes.ts';
import type { Reading } from '../reading.ts';
import { type Replacement, spanOf } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Before, after, until, since: what comes first. */
export function timeOrder(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  // "in accordance with" → "after": a prepositional phrase that may express time does not do so here.
  const swaps = classSwaps(source, candidate, 'time', replacements, { isLoose: true }).filter(
    ({ before, after }) =>
      before.every(({ isWeak }) => !isWeak) ||
      before.every((each) => isAlone(each, replacements)) ||
      after.every(({ isWeak }) => isWeak),
  );
  const all = swaps.length > 0 ? swaps : intruders(source, candidate, replacements);
  return all.length > 0 ? swapVerdicts('time-order', source, candidate, all) : verdicts;
}

/** Was the word replaced on its own, or with words that have no content: "as soon as" → "before"? */
const isAlone = ({ start, end }: Mention, replacements: readonly Replacement[]) =>
  replacements.some(({ source }) => {
    const [place] = spanOf(source);
    const isWord = place?.start === start && place.end <= end;
    return (
      isWord || (source.some((token) => token.start === start) && source.every(isFunctionWord))
    );
  });

const isFunctionWord = ({ analysis }: Token) =>
  /^(?:ADP|ADV|SCONJ|DET|PART)$/.test(analysis?.upos ?? '');

/** "at the meeting" → "after the meeting": an order in the place of a mere preposition. */
function intruders(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): ClassSwap[] {
  const orders = (reading: Reading) =>
    reading.mentions('time').filter(({ name, isWeak }) => ORDERS.has(name) && !isWeak);
  const [known, all] = [orders(source), orders(candidate)];
  return replacements.flatMap(({ source: own, candidate: other }) => {
    const [[before], [place]] = [spanOf(own), spanOf(other)];
    if (!before || !place || !own.every(isPreposition) || opensSentence(other, candidate))
      return [];
    // "since" among other things says "after".
    const said = source.mentions('time').filter((each) => overlaps(each, before));
    const after = all.filter(
      (each) =>
        overlaps(each, place) &&
        !said.some(({ name }) => name === each.name) &&
        count(all, each.name) > count(known, each.name),
    );
    return after.length > 0 ? [{ before: [], after }] : [];
  });
}

const isPreposition = ({ analysis }: Token) => /^(?:ADP|DET)$/.test(analysis?.upos ?? '');

const opensSentence = (tokens: readonly Token[], { sentences }: Reading) =>
  sentences.slice(1).some((sentence) => tokens.includes(sentence.tokens[0]));

const ORDERS: ReadonlySet<string> = new Set(['before', 'after', 'until', 'since']);

const count = (mentions: readonly Mention[], name: string) =>
  mentions.filter((each) => each.name === name).length;

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const changes = classChanges(source, candidate, 'time');
  const lost = changes.filter(({ state }) => state === 'lost');
  const added = changes.filter(({ state }) => state === 'added');
  if (lost.length > 0 && added.length > 0) {
    const before = lost.flatMap(({ places }) => places);
    const after = added.flatMap(({ places }) => places);
    const because = `${said(source, before)} became ${said(candidate, after)}.`;
    return [verdict('time-order', 'changed', because, before, after)];
  }
  return lost.map(({ name, places }) =>
    verdict(
      'time-order',
      name === 'immediate' ? 'lost' : 'unsure',
      `The new text leaves out ${said(source, places)}.`,
      places,
    ),
  );
}
