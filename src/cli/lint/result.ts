import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';

/** What a profile found in one input. */
export interface LintResult {
  /** As given; `-` is standard input. */
  readonly file: string;
  readonly language: string;
  readonly text: string;
  readonly profile: GuidelineProfile;
  /** How many findings `--fix` took away. */
  readonly fixed?: number;
  readonly findings: readonly LintFinding[];
}
