import { choose } from './choose.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import { isAllowed, presetOf } from './presets.ts';
import type { WeighedProposal } from './weigh.ts';

const KINDS = ['replace/', 'split/', 'drop/', 'rephrase/'];

/** Sets of proposals that differ in kind from the best one: only words, only splits, more, less. */
export function alternatives(
  weighed: readonly WeighedProposal[],
  best: readonly WeighedProposal[],
  most: number,
  rules: SentenceRules,
): WeighedProposal[][] {
  const presets = [
    presetOf('strong', rules),
    presetOf('careful', rules),
    presetOf('balanced', rules),
  ];
  const sets = presets.map((preset) => choose(weighed.filter((each) => isAllowed(each, preset))));
  const allowed = weighed.filter((each) => isAllowed(each, presets[0]));
  for (const kind of KINDS) {
    const isOf = ({ proposal }: WeighedProposal) =>
      proposal.rule.startsWith(kind) || (kind === 'replace/' && proposal.rule.startsWith('words/'));
    sets.push(choose(allowed.filter(isOf)));
    sets.push(choose(allowed.filter((each) => !isOf(each))));
  }
  for (const left of best) sets.push(best.filter((each) => each !== left));
  return sets.slice(0, Math.max(most, presets.length));
}
