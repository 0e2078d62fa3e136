import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Classes whose loss alone changes what is said; all, some, many and few may be said otherwise. */
const STRICT = new Set(['only', 'at-least', 'at-most', 'more-than', 'less-than']);

/** Only, at least, up to, more than, all, some, most, about. */
export function quantity(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swaps = classSwaps(source, candidate, 'quantity', replacements, {
    weak: true,
    isMissed: ({ name }) => name !== 'some',
    isAdded: ({ name }) => STRICT.has(name),
  });
  return swaps.length > 0 ? swapVerdicts('quantity', source, candidate, swaps) : verdicts;
}

/** What the texts say as a whole. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const changes = classChanges(source, candidate, 'quantity');
  const lost = changes.filter(({ state }) => state === 'lost');
  const added = changes.filter(({ state }) => state === 'added');
  if (lost.length > 0 && added.length > 0) {
    const before = lost.flatMap(({ places }) => places);
    const after = added.flatMap(({ places }) => places);
    const because = `${said(source, before)} became ${said(candidate, after)}.`;
    return [verdict('quantity', 'changed', because, before, after)];
  }
  return changes.map(({ name, state, places }) => {
    const isLost = state === 'lost';
    const because = isLost
      ? `${said(source, places)} is left out.`
      : `${said(candidate, places)} is not in the source.`;
    const found = STRICT.has(name) ? state : 'unsure';
    return verdict('quantity', found, because, isLost ? places : [], isLost ? [] : places);
  });
}
