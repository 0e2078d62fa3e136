export { lexicalAdvice } from './lexical.ts';
export { type LintFinding, type LintOptions, lint } from './lint.ts';
export {
  type GuidelineProfile,
  type RuleUse,
  readProfile,
  SEVERITIES,
  type Severity,
} from './profile.ts';
export type { LintContext, LintRule } from './rule.ts';
export { lintRules } from './rules.ts';
export { loadWording, type Wording } from './wording.ts';
