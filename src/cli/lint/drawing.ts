import type { Severity } from '../../simplify/lint/index.ts';
import { cut, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import type { FindingsWriter } from './result.ts';

const LONGEST_QUOTE = 60;

/** Findings for a terminal: one per line, with the words concerned. */
export function drawnFindings(terminal: Terminal): FindingsWriter {
  const { colours } = terminal;
  const paint: Record<Severity, (text: string) => string> = {
    error: colours.red,
    warning: colours.yellow,
    note: colours.cyan,
  };
  let name = '';
  return {
    startFile({ file }) {
      name = file === '-' ? '' : `${printable(file)}:`;
    },
    write({ from, severity, rule, message, suggestions, text: words }) {
      const place = colours.dim(`${name}${from.line}:${from.column}`);
      const quoted = message.includes('"')
        ? ''
        : ` ${colours.dim(`“${cut(printable(words), LONGEST_QUOTE)}”`)}`;
      const instead = suggestions.length === 0 ? '' : ` → ${suggestions.map(printable).join(', ')}`;
      terminal.write(
        `${place} ${paint[severity](severity)} ${printable(message)}${quoted}${colours.green(instead)} ${colours.dim(`[${rule}]`)}\n`,
      );
    },
    endFile() {},
    end() {},
  };
}
