import type { Command } from 'commander';
import { examples, type Frame } from '../command.ts';
import { corpusCatalogueCommands } from './catalogue-commands.ts';
import { corpusDataCommands, corpusUseCommands } from './data-commands.ts';

/** In the order of the help; each adds subcommands to the group. */
const SUBCOMMANDS: readonly ((group: Command, frame: Frame) => void)[] = [
  corpusCatalogueCommands,
  corpusDataCommands,
  corpusUseCommands,
];

export function corpusCommand(program: Command, frame: Frame): void {
  const group = program
    .command('corpus')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .summary('find, download, read, check and export simplification corpora')
    .description('Simplification corpora: find, download, read, check and export them.')
    .addHelpText(
      'after',
      examples('corpus list --language de', 'corpus info asset', 'corpus show asset'),
    );
  for (const add of SUBCOMMANDS) add(group, frame);
}
