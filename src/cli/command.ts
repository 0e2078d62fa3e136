import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** What a command has of the call: where to write, and the exit code to set. */
export interface Frame {
  readonly terminal: Terminal;
  exitCode: number;
}

/** A command with the options that every command has. */
export function addCommand(program: Command, usage: string): Command {
  return program
    .command(usage)
    .helpOption('-h, --help', 'show help')
    .option('--json', 'write JSON')
    .option('--no-color', 'no colours, even on a terminal');
}

/** Calls to show in the help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ klartext ${line}`).join('\n')}`;
}
