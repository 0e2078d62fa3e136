import { SEVERITIES, type Severity } from '../../simplify/lint/index.ts';
import { placesIn } from './places.ts';
import type { LintResult } from './result.ts';
import { summed } from './summed.ts';

/** GitHub shows ten annotations of each kind per step, and drops the rest silently. */
const MOST = 10;
const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/**
 * Findings as workflow commands for GitHub Actions: `::warning file=…,line=…::…`, most severe first,
 * as many as GitHub shows, and a summary of all.
 */
export function annotations(results: readonly LintResult[]): string {
  const room = new Map(SEVERITIES.map((each) => [each, each === 'note' ? MOST - 1 : MOST]));
  let lines = '';
  let hidden = 0;
  for (const result of results) {
    const placeOf = placesIn(result.text);
    for (const finding of result.findings) {
      const left = room.get(finding.severity) ?? 0;
      if (left === 0) hidden++;
      else {
        room.set(finding.severity, left - 1);
        lines += annotation(result.file, finding, placeOf);
      }
    }
  }
  const more = hidden === 0 ? '' : ` ${hidden} more are not shown.`;
  return `${lines}::notice title=klartext::${data(`${summed(results)}${more}`)}\n`;
}

function annotation(
  file: string,
  { span, severity, rule, message, suggestions }: LintResult['findings'][number],
  placeOf: ReturnType<typeof placesIn>,
): string {
  const [start, end] = [placeOf(span.start), placeOf(span.end)];
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
  const instead = suggestions.length === 0 ? '' : ` Instead: ${suggestions.join(', ')}.`;
  return `::${COMMANDS[severity]} file=${property(file)},line=${start.line},endLine=${end.line}${columns},title=${property(`klartext ${rule}`)}::${data(`${message}${instead}`)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
