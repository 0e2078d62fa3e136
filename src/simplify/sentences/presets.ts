import type { WeighedProposal } from './weigh.ts';

/** What a preset allows. */
export interface PresetRules {
  /** Rules by the beginning of their names. */
  readonly rules: readonly string[];
  /** Least worth of an edit. */
  readonly gain: number;
  /** May names and numbers in extras be lost? */
  readonly facts: boolean;
}

const SAFE = [
  'replace/',
  'words/',
  'split/',
  'rephrase/',
  'drop/adverb',
  'drop/same-again',
  'drop/heading',
  'drop/lead-in',
];

/** Careful says the same in easier words and shorter sentences; strong leaves out extras, too. */
export const PRESET_RULES: Readonly<Record<'careful' | 'balanced' | 'strong', PresetRules>> = {
  careful: { rules: SAFE, gain: 2, facts: false },
  balanced: {
    rules: [...SAFE, 'drop/adjective', 'drop/parenthesis', 'drop/tail', 'drop/insertion'],
    gain: 0,
    facts: false,
  },
  strong: {
    rules: [
      ...SAFE,
      'drop/adjective',
      'drop/time',
      'drop/parenthesis',
      'drop/tail',
      'drop/insertion',
    ],
    gain: 0,
    facts: true,
  },
};

export function isAllowed({ proposal, loss, gain }: WeighedProposal, preset: PresetRules): boolean {
  if (!preset.rules.some((rule) => proposal.rule.startsWith(rule))) return false;
  if (loss.negations > 0 || loss.hedges > 0 || gain <= preset.gain) return false;
  return preset.facts || proposal.rule === 'drop/same-again' || loss.names + loss.numbers === 0;
}
