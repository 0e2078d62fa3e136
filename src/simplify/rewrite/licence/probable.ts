import { nodeOf } from '../pattern/match.ts';
import type { Licence } from './proposal.ts';

/** The minimum probability of every arc that a pattern uses, if the parser provides probabilities. */
const LEAST = 0.5;

/** The arcs that a pattern follows are probable. */
export const probable: Licence = ({ tree, rule, binding }) => {
  for (const step of rule.steps) {
    if (step.kind !== 'edge' || step.mode !== 'one' || step.way === '>>') continue;
    const at = nodeOf(binding, step.way === '<' ? step.left : step.name);
    if (at === undefined) continue;
    const { probability, headProbability, form } = tree.at(at);
    // A parser may waver between relations that are all the same to a pattern: nsubj and nsubj:pass.
    const sure = step.relations?.length === 1 ? probability : headProbability;
    if (sure !== undefined && sure < LEAST) return `“${form}” may hang elsewhere`;
  }
  return undefined;
};
