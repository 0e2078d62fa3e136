import { packageVersion } from '../../server/version.ts';
import type { Terminal } from '../terminal.ts';
import { drawFindings } from './drawing.ts';
import { annotations } from './github.ts';
import { placesIn } from './places.ts';
import type { LintResult } from './result.ts';
import { sarifOf } from './sarif.ts';

export type OutputFormat = 'text' | 'json' | 'sarif' | 'github';

/** Writes findings in a format. */
export function writeResults(
  results: readonly LintResult[],
  format: OutputFormat,
  terminal: Terminal,
): void {
  if (format === 'json') terminal.writeJson(results.map(recordOf));
  else if (format === 'sarif')
    terminal.write(`${JSON.stringify(sarifOf(results, packageVersion()), undefined, 2)}\n`);
  else if (format === 'github') terminal.write(annotations(results));
  else drawFindings(results, terminal);
}

function recordOf({ file, language, text, profile, findings, fixed }: LintResult) {
  const placeOf = placesIn(text);
  return {
    file,
    language,
    profile: profile.id,
    ...(fixed !== undefined && { fixed }),
    findings: findings.map(({ span, ...finding }) => ({
      ...finding,
      start: span.start,
      end: span.end,
      ...placeOf(span.start),
    })),
  };
}
