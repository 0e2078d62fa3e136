import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { withWork } from './controls.ts';

export function tuneCommand(program: Command, frame: Frame): void {
  withWork(
    addCommand(program, 'tune')
      .summary('search for the control values that suit a corpus best')
      .description(
        'Searches the values of the dials for a corpus and an objective. Methods: one-plus-one\n' +
          '(evolution strategy, as MUSS), grid (around the means of the references, as MultiSim),\n' +
          'forward (greedy selection of dials, as ACCESS), rule (no parallel data: the ratio of the\n' +
          'mean lengths of 50 sources and 50 simple sentences). With --log a search that was\n' +
          'stopped resumes there.',
      ),
  )
    .addOption(
      new Option('--method <name>', 'how to search')
        .choices(['one-plus-one', 'grid', 'forward', 'rule'])
        .default('one-plus-one'),
    )
    .option('--objective <metric>', 'what to make best', 'sari')
    .option('--meaning <metric>', 'a second metric, mixed in by --weight')
    .option('--weight <share>', 'weight of the second metric', '0.3')
    .option('--budget <number>', 'trials of one-plus-one', '64')
    .option('--low <ratio>', 'least value of a dial', '0.2')
    .option('--high <ratio>', 'greatest value of a dial', '1.5')
    .option('--simple <file>', 'simple sentences for the rule, not aligned')
    .option('--seed <number>', 'seed of the search', '1')
    .option('--log <file>', 'append every trial; a call that finds its log resumes')
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
      const { tune } = await import('../tune/tune.ts');
      frame.exitCode = await tune(options, frame.terminal);
    });
}
