import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function packCommand(program: Command, frame: Frame): void {
  const pack = program
    .command('pack')
    .summary('more synonyms and frequencies for a language, pulled by you')
    .description(
      'Packs make suggestions better. They are compiled on your machine from public sources\n' +
        'under their own licences, and kept in your cache folder ($KLARTEXT_PACKS).',
    )
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .addHelpText('after', examples('pack pull es', 'pack pull es --mirror .data'));
  addCommand(pack, 'pull <language>')
    .summary('gets and compiles the pack of a language')
    .description('Fetches the sources of a pack from their pinned addresses and compiles them.')
    .option('--mirror <folder>', 'take the files from this folder, offline')
    .addHelpText('after', examples('pack pull es', 'pack pull en --mirror .data'))
    .action(async (language: string, options) => {
      const { pullPack } = await import('../pack/pull.ts');
      frame.exitCode = await pullPack(language, options, frame.terminal);
    });
}
