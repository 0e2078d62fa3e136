import type { SentenceRules } from './language-file/rules-file.ts';
import type { Proposal } from './proposal.ts';
import type { Loss, WeighedProposal } from './weigh.ts';

/** What a preset allows. */
export interface PresetRules {
  /** Rules by the beginning of their names (and key), each with the least worth of an edit. */
  readonly rules: Readonly<Record<string, number>>;
  /** May names, numbers and dates in extras be lost? */
  readonly facts: boolean;
  /** Rules, by the beginning of their names, that may lose them in any case. */
  readonly losing?: readonly string[];
  /** The same, but only names: numbers and dates stay. */
  readonly losingNames?: readonly string[];
}

const SAFE = {
  'replace/': 0,
  'words/': 0,
  'split/': 0,
  'rephrase/': 0,
  'drop/adverb': 0,
  'drop/same-again': 0,
  'drop/heading': 0,
  'drop/debris': 0,
  'drop/lead-in': 0,
  'drop/filler': -99,
};

const EXTRAS = {
  ...SAFE,
  'drop/adjective': 0,
  'drop/parenthesis': 0,
  'drop/reference': 0,
  'drop/tail': 0,
  'drop/insertion': 0,
  'drop/side': 0,
};

/** Careful says the same in easier words and shorter sentences; strong leaves out extras, too. */
export const PRESET_RULES: Readonly<Record<'careful' | 'balanced' | 'strong', PresetRules>> = {
  careful: { rules: SAFE, facts: false },
  balanced: { rules: EXTRAS, facts: false },
  strong: {
    rules: { ...EXTRAS, 'drop/time': 0, 'drop/aside': 5, 'drop/detail': 10, 'drop/modifier': 10 },
    facts: true,
  },
};

/** A preset with what a language says of it; its own rules come first. */
export function presetOf(
  name: 'careful' | 'balanced' | 'strong',
  { presets, mayLoseFacts, mayLoseNames }: SentenceRules,
): PresetRules {
  const preset = PRESET_RULES[name];
  const own = presets?.[name];
  return {
    ...preset,
    ...(own && { rules: { ...own, ...preset.rules, ...own } }),
    ...(mayLoseFacts && name !== 'careful' && { losing: mayLoseFacts }),
    ...(mayLoseNames && name !== 'careful' && { losingNames: mayLoseNames }),
  };
}

/** The rule of a preset that a proposal is under; without one it need not be weighed. */
export function ruleOf({ rule, key }: Proposal, { rules }: PresetRules): string | undefined {
  const name = `${rule} ${key}`;
  for (const prefix in rules) if (name.startsWith(prefix)) return prefix;
  return undefined;
}

/** Does a preset have any use for modifiers of a relation, "drop/detail-amod", or for asides? */
export function dropsModifiers({ rules }: PresetRules): (relation: string) => boolean {
  const names = Object.keys(rules);
  const known = new Map<string, boolean>();
  const isOffered = (relation: string) => {
    const offered = ['drop/aside', `drop/detail-${relation} `, `drop/modifier-${relation} `];
    return names.some((name) =>
      offered.some((each) => each.startsWith(name) || name.startsWith(each)),
    );
  };
  return (relation) => {
    const found = known.get(relation) ?? isOffered(relation);
    known.set(relation, found);
    return found;
  };
}

/** May this be made under a preset? Negation and words of modality never go. */
export function isAllowed(weighed: WeighedProposal, preset: PresetRules): boolean {
  const { proposal, loss, gain } = weighed;
  const prefix = ruleOf(proposal, preset);
  return prefix !== undefined && gain > preset.rules[prefix] && mayCost(proposal, loss, preset);
}

/** May a proposal take this away, whatever it is worth? */
export function mayCost(proposal: Proposal, loss: Loss, preset: PresetRules): boolean {
  if (loss.negations > 0 || loss.hedges > 0) return false;
  return preset.facts || mayLose({ proposal, loss }, preset) || loss.names + loss.numbers === 0;
}

/** Rules that drop only what the text says elsewhere, what was never part of it, or may go in this language. */
export function mayLose(
  { proposal: { rule }, loss }: Pick<WeighedProposal, 'proposal' | 'loss'>,
  { losing = [], losingNames = [] }: PresetRules,
): boolean {
  return (
    rule.startsWith('drop/same-again') ||
    rule === 'drop/heading' ||
    rule === 'drop/debris' ||
    rule === 'drop/reference' ||
    losing.some((each) => rule.startsWith(each)) ||
    (loss.numbers === 0 && losingNames.some((each) => rule.startsWith(each)))
  );
}
