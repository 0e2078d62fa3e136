import type { SentenceRules } from './language-file/rules-file.ts';
import type { Proposal } from './proposal.ts';
import type { Loss, WeighedProposal } from './weigh.ts';

/** What a preset allows. */
export interface PresetRules {
  /** Rules by the beginning of their names (and key), each with the least worth of an edit. */
  readonly rules: Readonly<Record<string, number>>;
  /** May names, numbers and dates be lost? Only where a ratio asks for a shorter text. */
  readonly facts: boolean;
}

/** No preset deletes: a text is made shorter only where a ratio asks for it. */
const RULES = { 'replace/': 0, 'words/': 0, 'split/': 0, 'rephrase/': 0 };

/** A preset with the thresholds that a language sets for it; its own rules come first. */
export function presetOf(
  name: 'careful' | 'balanced' | 'strong',
  { presets }: SentenceRules,
): PresetRules {
  const own = presets?.[name];
  return { facts: false, rules: own ? { ...own, ...RULES, ...own } : RULES };
}

/** The rule of a preset that a proposal is under; without one it need not be weighed. */
export function ruleOf({ rule, key }: Proposal, { rules }: PresetRules): string | undefined {
  const name = `${rule} ${key}`;
  for (const prefix in rules) if (name.startsWith(prefix)) return prefix;
  return undefined;
}

/** May this be made under a preset? Negation and words of modality never go. */
export function isAllowed(weighed: WeighedProposal, preset: PresetRules): boolean {
  const { proposal, loss, gain } = weighed;
  const prefix = ruleOf(proposal, preset);
  return prefix !== undefined && gain > preset.rules[prefix] && mayCost(loss, preset);
}

/** May a proposal take this away, whatever it is worth? */
export function mayCost(loss: Loss, preset: PresetRules): boolean {
  if (loss.negations > 0 || loss.hedges > 0) return false;
  return preset.facts || loss.names + loss.numbers === 0;
}
