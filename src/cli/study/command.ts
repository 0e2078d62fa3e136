import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

const DATABASE = [
  '--db <path>',
  'database of the studies: a file or postgres://… (default: studies.db)',
] as const;

export function studyCommand(program: Command, frame: Frame): void {
  const group = program
    .command('study')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .summary('run human evaluation and data collection, from design to report')
    .description(
      'Studies with people: rate, prefer, rank, write, substitute, mark, understand. Create one from a\n' +
        'design and your items, serve it, monitor its progress, and collect the results.',
    )
    .addHelpText(
      'after',
      examples(
        'study create rate-asset --source s.txt --output ours=a.txt theirs=b.txt',
        'study serve --port 8090',
        'study analyse --html report.html',
      ),
    );

  addCommand(group, 'create <design>')
    .summary('create a study from a design and items')
    .description(
      'Creates a study. DESIGN is a file, or the name of a design that comes with Klartext.',
    )
    .option(
      '-l, --language <id>',
      'language of a design that comes with Klartext: de, es, fr, it, pt, ur or zh',
    )
    .option(
      '--items <file>',
      'items: a table (id, source, word, one column per system) or JSON lines',
    )
    .option('--source <file>', 'sources, one per line, with --output')
    .option('--references <file...>', 'references, for metrics in the analysis')
    .option('--corpus <id>', 'use the sources of a corpus')
    .option('--split <name>', 'split of the corpus: train, dev or test')
    .option('--mirror <folder>', 'folder with corpora, instead of your store')
    .option('--output <name=file...>', 'outputs of a system, one per line')
    .option('--judgements <number>', 'judgements per item, overriding the design')
    .option('--codes <number>', 'create codes for this many participants')
    .option(...DATABASE)
    .addHelpText(
      'after',
      examples(
        'study create rate-asset --items items.tsv --db studies.db',
        'study create prefer --language de --items items.tsv',
        'study create substitute --items words.tsv --codes 25',
      ),
    )
    .action(async (design, options) => {
      const { createStudy } = await import('./create.ts');
      frame.exitCode = await createStudy(design, options, frame.terminal);
    });

  addCommand(group, 'serve')
    .summary('serve the pages of the studies to participants and researchers')
    .option('-p, --port <number>', 'port; 0 takes any free one', '8090')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allow-host <name...>', 'further host names of the server, behind a proxy')
    .option(...DATABASE)
    .addHelpText(
      'after',
      examples('study serve', 'study serve --host 0.0.0.0 --allow-host studies.example.org'),
    )
    .action(async (options) => {
      const { serve } = await import('./serve.ts');
      frame.exitCode = await serve(options, frame.terminal);
    });

  addCommand(group, 'status [study]')
    .summary('show the progress of the studies')
    .option(...DATABASE)
    .addHelpText('after', examples('study status'))
    .action(async (study, options) => {
      const { status } = await import('./results.ts');
      frame.exitCode = await status(study, options, frame.terminal);
    });

  addCommand(group, 'review [study]')
    .summary('review participants; admit, refuse or delete one')
    .option('--admit <participant>', 'let a participant whose test awaits review continue')
    .option('--refuse <participant>', 'turn a participant away')
    .option('--delete <participant>', 'delete all data of a participant')
    .option(...DATABASE)
    .addHelpText('after', examples('study review', 'study review --admit k3m9q2xw'))
    .action(async (study, options) => {
      const { review } = await import('./results.ts');
      frame.exitCode = await review(study, options, frame.terminal);
    });

  addCommand(group, 'analyse [study]')
    .summary('compute means, agreement, tests and the reliability of raters')
    .option('--html <file>', 'write the report as one HTML page')
    .option(
      '--leave-out <who>',
      'leave out participants: ids separated by commas, or "flagged" (those who failed an attention check)',
    )
    .option(
      '--metrics <names>',
      'correlate metrics with the ratings: names separated by commas, or all',
    )
    .option(...DATABASE)
    .addHelpText(
      'after',
      examples(
        'study analyse --json',
        'study analyse --leave-out flagged',
        'study analyse --html report.html --metrics sari,bleu,fkgl',
      ),
    )
    .action(async (study, options) => {
      const { analyse } = await import('./results.ts');
      frame.exitCode = await analyse(study, options, frame.terminal);
    });

  addCommand(group, 'export [study]')
    .summary('export answers as JSON lines, CSV, TSAR, or a corpus with splits and card')
    .addOption(
      new Option('--format <name>', 'what to write')
        .choices(['jsonl', 'csv', 'tsar', 'corpus', 'card', 'dataset'])
        .default('jsonl'),
    )
    .option('-o, --out <file>', 'output file (default: standard output); a folder for dataset')
    .option(...DATABASE)
    .addHelpText(
      'after',
      examples(
        'study export --format csv -o ratings.csv',
        'study export --format tsar > gold.tsv',
        'study export --format dataset -o my-corpus',
      ),
    )
    .action(async (study, options) => {
      const { exportStudy } = await import('./results.ts');
      frame.exitCode = await exportStudy(study, options, frame.terminal);
    });

  addCommand(group, 'import <file>')
    .summary('import ratings collected elsewhere')
    .requiredOption('-l, --language <id>', 'language of the texts')
    .option('--name <text>', 'name of the study')
    .option('--item <column>', 'column of the item')
    .option('--rater <column>', 'column of the rater')
    .option('--system <column>', 'column of the system')
    .option('--dimension <column>', 'column of the dimension')
    .option('--value <column...>', 'column of the value; each of several columns is a dimension')
    .option(...DATABASE)
    .addHelpText('after', examples('study import human_ratings.csv --language en'))
    .action(async (file, options) => {
      const { importRatings } = await import('./import.ts');
      frame.exitCode = await importRatings(file, options, frame.terminal);
    });
}
