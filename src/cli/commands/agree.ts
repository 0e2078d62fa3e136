import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function agreeCommand(program: Command, frame: Frame): void {
  addCommand(program, 'agree [file...]')
    .summary('measure the agreement of human raters and compare systems by their ratings')
    .description(
      'Reads human ratings (CSV, TSV or JSON lines; one row for each rating, with item, rater and\n' +
        'value, and where there are such, system and dimension) and shows agreement, means with\n' +
        'intervals, each rater’s bias and how dimensions go together. Values that are words, such\n' +
        'as A, B and similar, are preferences and get the binomial test.',
    )
    .option('--item <column>', 'column with the item (default: found by its usual names)')
    .option('--rater <column>', 'column with the rater')
    .option('--system <column>', 'column with the system')
    .option('--dimension <column>', 'column with what was rated: fluency, meaning, …')
    .option('--value <column...>', 'column with the rating; several are one dimension each')
    .option('--where <column=value...>', 'only rows with this value')
    .option('--labels', 'values are labels, also where they look like numbers')
    .option('--z-scores', 'first make each rater’s ratings z-scores')
    .option('--metrics <file>', 'scores of metrics for the same items, to correlate with ratings')
    .option('--bins <count>', 'categories of the simulated two raters', '5')
    .option('--seed <number>', 'seed of everything drawn at random', '12345')
    .addHelpText(
      'after',
      examples(
        'agree ratings.csv',
        'agree human_ratings.csv --item original_sentence_id --json',
        'agree ratings.csv --value simplicity meaning --rater rater --item pair',
        'agree ratings.csv --metrics scores.csv --where test_set=asset',
      ),
    )
    .action(async (files: string[], options) => {
      const { agree } = await import('../agree.ts');
      frame.exitCode = await agree(files, options, frame.terminal);
    });
}
