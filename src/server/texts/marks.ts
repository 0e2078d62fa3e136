import type { Mark } from '../../contract/index.ts';

/** The kind of mark of each rule in src/simplify/lint. */
const MARK_OF: Readonly<Record<string, Mark>> = {
  'hard-word': 'hard-words',
  'long-word': 'hard-words',
  'wordy-phrase': 'hard-words',
  'sentence-length': 'long-sentences',
  'nested-clauses': 'structure',
  enumeration: 'structure',
  genitive: 'structure',
  subjunctive: 'structure',
  passive: 'passives',
  negation: 'negations',
  'double-negation': 'negations',
  'big-number': 'numbers',
  percentage: 'numbers',
  'number-word': 'numbers',
  'numeric-date': 'numbers',
  'roman-numeral': 'numbers',
  idiom: 'idioms',
  abbreviation: 'abbreviations',
  'inconsistent-terms': 'terms',
  parentheses: 'signs',
  semicolon: 'signs',
  symbol: 'signs',
  'all-caps': 'signs',
  italics: 'layout',
  underline: 'layout',
  'paragraph-length': 'layout',
  'missing-heading': 'layout',
  'second-person': 'address',
};

/** The kind of mark of a rule; unknown rules count as structure. */
export function markOf(rule: string): Mark {
  return MARK_OF[rule] ?? 'structure';
}

/** Rules that need the whole document; all others give the same result for a block alone. */
const OF_WHOLE = new Set([
  'abbreviation',
  'inconsistent-terms',
  'missing-heading',
  'second-person',
]);

export function looksAtWhole(rule: string): boolean {
  return OF_WHOLE.has(rule);
}
