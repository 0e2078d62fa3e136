import { SEVERITIES } from '../../simplify/lint/index.ts';
import type { LintResult } from './result.ts';

/** The number of findings of each severity. */
export function summed(results: readonly LintResult[]): string {
  const findings = results.flatMap((result) => result.findings);
  const fixed = results.reduce((sum, result) => sum + (result.fixed ?? 0), 0);
  const done = fixed > 0 ? `${fixed} fixed. ` : '';
  if (findings.length === 0) return `${done}No findings.`;
  const counts = [...SEVERITIES].reverse().flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  const titles = new Set(results.map(({ profile }) => profile.title));
  return `${done}${counts.join(', ')} (${[...titles].join('; ')}).`;
}
