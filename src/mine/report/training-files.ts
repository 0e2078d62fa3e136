import { controlStyle, controlTokens } from '../../corpus/index.ts';
import type { MinedPair } from '../stages/pairs.ts';

/**
 * A pair as one line of each training file: the source preceded by control tokens, as in MUSS, and
 * the target.
 *
 * @example trainingLines(pair).source // '<NumChars_85%> <LevSim_70%> … He endeavoured to help.'
 */
export function trainingLines(pair: MinedPair): { source: string; target: string } {
  const tokens = controlTokens(pair.features, controlStyle('muss'));
  return { source: `${tokens} ${pair.source}`, target: pair.target };
}
