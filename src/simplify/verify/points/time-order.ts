import type { Mention } from '../../../language/closed-class/index.ts';
import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
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
  return swaps.length > 0 ? swapVerdicts('time-order', source, candidate, swaps) : verdicts;
}

/** Was the word replaced on its own? */
const isAlone = ({ start, end }: Mention, replacements: readonly Replacement[]) =>
  replacements.some(({ source }) => {
    const [place] = spanOf(source);
    return place?.start === start && place.end <= end;
  });

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
