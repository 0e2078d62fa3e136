import { SEVERITIES, type Severity } from '../../simplify/lint/index.ts';
import type { Terminal } from '../terminal.ts';
import type { FindingsWriter, PlacedFinding } from './result.ts';
import type { Summary } from './summed.ts';

/** GitHub shows ten annotations of each kind per step, and drops the rest silently. */
const MOST = 10;
const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/**
 * Findings as workflow commands for GitHub Actions: `::warning file=…,line=…::…`, as many of each
 * severity as GitHub shows, and a summary of all.
 */
export function annotations(terminal: Terminal, summary: Summary): FindingsWriter {
  const room = new Map(SEVERITIES.map((each) => [each, each === 'note' ? MOST - 1 : MOST]));
  let hidden = 0;
  let name = '';
  return {
    startFile({ file }) {
      name = file;
    },
    write(finding) {
      const left = room.get(finding.severity) ?? 0;
      room.set(finding.severity, left - 1);
      if (left > 0) terminal.write(annotation(name, finding));
      else hidden++;
    },
    endFile() {},
    end() {
      const more = hidden === 0 ? '' : ` ${hidden} more are not shown.`;
      terminal.write(`::notice title=klartext::${data(`${summary}${more}`)}\n`);
    },
  };
}

function annotation(
  file: string,
  { from, to, severity, rule, message, suggestions }: PlacedFinding,
): string {
  const columns = from.line === to.line ? `,col=${from.column},endColumn=${to.column}` : '';
  const instead = suggestions.length === 0 ? '' : ` Instead: ${suggestions.join(', ')}.`;
  return `::${COMMANDS[severity]} file=${property(file)},line=${from.line},endLine=${to.line}${columns},title=${property(`klartext ${rule}`)}::${data(`${message}${instead}`)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
