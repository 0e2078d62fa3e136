import type { Mark } from '../../contract/index.ts';

/** What kind of mark each rule of src/simplify/lint makes. */
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

/** The kind of mark of a rule; one that is new here is about structure. */
export function markOf(rule: string): Mark {
  return MARK_OF[rule] ?? 'structure';
}

/** Rules that look at the document as a whole; all others say the same of a block alone. */
const OF_WHOLE = new Set([
  'abbreviation',
  'inconsistent-terms',
  'missing-heading',
  'second-person',
]);

export function looksAtWhole(rule: string): boolean {
  return OF_WHOLE.has(rule);
}
