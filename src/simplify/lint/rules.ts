import { type Registry, registry } from '../../core/index.ts';
import type { LintRule } from './rule.ts';
import { abbreviation } from './rules/abbreviations.ts';
import { doubleNegation, negation } from './rules/negations.ts';
import { bigNumber, numberWord, numericDate, percentage, romanNumeral } from './rules/numbers.ts';
import {
  enumeration,
  genitive,
  nestedClauses,
  passive,
  sentenceLength,
  subjunctive,
} from './rules/sentences.ts';
import {
  allCaps,
  italics,
  missingHeading,
  paragraphLength,
  parentheses,
  secondPerson,
  semicolon,
  symbol,
  underline,
} from './rules/signs.ts';
import { inconsistentTerms } from './rules/terms.ts';
import { hardWord, idiom, longWord, wordyPhrase } from './rules/words.ts';

const ALL: readonly LintRule[] = [
  sentenceLength,
  nestedClauses,
  passive,
  negation,
  doubleNegation,
  subjunctive,
  genitive,
  enumeration,
  hardWord,
  longWord,
  wordyPhrase,
  idiom,
  inconsistentTerms,
  abbreviation,
  bigNumber,
  percentage,
  numberWord,
  numericDate,
  romanNumeral,
  parentheses,
  semicolon,
  symbol,
  allCaps,
  italics,
  underline,
  paragraphLength,
  missingHeading,
  secondPerson,
];

/**
 * The rules that profiles can ask for, by name.
 *
 * @example lintRules.get('sentence-length').defaults // { most: 20 }
 */
export const lintRules: Registry<LintRule> = registry(
  'rule',
  Object.fromEntries(ALL.map((rule) => [rule.name, () => rule])),
);
