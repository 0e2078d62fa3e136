import { areCompatible } from './proposal.ts';
import type { WeighedProposal } from './weigh.ts';

const WIDTH = 4;
const MOST = 40;

interface State {
  readonly chosen: readonly WeighedProposal[];
  readonly gain: number;
}

/** The set of compatible proposals that is worth most, by beam search from the best one down. */
export function choose(proposals: readonly WeighedProposal[]): WeighedProposal[] {
  const ordered = [...proposals].sort((a, b) => b.gain - a.gain).slice(0, MOST);
  let beam: State[] = [{ chosen: [], gain: 0 }];
  for (const next of ordered) {
    const grown = beam.flatMap((state): State[] => {
      const fits = state.chosen.every(({ proposal }) => areCompatible(proposal, next.proposal));
      if (!fits) return [state];
      const added = { chosen: [...state.chosen, next], gain: state.gain + next.gain };
      // Only where something later may want its place is leaving it out worth a thought.
      const contested = ordered.some(
        (other) => other !== next && !areCompatible(other.proposal, next.proposal),
      );
      return contested ? [added, state] : [added];
    });
    beam = grown.sort((a, b) => b.gain - a.gain).slice(0, WIDTH);
  }
  return [...beam[0].chosen];
}
