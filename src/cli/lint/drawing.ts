import { SEVERITIES, type Severity } from '../../simplify/lint/index.ts';
import { cut, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { placesIn } from './places.ts';
import type { LintResult } from './result.ts';

const LONGEST_QUOTE = 60;

/** Findings for people: a line each, with the words in question, and a sum at the end. */
export function drawFindings(results: readonly LintResult[], terminal: Terminal): void {
  const { colours } = terminal;
  const paint: Record<Severity, (text: string) => string> = {
    error: colours.red,
    warning: colours.yellow,
    note: colours.cyan,
  };
  for (const { file, text, findings } of results) {
    const placeOf = placesIn(text);
    const name = file === '-' ? '' : `${printable(file)}:`;
    for (const { span, severity, rule, message, suggestions, text: words } of findings) {
      const { line, column } = placeOf(span.start);
      const place = colours.dim(`${name}${line}:${column}`);
      const quoted = message.includes('"')
        ? ''
        : ` ${colours.dim(`“${cut(printable(words), LONGEST_QUOTE)}”`)}`;
      const instead = suggestions.length === 0 ? '' : ` → ${suggestions.map(printable).join(', ')}`;
      terminal.write(
        `${place} ${paint[severity](severity)} ${printable(message)}${quoted}${colours.green(instead)} ${colours.dim(`[${rule}]`)}\n`,
      );
    }
  }
  terminal.notice(`${summed(results)}\n`);
}

function summed(results: readonly LintResult[]): string {
  const findings = results.flatMap((result) => result.findings);
  if (findings.length === 0) return 'No findings.';
  const counts = [...SEVERITIES].reverse().flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  const [{ profile }] = results;
  return `${counts.join(', ')} (${profile.title}).`;
}

/** Findings as GitHub Actions reads them from standard output: `::warning file=…,line=…::…`. */
export function annotations(results: readonly LintResult[]): string {
  let lines = '';
  for (const { file, text, findings } of results) {
    const placeOf = placesIn(text);
    for (const { span, severity, rule, message, suggestions } of findings) {
      const [start, end] = [placeOf(span.start), placeOf(span.end)];
      const command = severity === 'note' ? 'notice' : severity;
      const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
      const instead = suggestions.length === 0 ? '' : ` Instead: ${suggestions.join(', ')}.`;
      lines += `::${command} file=${property(file)},line=${start.line},endLine=${end.line}${columns},title=${property(`klartext ${rule}`)}::${data(`${message}${instead}`)}\n`;
    }
  }
  return lines;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
