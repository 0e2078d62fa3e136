import { type Command, Option } from 'commander';
import { ACCESSES, TASKS } from '../../corpus/entry.ts';
import { SPLITS } from '../../corpus/record.ts';
import { addCommand, examples, type Frame } from '../command.ts';

/** `corpus list`, `info`, `show` and `import`. */
export function corpusCatalogueCommands(group: Command, frame: Frame): void {
  addCommand(group, 'list')
    .summary('list the corpora')
    .description('Lists every corpus in the catalogue: language, size, licence, and how to get it.')
    .option('-l, --language <id>', 'only corpora of this language')
    .addOption(new Option('--task <task>', 'only corpora for this task').choices([...TASKS]))
    .addOption(
      new Option('--access <access>', 'only corpora with this kind of access').choices([
        ...ACCESSES,
      ]),
    )
    .option('--here', 'only corpora stored on this machine')
    .addOption(new Option('--markdown', 'write the page docs/corpora.md').conflicts('json'))
    .addHelpText(
      'after',
      examples('corpus list', 'corpus list --language de --access open', 'corpus list --json'),
    )
    .action(async (options) => {
      const { corpusList } = await import('./list.ts');
      frame.exitCode = await corpusList(options, frame.terminal);
    });

  addCommand(group, 'info <id>')
    .summary('show the details of a corpus')
    .description(
      'Shows what a corpus contains, who made it, its licence, its size, and how to get it.',
    )
    .addHelpText('after', examples('corpus info asset', 'corpus info rsse --json'))
    .action(async (id: string) => {
      const { corpusInfo } = await import('./info.ts');
      frame.exitCode = await corpusInfo(id, frame.terminal);
    });

  addCommand(group, 'show <id>')
    .summary('show records of a corpus, side by side')
    .description(
      'Shows the first records of a corpus: source on the left, simplification on the right.',
    )
    .option('-n, --number <n>', 'number of records', '5')
    .addOption(new Option('--split <split>', 'only records of this split').choices([...SPLITS]))
    .option('--mirror <dir>', 'read the corpus from this mirror instead of the store')
    .addHelpText('after', examples('corpus show asset', 'corpus show geolino -n 2 --split test'))
    .action(async (id: string, options) => {
      const { corpusShow } = await import('./show.ts');
      frame.exitCode = await corpusShow(id, options, frame.terminal);
    });

  addCommand(group, 'import <id> <path>')
    .summary('import a corpus from a folder on this machine')
    .description(
      'Registers a corpus that you received or downloaded as a folder, an archive or a file.\n' +
        'Klartext first reads all of it, then copies the files it read into your corpus folder\n' +
        '($KLARTEXT_CORPORA, else ~/.cache/klartext/corpora).',
    )
    .option('--changed', 'accept files that differ from the pinned ones')
    .addHelpText(
      'after',
      examples('corpus import newsela-en ~/newsela-auto/all_data', 'corpus import slots slots.zip'),
    )
    .action(async (id: string, path: string, options) => {
      const { corpusImport } = await import('./import.ts');
      frame.exitCode = await corpusImport(id, path, options, frame.terminal);
    });
}
