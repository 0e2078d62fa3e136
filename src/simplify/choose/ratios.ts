import type { Candidate, Controls } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { DIALS, measureDials, measureSource } from '../controls/dials.ts';

/** Does a ratio request a change? 1 means unchanged. */
export const asksForChange = (controls: Controls): boolean =>
  DIALS.some((dial) => controls[dial] !== undefined && controls[dial] !== 1);

/**
 * Orders candidates by the distance of their four ratios from the requested ones, the nearest first; of two
 * equally near ones, the earlier first.
 *
 * @example byRatios(source, candidates, { length: 0.8 }, english)[0]
 */
export function byRatios(
  source: string,
  candidates: readonly Candidate[],
  controls: Controls,
  language: Language,
): Candidate[] {
  const measured = measureSource(source, language);
  const distanceOf = ({ text }: Candidate): number => {
    const reached = measureDials(measured, text, language);
    return DIALS.reduce(
      (sum, dial) => sum + Math.abs(reached[dial] - (controls[dial] ?? reached[dial])),
      0,
    );
  };
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(candidate) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);
}
