import type { Severity } from '../../simplify/lint/index.ts';
import { cut, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { placesIn } from './places.ts';
import type { LintResult } from './result.ts';
import { summed } from './summed.ts';

const LONGEST_QUOTE = 60;

/** Findings for a terminal: one per line with the words concerned, then a summary. */
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
