import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function languagesCommand(program: Command, frame: Frame): void {
  addCommand(program, 'languages')
    .summary('list the languages and what each offers')
    .description('Lists the available languages, what each offers, and the licences of its data.')
    .addHelpText('after', examples('languages', 'languages --json'))
    .action(async () => {
      const { languages } = await import('./languages.ts');
      frame.exitCode = await languages(frame.terminal);
    });
}
