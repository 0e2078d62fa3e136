import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';

/** The findings of a profile in one input. */
export interface LintResult {
  /** As given; `-` is standard input. */
  readonly file: string;
  readonly language: string;
  readonly text: string;
  readonly profile: GuidelineProfile;
  /** The number of findings that `--fix` removed. */
  readonly fixed?: number;
  readonly findings: readonly LintFinding[];
}
