import type { Span } from '../../../core/index.ts';
import {
  type ClassChange,
  classChanges,
  classSwaps,
  said,
  swapVerdicts,
  verdict,
} from '../classes.ts';
import { hasImperative } from '../imperative.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { isStated, verbOf } from '../scope.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Obligation, permission, advice, ability, and degrees of certainty. */
export function modality(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const swaps = classSwaps(source, candidate, 'modality', replacements, {
    isMissed: ({ name, ...mention }) =>
      !isToldOtherwise(name, candidate) &&
      (name !== 'prohibition' || !source.tellsHowMuch(mention)),
    weak: true,
  });
  return swaps.length > 0 ? swapVerdicts('modality', source, candidate, swaps) : verdicts;
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const all = classChanges(source, candidate, 'modality', (mention, reading) => {
    // "shall not exceed 50" is a quantity.
    return mention.name !== 'prohibition' || !reading.tellsHowMuch(mention);
  });
  const changes = all.filter((each) => !isImperative(each, source, candidate));
  const lost = changes.filter(({ state }) => state === 'lost');
  const added = changes.filter(({ state }) => state === 'added');
  if (lost.length > 0 && added.length > 0) {
    const [before, after] = [lost.flatMap(placesOf), added.flatMap(placesOf)];
    const because = `${said(source, before)} became ${said(candidate, after)}.`;
    return [verdict('modality', 'changed', because, before, after)];
  }
  return [
    ...lost.map(({ name, places }) =>
      // Probability can be expressed in many ways.
      verdict(
        'modality',
        name === 'probability' ||
          !isStatedBare(places, source, candidate) ||
          (name === 'possibility' && isForbidden(source, candidate))
          ? 'unsure'
          : 'lost',
        `The new text leaves out ${said(source, places)}.`,
        places,
      ),
    ),
    ...added.map(({ name, places }) =>
      verdict(
        'modality',
        // A prohibition may reword a negation of the source.
        name === 'prohibition' && isNewlyDenied(source, candidate) ? 'added' : 'unsure',
        `The new text adds ${said(candidate, places)}.`,
        [],
        places,
      ),
    ),
  ];
}

/**
 * Did a permission or an obligation become a fact? If its verb is missing or no longer a statement,
 * the sentence was reworded.
 */
function isStatedBare(places: readonly Span[], source: Reading, candidate: Reading): boolean {
  if (!source.language.offers.analysis) return true;
  return places.some((place) => {
    const verb = verbOf(place, source);
    return verb !== undefined && isStated(verb, candidate);
  });
}

/** "not recognisable" → "cannot be recognised": both have the same number of negations. */
const isNewlyDenied = (source: Reading, candidate: Reading) =>
  source.negations.cues.length === 0 && candidate.sayingNo > source.sayingNo;

/** "This prevents that they can see it." → "So they cannot see it." */
function isForbidden(source: Reading, candidate: Reading): boolean {
  const forbids = (reading: Reading, isSure: boolean) =>
    reading
      .mentions('modality')
      .some(({ name, isWeak }) => name === 'prohibition' && isSure !== isWeak);
  return forbids(candidate, true) && forbids(source, false);
}

const placesOf = ({ places }: ClassChange) => places;

function isImperative({ name, state }: ClassChange, source: Reading, candidate: Reading): boolean {
  return isToldOtherwise(name, state === 'lost' ? candidate : source);
}

/** "You must pay", "You should pay" and "Pay": all state an obligation. */
function isToldOtherwise(name: string, other: Reading): boolean {
  return (name === 'necessity' || name === 'recommendation') && hasImperative(other);
}
