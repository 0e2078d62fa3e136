import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** More, less or as much as something else. */
export function comparison(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swaps = classSwaps(source, candidate, 'comparison', replacements);
  return swaps.length > 0 ? swapVerdicts('comparison', source, candidate, swaps) : verdicts;
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const changes = classChanges(source, candidate, 'comparison');
  const lost = changes.filter(({ state }) => state === 'lost');
  const added = changes.filter(({ state }) => state === 'added');
  if (lost.length === 0 || added.length === 0) return [];
  const before = lost.flatMap(({ places }) => places);
  const after = added.flatMap(({ places }) => places);
  const because = `${said(source, before)} became ${said(candidate, after)}.`;
  return [verdict('comparison', 'changed', because, before, after)];
}
