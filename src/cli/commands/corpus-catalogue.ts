import { type Command, Option } from 'commander';
import { ACCESSES, TASKS } from '../../corpus/entry.ts';
import { addCommand, examples, type Frame } from '../command.ts';

/** `corpus list`, `info`, `show` and `import`. */
export function corpusCatalogueCommands(group: Command, frame: Frame): void {
  addCommand(group, 'list')
    .summary('the corpora there are')
    .description('Lists every corpus that is known: language, size, licence, and how to get it.')
    .option('-l, --language <id>', 'only corpora of this language')
    .addOption(new Option('--task <task>', 'only corpora for this task').choices([...TASKS]))
    .addOption(new Option('--access <access>', 'only corpora got this way').choices([...ACCESSES]))
    .addHelpText(
      'after',
      examples('corpus list', 'corpus list --language de --access open', 'corpus list --json'),
    )
    .action(async (options) => {
      const { corpusList } = await import('../corpus/list.ts');
      frame.exitCode = await corpusList(options, frame.terminal);
    });
}
