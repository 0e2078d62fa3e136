import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** What a command receives: where to write, and the exit code to set. */
export interface Frame {
  readonly terminal: Terminal;
  exitCode: number;
}

/** Adds a command with the options that all commands share. */
export function addCommand(program: Command, usage: string): Command {
  return program
    .command(usage)
    .helpOption('-h, --help', 'show help')
    .option('--json', 'write JSON')
    .option('--no-color', 'no colours, even on a terminal');
}

/** Examples for the help text. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ klartext ${line}`).join('\n')}`;
}
