import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** On what condition something holds and with what exception, for what reason or in spite of what. */
export function condition(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swaps = [
    ...classSwaps(source, candidate, 'condition', replacements, {
      isMissed: ({ name }) => name !== 'even-if',
    }),
    ...classSwaps(source, candidate, 'connection', replacements),
  ];
  return swaps.length > 0 ? swapVerdicts('condition', source, candidate, swaps) : verdicts;
}

/** What the texts say as a whole. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  return classChanges(source, candidate, 'condition').flatMap(({ name, state, places }) => {
    if (state === 'lost') {
      // A concession may be told by "but".
      if (name === 'even-if') return [];
      // "unless you pay" and "if you do not pay": what is excepted is denied.
      const isDenied = candidate.negations.cues.length > source.negations.cues.length;
      const found = name === 'exception' && isDenied ? 'unsure' : 'lost';
      return [verdict('condition', found, `${said(source, places)} is left out.`, places)];
    }
    // A condition may have been told by a noun: "failure to pay"; an exception by a negation.
    const isFresh = name === 'exception' && source.negations.cues.length === 0;
    const because = `${said(candidate, places)} is not in the source.`;
    return [verdict('condition', isFresh ? 'added' : 'unsure', because, [], places)];
  });
}
