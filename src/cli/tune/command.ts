import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { withWork } from '../controls/command.ts';

export function tuneCommand(program: Command, frame: Frame): void {
  withWork(
    addCommand(program, 'tune')
      .summary('search for the control values that suit a corpus best')
      .description(
        'Searches for the dial values that best meet an objective on a corpus. Methods: one-plus-one\n' +
          '(evolution strategy, as MUSS), grid (around the means of the references, as MultiSim),\n' +
          'forward (greedy selection of dials, as ACCESS), rule (no parallel data: the ratio of the\n' +
          'mean lengths of 50 sources and 50 simple sentences). With --log, an interrupted\n' +
          'search can be resumed.',
      ),
  )
    .addOption(
      new Option('--method <name>', 'search method')
        .choices(['one-plus-one', 'grid', 'forward', 'rule'])
        .default('one-plus-one'),
    )
    .option('--objective <metric>', 'metric to optimise', 'sari')
    .option('--meaning <metric>', 'a second metric, added with --weight')
    .option('--weight <share>', 'weight of the second metric', '0.3')
    .option('--budget <number>', 'number of trials of one-plus-one', '64')
    .option('--low <ratio>', 'lowest value of a dial', '0.2')
    .option('--high <ratio>', 'highest value of a dial', '1.5')
    .option('--simple <file>', 'simple sentences for method rule, not aligned')
    .option('--seed <number>', 'seed of the search', '1')
    .option('--log <file>', 'append every trial; an existing log is resumed')
    .addHelpText(
      'after',
      examples(
        'tune --corpus asset --split dev --log asset.jsonl',
        'tune --source valid.txt --references valid.ref --language es --method grid',
        'tune --source valid.txt --references valid.ref -l en --meaning bleu --weight 0.3',
        'tune --source mine.txt --simple easy.txt --language de --method rule --objective easse-compression',
      ),
    )
    .action(async (options) => {
      const { tune } = await import('./tune.ts');
      frame.exitCode = await tune(options, frame.terminal);
    });
}
