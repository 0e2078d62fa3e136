import { SEVERITIES } from '../../simplify/lint/index.ts';
import type { LintResult } from './result.ts';

/** How many findings of each severity there are. */
export function summed(results: readonly LintResult[]): string {
  const findings = results.flatMap((result) => result.findings);
  if (findings.length === 0) return 'No findings.';
  const counts = [...SEVERITIES].reverse().flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  const [{ profile }] = results;
  return `${counts.join(', ')} (${profile.title}).`;
}
